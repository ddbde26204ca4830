import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { needPhrases } from '../platform/i18n.ts';
import { lazy } from '../platform/lazy.ts';
import { showFailure } from '../platform/notices.ts';
import { venueQuery } from '../venues/venues.ts';
import type { Place } from './place.ts';
import type { Row } from './rows.ts';
import { onWantedRecord } from './wanted-record.ts';

// The editor and the rules of the contract come once the list stands: they are heavier than the list itself.
const loadEditor = lazy(async () => {
  const [{ Editor }] = await Promise.all([
    import('./editor.tsx'),
    needPhrases('editor', 'ingredients', 'picture', 'saving', 'unsaved'),
  ]);
  return Editor;
});

type EditorProps = ComponentProps<Awaited<ReturnType<typeof loadEditor>>>;
type Opened = Pick<EditorProps, 'place' | 'row' | 'currency' | 'country'> & { time: number };

type Options = {
  place: Place;
  /** The menu above, whose currency its items have. */
  menu: Row | undefined;
  /** Whether the list is shown, so that the editor may load. */
  isReady: boolean;
  onCreated: (row: Row) => void;
};

/** The editor of records: how to open it, for a row or a new record, of the page's list unless another is named, and its dialog. */
export function useEditor({ place: ownPlace, menu, isReady, onCreated }: Options) {
  const { data: venue } = useQuery(venueQuery);
  const [Editor, setEditor] = useState<Awaited<ReturnType<typeof loadEditor>>>();
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isReady || opened) loadEditor().then((come) => setEditor(() => come), showFailure);
  }, [isReady, opened]);
  const open = (row?: Row, place = ownPlace) => {
    const from = { currency: menu?.currency, country: venue?.map.country_code };
    setOpened((before) => ({ ...from, place, row, time: (before?.time ?? 0) + 1 }));
    setOpen(true);
  };
  const create = useEffectEvent(() => open());
  useEffect(() => (isReady ? onWantedRecord(create) : undefined), [isReady]);
  const dialog = Editor && opened && (
    <Editor
      key={opened.time}
      place={opened.place}
      row={opened.row}
      currency={opened.currency}
      country={opened.country}
      opened={isOpen}
      onClose={() => setOpen(false)}
      onCreated={onCreated}
    />
  );
  return { open, dialog, isComing: isOpen && !Editor };
}

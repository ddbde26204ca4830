import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { withPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { showFailure } from '../platform/notices.ts';
import { venueQuery } from '../venues/venues.ts';
import type { Action } from './actions.ts';
import { copyLink } from './copy-link.ts';
import { linkToTranslate } from './levels.ts';
import type { Place } from './place.ts';
import { useReorder } from './queries.ts';
import type { Asked } from './record-dialogs.tsx';
import type { Row } from './rows.ts';

type ActionOptions = {
  place: Place;
  total: number;
  edit: (row: Row, place: Place) => void;
  /** A row has come into the list. */
  onAdded: (row: Row) => void;
};

// The questions come with the first one.
const loadDialogs = lazy(withPhrases(() => import('./record-dialogs.tsx'), 'rows'));

/**
 * Runs an action of a row, which stands in the page's list unless another is named: at once, or after a question. To the ends of
 * another list its own view takes a row.
 */
export function useActions({ place: ownPlace, total: ownTotal, edit, onAdded }: ActionOptions) {
  const [asked, setAsked] = useState<Asked>();
  const [opened, setOpened] = useState(false);
  const reorder = useReorder(ownPlace);
  const moveTo = (row: Row, position: number) => reorder.mutate({ row, position, total: ownTotal });
  const loaded = useLazy(loadDialogs, asked !== undefined);
  const navigate = useNavigate();
  const { data: venue } = useQuery(venueQuery);
  const act = (action: Action, row: Row, place = ownPlace, total = ownTotal) => {
    if (action === 'edit') edit(row, place);
    else if (action === 'translate') navigate(linkToTranslate(place, row.id)).catch(showFailure);
    else if (action === 'copyLink') void copyLink(`${venue?.menu_url}/${row.slug}`, row.title);
    else if (action === 'toTop') moveTo(row, 1);
    else if (action === 'toBottom') moveTo(row, ownTotal);
    else {
      setAsked((before) => ({ action, row, place, total, time: (before?.time ?? 0) + 1 }));
      setOpened(true);
    }
  };
  const dialogs = asked && loaded && (
    <loaded.RecordDialogs asked={asked} opened={opened} onClose={() => setOpened(false)} onAdded={onAdded} />
  );
  return { act, dialogs };
}

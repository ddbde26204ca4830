import { DEFAULT_LOCALE, type Locale } from '@sofra/contract/languages/locales';
import { MOST, ROOM } from '@sofra/contract/limits';
import { SHOWN_WITHOUT_CURRENCY } from '@sofra/contract/money/currencies';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PasteDialog } from '../pasting/paste-dialog.tsx';
import type { Taken } from '../pasting/takeable.ts';
import { i18n } from '../platform/i18n.ts';
import { PartlyTakenBack, type PartsState, tellPartsFailure } from '../platform/in-parts.ts';
import { venueQuery } from '../venues/venues.ts';
import { addSections } from './add-sections.ts';
import { MENUS } from './levels.ts';
import { CHANGES, recordQuery, useTellFailure } from './queries.ts';

const { sections, items } = ROOM.menus;
// A section comes in one call.
const MENU_ROOM = { sections, dishes: MOST.batch, allDishes: items, records: MOST.batch };
const NO_LOCALES: readonly Locale[] = [];

/** Adds what is pasted to a menu, in parts where it is much; `done` hears when all of it is there. */
function useAdding(menu: string, done: () => void) {
  const [state, setState] = useState<PartsState>();
  const stop = useRef(new AbortController());
  const tell = useTellFailure();
  const add = useMutation({
    mutationFn: (taken: Taken) => {
      stop.current = new AbortController();
      return addSections(menu, taken.sections, { signal: stop.current.signal, onProgress: setState });
    },
    onSuccess: ({ isGivenUp }) => {
      if (!isGivenUp) done();
    },
    onError: (error) => (error instanceof PartlyTakenBack ? tellPartsFailure(error) : tell(error)),
    onSettled: () => setState(undefined),
    meta: {
      ...CHANGES,
      notice: (taken: Taken, { isGivenUp }: { isGivenUp: boolean }) =>
        isGivenUp ? i18n.t('parts.givenUp') : i18n.t('pasting.added', { count: taken.items }),
    },
  });
  const giveUp = () => {
    stop.current.abort();
    setState('takenBack');
  };
  return { add, state, giveUp };
}

type Props = { menu: string; opened: boolean; onClose: () => void; onPasted: () => void };

/** Makes sections and items of a pasted text, at the end of a menu. */
export function PasteIntoMenu({ menu, opened, onClose, onPasted }: Props) {
  const { data: venue } = useQuery(venueQuery);
  const { data } = useQuery(recordQuery(MENUS, menu));
  const { add, state, giveUp } = useAdding(menu, () => {
    onClose();
    onPasted();
  });
  return (
    <PasteDialog
      opened={opened}
      onClose={onClose}
      taker="menu"
      currency={data?.currency ?? SHOWN_WITHOUT_CURRENCY}
      main={venue?.default_locale ?? DEFAULT_LOCALE}
      others={venue?.extra_locales ?? NO_LOCALES}
      room={MENU_ROOM}
      isBusy={add.isPending}
      parts={state && { state, onGiveUp: giveUp }}
      onTake={(taken) => add.mutate(taken)}
    />
  );
}

import { DEFAULT_LOCALE, type Locale } from '@sofra/contract/languages/locales';
import { MOST, ROOM } from '@sofra/contract/limits';
import { SHOWN_WITHOUT_CURRENCY } from '@sofra/contract/money/currencies';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { PasteDialog } from '../pasting/paste-dialog.tsx';
import type { Room, Taken } from '../pasting/takeable.ts';
import { i18n } from '../platform/i18n.ts';
import { PartlyTakenBack, tellPartsFailure } from '../platform/in-parts.ts';
import { useParts } from '../platform/use-parts.ts';
import { venueQuery } from '../venues/venues.ts';
import { addSections } from './add-sections.ts';
import { MENUS } from './levels.ts';
import { CATALOGUE, CHANGES, recordQuery, useTellFailure } from './queries.ts';
import type { Row } from './rows.ts';

const NO_LOCALES: readonly Locale[] = [];

/** Adds what is pasted to a menu, in parts where it is much; `done` hears when all of it is there. Leaving the screen gives it up. */
function useAdding(menu: string, done: () => void) {
  const client = useQueryClient();
  const { state, run, giveUp, stop } = useParts();
  useEffect(() => () => stop.current.abort(), [stop]);
  const tell = useTellFailure();
  const add = useMutation({
    mutationFn: ({ sections }: Taken) => run((tools) => addSections(menu, sections, tools)),
    onSuccess: ({ isGivenUp }) => {
      if (!isGivenUp) done();
    },
    onError: async (error) => {
      if (error instanceof PartlyTakenBack) tellPartsFailure(error);
      else await tell(error);
      await Promise.all(
        [CATALOGUE, venueQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
    meta: {
      ...CHANGES,
      notice: (taken: Taken, { isGivenUp }: { isGivenUp: boolean }) =>
        isGivenUp ? i18n.t('parts.givenUp') : i18n.t('pasting.added', { count: taken.items }),
    },
  });
  return { add, state, giveUp };
}

/** The room that is left in a menu; a section comes in one call. What its dishes have beside them, and the venue's room, the server judges. */
function roomIn(menu: Row | undefined): Room {
  const { sections, items } = ROOM.menus;
  return {
    sections: sections - (menu?.section_count ?? 0),
    dishes: MOST.batch,
    allDishes: items - (menu?.item_count ?? 0),
    records: MOST.batch,
  };
}

type Props = { menu: string; opened: boolean; onClose: () => void; onPasted: () => void };

/** Makes sections and items of a pasted text, at the end of a menu. */
export function PasteIntoMenu({ menu, opened, onClose, onPasted }: Props) {
  const { data: venue } = useQuery(venueQuery);
  const { data } = useQuery(recordQuery(MENUS, menu));
  const left = useMemo(() => roomIn(data), [data]);
  const [before, setBefore] = useState(left);
  const { add, state, giveUp } = useAdding(menu, () => {
    onClose();
    onPasted();
  });
  // While it is added, the menu has ever less room, and until the dialog is gone; what is added has found its own.
  const room = add.isPending || !opened ? before : left;
  return (
    <PasteDialog
      opened={opened}
      onClose={onClose}
      taker="menu"
      currency={data?.currency ?? SHOWN_WITHOUT_CURRENCY}
      main={venue?.default_locale ?? DEFAULT_LOCALE}
      others={venue?.extra_locales ?? NO_LOCALES}
      room={room}
      isBusy={add.isPending}
      parts={state && { state, onGiveUp: giveUp }}
      onTake={(taken) => {
        setBefore(left);
        add.mutate(taken);
      }}
    />
  );
}

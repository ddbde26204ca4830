import type { Level } from '@sofra/contract/catalogue/levels';
import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import { i18n } from '../platform/i18n.ts';
import { countChange } from '../venues/publish-counter.ts';
import { venueQuery, venuesQuery } from '../venues/venues.ts';
import { moveRecord } from './calls.ts';
import type { Place } from './place.ts';
import { CATALOGUE, CHANGES, useTellFailure } from './queries.ts';
import type { Row } from './rows.ts';
import { menuTitles, sectionTitles, type Titled } from './titles.ts';

type StepContext = { client: QueryClient; above: readonly string[]; signal: AbortSignal };

/** A choice on the way to a record's new list; `above` are the ids of the choices before it. */
export type Step = { name: 'venue' | 'menu' | 'section'; load: (asked: StepContext) => Promise<Titled[]> };

const venue: Step = {
  name: 'venue',
  load: async ({ client }) => {
    const [venues, here] = await Promise.all([client.fetchQuery(venuesQuery), client.fetchQuery(venueQuery)]);
    return venues.filter(({ id }) => id !== here.id).map(({ id, full_name }) => ({ id, title: full_name }));
  },
};
const menu: Step = { name: 'menu', load: ({ signal }) => menuTitles(signal) };
const section: Step = { name: 'section', load: ({ above: [id = ''], signal }) => sectionTitles(id, signal) };

type MoveTarget = { steps: readonly Step[]; onMoved?: (parent: string) => void };

/** The choices that lead a record of each level to its new parent; the last choice is the parent. */
export const MOVE_TARGETS: Record<Level, MoveTarget> = {
  // The other venue has one more change to publish as well (rule 29).
  menus: { steps: [venue], onMoved: countChange },
  sections: { steps: [menu] },
  items: { steps: [menu, section] },
};

/** The query of a step's options. */
export function stepQuery({ name, load }: Step, above: readonly string[]) {
  return queryOptions({
    queryKey: [...CATALOGUE, 'step', name, ...above],
    queryFn: ({ client, signal }) => load({ client, above, signal }),
  });
}

/** A record on its way to another list. */
export type Moving = { row: Row; to: Titled };

/** Takes a record to another list, and says where it now is. */
export function useMoveAway(place: Place) {
  return useMutation({
    mutationFn: ({ row, to }: Moving) => moveRecord(place, row.id, to.id),
    onSuccess: (_answer, { to }) => MOVE_TARGETS[place.level].onMoved?.(to.id),
    onError: useTellFailure(),
    meta: {
      ...CHANGES,
      notice: ({ row, to }: Moving) => i18n.t('moving.done', { title: row.title, to: to.title }),
    },
  });
}

import type { Level } from '@sofra/contract/catalogue/levels';
import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import { i18n } from '../platform/i18n.ts';
import { countChange } from '../venues/publish-counter.ts';
import { venueQuery, venuesQuery } from '../venues/venues.ts';
import { type Arrived, sendRecords, type Way } from './move-calls.ts';
import type { Place } from './place.ts';
import { CATALOGUE, CHANGES, useTellFailure } from './queries.ts';
import type { Row } from './rows.ts';
import { menuTitles, sectionTitles, type Titled } from './titles.ts';
import { useWayThere } from './use-way-there.ts';

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

/** The choices to a new list, the last of which is the parent; `isVenue`: it is another venue, to which records are copied too. */
type MoveTarget = { steps: readonly Step[]; isVenue?: boolean };

/** The ways of a record of each level to its new parent. */
export const MOVE_TARGETS: Record<Level, MoveTarget> = {
  menus: { steps: [venue], isVenue: true },
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

/** Records on their way to another list. */
export type Going = { rows: readonly Row[]; to: Titled };

const NOTICES = {
  move: { one: 'moving.done', many: 'many.done.moveAway' },
  copy: { one: 'moving.copied', many: 'many.done.copied' },
} as const;

function wordsOf(way: Way, { rows, to }: Going): string {
  const [{ title } = { title: '' }, ...others] = rows;
  const { one, many } = NOTICES[way];
  return others.length > 0
    ? i18n.t(many, { count: rows.length, to: to.title })
    : i18n.t(one, { title, to: to.title });
}

/** Takes records to another list or copies them there, says where they now are, and offers the way to another venue. */
export function useSending(place: Place, way: Way) {
  const { isVenue } = MOVE_TARGETS[place.level];
  const wayThere = useWayThere();
  return useMutation({
    mutationFn: ({ rows, to }: Going) =>
      sendRecords(
        way,
        place,
        rows.map(({ id }) => id),
        to.id,
      ),
    // The other venue has one more change to publish as well (rule 29).
    onSuccess: (_arrived, { to }) => {
      if (isVenue) countChange(to.id);
    },
    onError: useTellFailure(),
    meta: {
      ...CHANGES,
      counts: way === 'move',
      notice: (going: Going) => wordsOf(way, going),
      ...(isVenue && { onward: ({ to }: Going, { rows }: Arrived) => wayThere(to.id, rows[0]) }),
    },
  });
}

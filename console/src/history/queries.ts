import { ACTIVITY_FIELDS, type Binned } from '@sofra/contract/history/history';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api, call } from '../platform/api.ts';
import { ApiError } from '../platform/api-error.ts';
import { flatten } from '../platform/flatten.ts';
import { i18n } from '../platform/i18n.ts';
import { type Change, tellFailure } from '../platform/query-client.ts';
import type { Undoing } from '../platform/storage.ts';
import { undoEach } from '../platform/undo-each.ts';
import { countChange } from '../venues/publish-counter.ts';
import { venueQuery } from '../venues/venues.ts';
import type { Activity, InGist } from './activity.ts';
import type { ActivitySearch } from './activity-search.ts';
import { linesOf } from './lines.ts';
import { HISTORY, PUT_BACK } from './put-back.ts';
import { agoWords } from './when.ts';

// All that lines are made of; of the changes of a list of a thousand rows a few words remain.
const LIST_FIELDS = ACTIVITY_FIELDS.filter((name) => name !== 'changes');

/** Something in the bin, as the console holds it. */
export type BinEntry = { id: string } & Binned['attributes'];

const pageOf = (page: number, size: number) => ({ 'page[number]': page, 'page[size]': size });

// Any change makes these lists stale, so they are read at each visit.
const ALWAYS_OLD = { staleTime: 0, placeholderData: keepPreviousData };

/** The activities that the list grows by. */
const STEP = 50;

async function readActivities({ person, kind }: ActivitySearch, page: number, signal: AbortSignal) {
  const query = {
    ...pageOf(page, STEP),
    'fields[activities]': LIST_FIELDS.join(),
    ...(person && { 'filter[person]': person }),
    ...(kind && { 'filter[kind]': kind }),
  };
  const document = await api('GET /me/activity', { query, signal });
  const rows = flatten(document as { data: InGist[] }).map(
    ({ gist, ...activity }): Activity => ({ ...activity, changes: gist }),
  );
  return { rows, figures: document.meta };
}

/** A page of the activity list, and who has done anything. */
export type ActivityPage = Awaited<ReturnType<typeof readActivities>>;

/** The activities of the account, page by page. */
export const activityQuery = (search: ActivitySearch) =>
  infiniteQueryOptions({
    queryKey: [...HISTORY, 'activity', search],
    queryFn: ({ pageParam, signal }) => readActivities(search, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ figures }) =>
      figures.current_page < figures.last_page ? figures.current_page + 1 : undefined,
    ...ALWAYS_OLD,
  });

/** One page of the venue's bin. */
export const binQuery = (page: number, size: number) =>
  queryOptions({
    queryKey: [...HISTORY, 'bin', { page, size }],
    queryFn: async ({ signal }) => {
      const document = await api('GET /me/bin', { query: pageOf(page, size), signal });
      return { rows: flatten(document), figures: document.meta };
    },
    ...ALWAYS_OLD,
  });

/** The person who has changed something since, and when, if the server has said so. */
function whoChanged(error: Error, what: 'changed' | 'changedSome' = 'changed'): string | undefined {
  const meta = error instanceof ApiError ? error.errors.find(({ meta }) => meta)?.meta : undefined;
  if (!meta) return undefined;
  const when = agoWords(meta.at, Date.now(), i18n.language);
  return i18n.t(`undoing.${what}`, { name: meta.support_actor ?? meta.actor, when });
}

/** The venues that menus have come to or left: each has one more change to publish as well (rule 29). */
const venuesOf = ({ changes }: Activity): string[] =>
  changes.flatMap(({ record_type, before, after }) =>
    record_type === 'menus'
      ? [before?.parent_id, after?.parent_id].filter((id) => typeof id === 'string')
      : [],
  );

/** An undo that is done, or a redo: its newest activity, and those of the same change before it. */
type Undone = { isUndo: boolean; done: Activity; earlier: readonly string[] };

/** The mutation that undoes an activity, its notices, and the queries that it makes stale, also when it is refused. */
export const undoingOptions = (client: QueryClient) => ({
  mutationFn: async ({ activity, earlier = [], isUndo, areApart = false }: Undoing) => {
    // The newest first: what was done last may stand on what was done before.
    const { answers, refused } = await undoEach([activity, ...earlier.toReversed()], areApart);
    const [newest, ...others] = answers;
    if (!newest) throw new Error('Nothing was undone.');
    const all = [newest, ...others].flatMap((answer) => answer.activity ?? []);
    return {
      activity: all.at(-1),
      earlier: all.slice(0, -1),
      isUndo: !isUndo,
      areApart,
      done: flatten(newest.document),
      refused,
    };
  },
  onSuccess: ({ done, refused }: { done: Activity; refused?: ApiError | undefined }) => {
    if (refused) tellFailure(refused, whoChanged(refused, 'changedSome'));
    const here = client.getQueryData(venueQuery.queryKey)?.id;
    for (const venue of new Set(venuesOf(done))) if (venue !== here) countChange(venue);
  },
  onError: async (error: Error) => {
    tellFailure(error, whoChanged(error));
    await Promise.all(PUT_BACK.map((queryKey) => client.invalidateQueries({ queryKey })));
  },
  meta: {
    stale: PUT_BACK,
    tellsFailure: true,
    notice: (_asked: unknown, { isUndo, done, earlier }: Undone) => {
      const venue = client.getQueryData(venueQuery.queryKey);
      const words = { t: i18n.t, locale: i18n.language, mainLocale: venue?.default_locale };
      const [first = '', ...more] = linesOf(done, words);
      const figure = more.length + earlier.length;
      const what = figure > 0 ? i18n.t('undoing.andMore', { what: first, figure }) : first;
      // A restored record needs no further words.
      if (done.action === 'restore') return what;
      return i18n.t(isUndo ? 'undoing.undone' : 'undoing.redone', { what });
    },
  } satisfies Change,
});

/** Takes an activity back. */
export function useUndo() {
  return useMutation(undoingOptions(useQueryClient()));
}

/** Brings something of the bin back. */
export function useRestore() {
  const { mutationFn: _, ...options } = undoingOptions(useQueryClient());
  return useMutation({
    ...options,
    mutationFn: async ({ id: record }: BinEntry) => {
      const { activity, document } = await call('POST /me/bin/{record}/restore', { record });
      return { activity, earlier: [], isUndo: true, done: flatten(document) };
    },
  });
}

/** Removes something from the bin for good. */
export function usePurge() {
  return useMutation({
    mutationFn: ({ id }: BinEntry) => api('DELETE /me/bin/{record}', { record: id }),
    meta: {
      stale: [HISTORY],
      notice: ({ title }: BinEntry) => i18n.t('history.purged', { title: title ?? '' }),
    },
  });
}

import { isSameStated, STATEMENTS } from '@sofra/contract/catalogue/ingredient-states';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { isSame, type ThreeWayMerge } from '../forms/three-way-merge.ts';
import { orConflict, VersionConflict } from '../forms/version-conflict.ts';
import { i18n } from '../platform/i18n.ts';
import type { Recorded } from '../platform/query-client.ts';
import { changeRecords, listAllRecords } from './calls.ts';
import type { Place } from './place.ts';
import { CATALOGUE, CHANGES, useTellFailure } from './queries.ts';
import type { Row } from './rows.ts';
import { mergedStates, type Stated, statedIn } from './states.ts';
import { wordsBetween } from './unseen.ts';

/** The statements of all items of a list, by their ids, their versions, and whether somebody has checked all of them. */
export type AllStated = {
  stated: Record<string, Stated>;
  versions: Record<string, number>;
  checked: boolean;
};

/** All items of a list, as a form reads them; each has a version of its own. */
export type AllItems = { version: 0; rows: readonly Row[] };

/** All items of a list, for one opening of their table. */
export const allItemsQuery = (place: Place, opening: string) =>
  queryOptions({
    queryKey: [...CATALOGUE, 'states', ...place.above, opening],
    queryFn: ({ signal }) => listAllRecords(place, signal),
    gcTime: 0,
  });

/** The statements of rows, by their ids. */
export const statedOf = (rows: readonly Row[]): AllStated => ({
  stated: Object.fromEntries(rows.map((row) => [row.id, statedIn(row)])),
  versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
  checked: false,
});

type Change = { id: string; meta: { version: number }; attributes: Partial<Stated> & { checked?: true } };

/**
 * The changes that save what all items state, over the versions in which they were read: a list that stays is not sent. With a
 * check all items are checked, changed or not.
 */
export function changesOf(before: AllStated, mine: AllStated): Change[] {
  return Object.entries(before.stated).flatMap(([id, was]) => {
    const is = mine.stated[id] ?? was;
    const changed = STATEMENTS.filter((list) => !isSame([...is[list]].sort(), [...was[list]].sort()));
    if (changed.length === 0 && !mine.checked) return [];
    const lists = Object.fromEntries(changed.map((list) => [list, is[list]]));
    const meta = { version: before.versions[id] ?? 0 };
    return [{ id, meta, attributes: { ...lists, ...(mine.checked && { checked: true as const }) } }];
  });
}

/** The items that somebody else has stated otherwise meanwhile, with what they state now; new ones too, which may state nothing. */
export const othersIn = (before: AllStated, theirs: AllStated) =>
  Object.entries(theirs.stated)
    .map(([id, now]) => ({ id, words: wordsBetween(statedIn(before.stated[id]), now) }))
    .filter(({ id, words }) => words.length > 0 || !(id in before.stated));

type Merge = ThreeWayMerge<AllStated>;

/** Whether saving would sign what somebody else has stated meanwhile of the items that are saved. */
export const signsOthers = ({ before, mine, theirs }: Merge): boolean =>
  othersIn(before, theirs).some(
    ({ id }) => mine.checked || !isSameStated(statedIn(mine.stated[id]), statedIn(before.stated[id])),
  );

/** The statements of both people on all items: of an ingredient that both have changed the graver word. A new item is not checked. */
export const joinedStates = ({ before, mine, theirs }: Merge): AllStated => ({
  stated: Object.fromEntries(
    Object.entries(theirs.stated).map(([id, now]) => {
      const [was, is] = [before.stated[id], mine.stated[id]];
      return [id, was && is ? mergedStates({ before: was, mine: is, theirs: now }) : now];
    }),
  ),
  versions: theirs.versions,
  checked: mine.checked && othersIn(before, theirs).length === 0,
});

type Saving = { before: AllStated; mine: AllStated };

/** The refusals after which the items are read again: one of them was changed, or is in the list no more. */
const MEANWHILE = ['version_stale', 'unknown_record'] as const;

/**
 * Saves what all items of a list state, as one change; nothing when nothing has changed. Fails with a `VersionConflict` when
 * somebody else has changed one of these items.
 */
export function useSaveAll(place: Place) {
  const tell = useTellFailure();
  return useMutation({
    mutationFn: async ({ before, mine }: Saving): Promise<Recorded & { count: number }> => {
      const changes = changesOf(before, mine);
      if (changes.length === 0) return { activity: undefined, count: 0 };
      const allNow = async (): Promise<AllItems> => ({
        version: 0,
        rows: await listAllRecords(place, new AbortController().signal),
      });
      const { activity } = await orConflict(changeRecords(place, changes), allNow, MEANWHILE);
      return { activity, count: changes.length };
    },
    onError: (error) => (error instanceof VersionConflict ? undefined : tell(error)),
    meta: {
      ...CHANGES,
      notice: (_asked: Saving, { count }: { count: number }) => i18n.t('states.saved', { count }),
    },
  });
}

import { STATEMENTS } from '@sofra/contract/ingredient-states';
import { PAGE } from '@sofra/contract/limits';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { isSame } from '../forms/three-way-merge.ts';
import { call } from '../platform/api.ts';
import { i18n } from '../platform/i18n.ts';
import type { Recorded } from '../platform/query-client.ts';
import { listRecords } from './calls.ts';
import type { Place } from './place.ts';
import { CATALOGUE, CHANGES, useTellFailure } from './queries.ts';
import type { Row } from './rows.ts';
import { mergedStates, type Stated, statedIn } from './states.ts';

/** The statements of all items of a list, by their ids, and whether somebody has checked all of them. */
export type AllStated = { stated: Record<string, Stated>; checked: boolean };

async function allItems(place: Place, signal: AbortSignal): Promise<Row[]> {
  const rows: Row[] = [];
  for (let number = 1, last = 1; number <= last; number++) {
    const page = await listRecords(place, { number, size: PAGE.maxSize }, signal);
    rows.push(...page.rows);
    last = page.figures.last_page;
  }
  return rows;
}

/** All items of a list, for one opening of their table. */
export const allItemsQuery = (place: Place, opening: string) =>
  queryOptions({
    queryKey: [...CATALOGUE, 'states', ...place.above, opening],
    queryFn: ({ signal }) => allItems(place, signal),
    gcTime: 0,
  });

/** The statements of rows, by their ids. */
export const statedOf = (rows: readonly Row[]): AllStated => ({
  stated: Object.fromEntries(rows.map((row) => [row.id, statedIn(row)])),
  checked: false,
});

type Change = { id: string; attributes: Partial<Stated> & { checked?: true } };

/**
 * The changes that save what all items state, over what they state now (`rows`): what others have changed meanwhile is joined, and
 * a list that stays is not sent. With a check all items are checked, changed or not.
 */
export function changesOf(rows: readonly Row[], before: AllStated, mine: AllStated): Change[] {
  return rows.flatMap((row) => {
    const [was, is] = [before.stated[row.id], mine.stated[row.id]];
    if (!was || !is) return [];
    const now = statedIn(row);
    const merged = mergedStates({ before: was, mine: is, theirs: now });
    const changed = STATEMENTS.filter((list) => !isSame([...merged[list]].sort(), [...now[list]].sort()));
    if (changed.length === 0 && !mine.checked) return [];
    const lists = Object.fromEntries(changed.map((list) => [list, merged[list]]));
    return [{ id: row.id, attributes: { ...lists, ...(mine.checked && { checked: true as const }) } }];
  });
}

type Saving = { before: AllStated; mine: AllStated };

/** Saves what all items of a list state, as one change; nothing when nothing has changed. */
export function useSaveAll(place: Place) {
  const [menu = '', section = ''] = place.above;
  return useMutation({
    mutationFn: async ({ before, mine }: Saving): Promise<Recorded & { count: number }> => {
      const changes = changesOf(await allItems(place, new AbortController().signal), before, mine);
      if (changes.length === 0) return { activity: undefined, count: 0 };
      const data = changes.map((change) => ({ type: 'items' as const, ...change }));
      const { activity } = await call('PATCH /me/menus/{menu}/sections/{section}/relationships/items', {
        menu,
        section,
        query: { 'fields[items]': 'position' },
        body: { data },
      } as never);
      return { activity, count: changes.length };
    },
    onError: useTellFailure(),
    meta: {
      ...CHANGES,
      notice: (_asked: Saving, { count }: { count: number }) => i18n.t('states.saved', { count }),
    },
  });
}

import { updateCounts } from '../catalogue/counts.ts';
import { emptyInTime } from '../catalogue/empty-bin.ts';
import { newColumns } from '../catalogue/new-columns.ts';
import { assertRoom } from '../catalogue/room.ts';
import { type Deletion, setDeletions, setLinks, setPlaces } from '../catalogue/row-states.ts';
import { downFrom, type JsonColumns, type Placed } from '../catalogue/tree.ts';
import { setColumnsOfAll } from '../catalogue/update-records.ts';
import type { Db } from '../platform/database/tables.ts';
import { valuesBack } from './activity-effects.ts';
import type { NodeChanges, RowChange } from './tree-changes.ts';

/** The stored columns of the rows that a wide change writes, by their ids. */
export type ColumnsById = ReadonlyMap<string, { columns: JsonColumns & Placed }>;

/** Makes the rows of one table that are in the database no more. */
type Maker = (part: NodeChanges) => Promise<void>;

/** A stored time as a number, whether SQL or our clock has written it; null for none. */
export const timeOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : null);

const PLACES = ['parent_id', 'deleted_at', 'source_id'];
const withoutPlaces = (side: object) =>
  Object.fromEntries(Object.entries(side).filter(([column]) => !PLACES.includes(column)));

/** The columns that rows get. */
function columnsOf(rows: readonly RowChange[], stored: ColumnsById) {
  return rows.flatMap(({ id, before, after }) => {
    const row = stored.get(id);
    if (!row || !before || !after) return [];
    const patch = valuesBack({ before: withoutPlaces(after), after: withoutPlaces(before) });
    const columns = newColumns(row.columns, patch, { currency: '', exact: true });
    return Object.keys(columns).length > 0 ? [{ before: { ...row.columns, id }, columns }] : [];
  });
}

/** The links that rows get, or lose again. */
export const linksOf = (rows: readonly RowChange[]) =>
  rows.flatMap(({ id, before, after }) =>
    before && after && 'source_id' in after ? [{ id, sourceId: after.source_id as string | null }] : [],
  );

/** The rows that go, and those that come back from the bin or into it at their former time. */
function deletionsOf(rows: readonly RowChange[], now: Date): Deletion[] {
  return rows.flatMap<Deletion>(({ id, before, after }) => {
    if (!after) return [{ id, at: now }];
    if (!before) return [{ id, at: null }];
    if (!('deleted_at' in after)) return [];
    const at = timeOf(after.deleted_at);
    // The orders of lists say where the others go back to.
    return at === null
      ? [{ id, at }]
      : [{ id, at: new Date(at), parentId: after.parent_id as string | undefined }];
  });
}

/**
 * Writes the later side of wide changes, from the menus down: columns, links, deletions and the order of lists. Refuses with
 * `no_room`. The venue's lock must be held, and the rows be locked.
 */
export async function writeTree(
  db: Db,
  now: Date,
  venueId: string,
  parts: readonly NodeChanges[],
  { stored, make }: { stored: ColumnsById; make?: Maker },
): Promise<void> {
  for (const part of parts) {
    const { node, rows, lists } = part;
    await make?.(part);
    await setColumnsOfAll(db, now, node, columnsOf(rows, stored));
    await setLinks(db, now, node, linksOf(rows));
    await setDeletions(db, now, node, deletionsOf(rows, now));
    const places = lists.map(({ parentId, after }) => {
      const placed = after.map((id, at) => ({ id, position: at + 1 }));
      return [parentId, placed] as const;
    });
    await setPlaces(db, now, node, new Map(places));
  }
  const parentsOf = ({ lists }: NodeChanges) => lists.map(({ parentId }) => parentId);
  for (const part of parts.toReversed()) await updateCounts(db, part.node, parentsOf(part));
  for (const part of parts)
    if (part.rows.some(({ before, after }) => !before || after?.deleted_at === null))
      await assertRoom(db, part.node, parentsOf(part), downFrom(part.node));
  await emptyInTime(db, now, venueId);
}

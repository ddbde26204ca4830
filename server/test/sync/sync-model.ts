import { sql } from 'kysely';
import { theServer } from '../tools/harness.ts';
import { type TreeRow, treeOf } from '../tools/tree.ts';

/** A row of a venue's tree with what a sync depends on, in the bin or not. */
export type ModelRow = TreeRow & {
  source_id: string | null;
  disabled: boolean;
  disabled_here: boolean;
  number: number;
  deleted?: boolean;
  slug?: string;
  locales?: string[];
};

/** Every row of a venue, those of the bin too. */
export async function allRows(venueId: string): Promise<ModelRow[]> {
  const { rows } = await sql<{ row: ModelRow }>`
    with m as (select * from menus where parent_id = ${venueId}),
    s as (select s.* from sections s join m on m.id = s.parent_id),
    i as (select i.* from items i join s on s.id = i.parent_id),
    e as (select e.* from extras e join i on i.id = e.parent_id),
    rows as (
      select 'menus' as node, to_jsonb(m) as row from m union all select 'sections', to_jsonb(s) from s
      union all select 'items', to_jsonb(i) from i union all select 'extras', to_jsonb(e) from e
    )
    select row || jsonb_build_object('node', node, 'deleted', row -> 'deleted_at' <> 'null') as row from rows`.execute(
    (await theServer()).app.db,
  );
  return rows.map(({ row }) => row);
}

/** The tree of a branch with new rows named by their originals, without what a sync chooses freely: numbers and addresses. */
export const comparable = (rows: readonly ModelRow[], known: ReadonlySet<string>) => {
  const names = new Map(rows.map(({ id, source_id }) => [id, known.has(id) ? id : `copy of ${source_id}`]));
  return rows
    .map(({ id, parent_id, number: _n, slug: _s, ...row }) => ({
      ...row,
      id: names.get(id) ?? id,
      parent_id: names.get(parent_id) ?? parent_id,
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
};

/**
 * The rows that a branch must have after a sync, computed from both venues' rows before it and from nothing else
 * (rule 17): each living row of the main venue has one copy, and each own row in a living list stays, after the
 * copies. A copy of a menu or a section that left the main venue stays too, as the branch's own, when it holds own records.
 */
export async function expectedTree(mainId: string, branchId: string) {
  const main = (await treeOf(mainId)) as ModelRow[];
  const before = await allRows(branchId);
  const linked = new Map(before.flatMap((row) => (row.source_id ? [[row.source_id, row]] : [])));
  const idOf = (source: string) =>
    source === mainId ? branchId : (linked.get(source)?.id ?? `copy of ${source}`);
  const copies = main.map((row) => ({
    ...row,
    id: idOf(row.id),
    parent_id: idOf(row.parent_id),
    source_id: row.id,
    disabled: row.disabled || row.disabled_here,
    disabled_here: linked.get(row.id)?.disabled_here ?? false,
    ...(row.locales && { locales: [...new Set([...row.locales, 'en'])].sort() }),
  }));
  const alive = new Set([branchId, ...copies.map(({ id }) => id)]);
  const isIn = new Set(main.map(({ id }) => id));
  const holdsOwn = ({ node, id }: ModelRow): boolean =>
    HOLDS[node] !== undefined &&
    before.some(
      (row) =>
        row.node === HOLDS[node] &&
        row.parent_id === id &&
        !row.deleted &&
        (!row.source_id || (!isIn.has(row.source_id) && holdsOwn(row))),
    );
  const isKept = (row: ModelRow) => row.source_id !== null && !isIn.has(row.source_id) && holdsOwn(row);
  const own: ModelRow[] = [];
  for (const node of ['menus', 'sections', 'items', 'extras'])
    for (const row of before) {
      if (row.node !== node || row.deleted || !alive.has(row.parent_id)) continue;
      if (row.source_id && !isKept(row)) continue;
      alive.add(row.id);
      own.push({ ...row, source_id: null });
    }
  const placed = [...copies.sort(byPosition), ...own.sort(byPosition)];
  const counts = new Map<string, number>();
  return placed.map((row) => {
    const list = `${row.node} ${row.parent_id}`;
    counts.set(list, (counts.get(list) ?? 0) + 1);
    return withoutTimes({ ...row, position: counts.get(list) ?? 0 });
  });
}

/** The records that records of a table hold. */
const HOLDS: Partial<Record<TreeRow['node'], TreeRow['node']>> = { menus: 'sections', sections: 'items' };

const byPosition = (one: ModelRow, other: ModelRow) => one.position - other.position;

const TIMES = ['deleted', 'version', 'created_at', 'updated_at', 'deleted_at', 'section_count', 'item_count'];
const withoutTimes = (row: ModelRow) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !TIMES.includes(column))) as ModelRow;

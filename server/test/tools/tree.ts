import { sql } from 'kysely';
import { theServer } from './harness.ts';

/** A living row of a venue's tree, without versions, times and counts. */
export type TreeRow = {
  node: 'menus' | 'sections' | 'items' | 'extras';
  id: string;
  parent_id: string;
  position: number;
  texts: object;
  photo_id: string | null;
};

const DIFFERING = ['version', 'created_at', 'updated_at', 'deleted_at', 'section_count', 'item_count'];

/** A snapshot of a venue: every living row with every column, in order. */
export async function treeOf(venueId: string): Promise<TreeRow[]> {
  const { rows } = await sql<{ row: TreeRow }>`
    with m as (select * from menus where parent_id = ${venueId} and deleted_at is null),
    s as (select s.* from sections s join m on m.id = s.parent_id where s.deleted_at is null),
    i as (select i.* from items i join s on s.id = i.parent_id where i.deleted_at is null),
    e as (select e.* from extras e join i on i.id = e.parent_id where e.deleted_at is null),
    rows as (
      select 'menus' as node, to_jsonb(m) as row from m union all select 'sections', to_jsonb(s) from s
      union all select 'items', to_jsonb(i) from i union all select 'extras', to_jsonb(e) from e
    )
    select row - ${DIFFERING}::text[] || jsonb_build_object('node', node) as row from rows
    order by node, row ->> 'parent_id', row -> 'position'`.execute((await theServer()).app.db);
  return rows.map(({ row }) => row);
}

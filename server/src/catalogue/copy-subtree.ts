import { type RawBuilder, sql } from 'kysely';
import { namesOf } from '../activity/differences.ts';
import type { Db, Row, StoredTexts } from '../platform/database/tables.ts';
import { takeNumbers } from '../venues/locks.ts';
import { isOff } from './is-off.ts';
import { foldTitles } from './new-columns.ts';
import { type Columns, downFrom, type Node, OWN } from './tree.ts';

const COPIED = [
  'position',
  'texts',
  'folded',
  'disabled',
  'schedule',
  'photo_id',
] as const satisfies (keyof Row)[];

/** The number of living rows in a record's subtree, itself included. */
async function subtreeSize(db: Db, node: Node, id: string): Promise<number> {
  const counts = subtree(node, sql`${id}::uuid`);
  const { rows } = await sql<{ size: number }>`
    with ${counts.ctes}
    select ${sql.join(
      counts.names.map((name) => sql`(select count(*) from ${sql.table(name)})`),
      sql` + `,
    )} as size`.execute(db);
  return rows[0]?.size ?? 0;
}

// Old and new ids of every row of a subtree, level by level; materialised, for each id is random.
function subtree(node: Node, id: RawBuilder<unknown>) {
  const nodes = downFrom(node);
  const names = nodes.map((name) => `${name}_map`);
  const ctes = nodes.map((table, step) =>
    step === 0
      ? sql`${sql.table(`${table}_map`)} as materialized (select ${id} as old, gen_random_uuid() as new)`
      : sql`${sql.table(`${table}_map`)} as materialized (
          select r.id as old, gen_random_uuid() as new from ${sql.table(table)} r
          join ${sql.table(names[step - 1] ?? '')} above on above.old = r.parent_id where r.deleted_at is null)`,
  );
  return { nodes, names, ctes: sql.join(ctes) };
}

/** The values of a copy's root that differ from the original's. */
export type CopyRoot = {
  id: string;
  parentId: string;
  position: number;
  texts: StoredTexts;
  values?: Columns | undefined;
};

/**
 * Copies a record with all that is under it, in one statement however large it is: texts, prices, schedules, pictures by
 * reference, order. The copies get new numbers of the venue that they come to. Answers the new root's id.
 */
export async function copySubtree(
  db: Db,
  now: Date,
  node: Node,
  root: CopyRoot,
  venueId: string,
): Promise<string> {
  const firstNumber = await takeNumbers(db, venueId, await subtreeSize(db, node, root.id));
  const { nodes, ctes } = subtree(node, sql`${root.id}::uuid`);
  let taken: RawBuilder<unknown> = sql`${firstNumber}::int`;
  const inserts = nodes.map((table, step) => {
    const first = taken;
    taken = sql`${first} + (select count(*)::int from ${sql.table(`${table}_map`)})`;
    return insertCopies(table, now, first, step === 0 ? root : undefined, nodes[step - 1]);
  });
  const { rows } = await sql<{ id: string }>`
    with ${ctes}, ${sql.join(inserts)} select new as id from ${sql.table(`${node}_map`)}`.execute(db);
  return rows[0]?.id ?? '';
}

function insertCopies(
  table: Node,
  now: Date,
  first: RawBuilder<unknown>,
  root: CopyRoot | undefined,
  above: Node | undefined,
) {
  const own = Object.keys(OWN[table]);
  const off = isOff('r');
  const given = root?.values ?? {};
  const replaced: Record<string, RawBuilder<unknown>> = root
    ? {
        disabled: off,
        position: sql`${root.position}::int`,
        texts: sql`${JSON.stringify(root.texts)}::jsonb`,
        folded: sql`${foldTitles(root.texts)}::text`,
        ...Object.fromEntries(namesOf(given).map((name) => [name, sql`${given[name]}`])),
      }
    : { disabled: off };
  const columns = [...COPIED, ...own];
  const values = columns.map((column) => replaced[column] ?? sql.ref(`r.${column}`));
  const parent = root ? sql`${root.parentId}::uuid` : sql`above.new`;
  return sql`${sql.table(`${table}_copies`)} as (
    insert into ${sql.table(table)} (id, parent_id, number, ${sql.join(columns.map((c) => sql.ref(c)))}, created_at, updated_at)
    select map.new, ${parent}, ${first} + (row_number() over (order by r.number))::int - 1,
      ${sql.join(values)}, ${now}::timestamptz, ${now}::timestamptz
    from ${sql.table(table)} r join ${sql.table(`${table}_map`)} map on map.old = r.id
    ${above ? sql`join ${sql.table(`${above}_map`)} above on above.old = r.parent_id` : sql``}
    returning 1)`;
}

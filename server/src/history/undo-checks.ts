import { sql } from 'kysely';
import { actorNames } from '../activity/actor-names.ts';
import type { ActionContext } from '../catalogue/action-context.ts';
import {
  ancestorsOf,
  climb,
  climbThroughBin,
  downFrom,
  type JsonColumns,
  type Node,
  type ParentPath,
  type Placed,
  within,
} from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import type { ActivityRow } from './activities.ts';

/** A stored row with all its columns. */
export type CurrentRow = {
  id: string;
  parent_id: string;
  position: number;
  columns: JsonColumns & Placed;
};

/** An undo under way: its caller and time, the activity that it undoes, and the venue that both are in. */
export type UndoScope = { context: ActionContext; activity: ActivityRow; place: ParentPath };

/**
 * The rows of the given ids in a venue, the undo's own if none is named, locked because changes of a single row take no
 * venue's lock. Refuses with the reason when one is gone.
 */
export async function currentRows(
  db: Db,
  scope: UndoScope,
  node: Node,
  ids: readonly string[],
  place = scope.place,
): Promise<Map<string, CurrentRow>> {
  const own = (column: string) => sql.ref(`${node}.${column}`);
  const { rows } = await sql<CurrentRow>`
    select ${own('id')}, ${own('parent_id')}, ${own('position')}, to_jsonb(${sql.ref(node)}) as columns
    from ${climb(node)} where ${within(node, place)} and ${own('id')} = any(${[...ids]}::uuid[])
    for update of ${sql.table(node)}`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  const missing = ids.find((id) => !found.has(id));
  if (missing) await refuseMissing(db, scope, node, missing, place.venueId);
  return found;
}

/** Refuses with the reason unless a row is in the bin as the activity put it there. */
export async function assertInBin(db: Db, scope: UndoScope, node: Node, id: string): Promise<void> {
  const { rows } = await sql<{ deleted_at: Date | null }>`
    select deleted_at from ${sql.table(node)} where id = ${id} for update`.execute(db);
  const [row] = rows;
  if (!row) refuse('gone');
  if (row?.deleted_at?.getTime() !== scope.activity.at.getTime())
    await refuseChanged(db, scope, { records: [id] });
  await refuseElsewhere(db, node, id, scope.place.venueId);
}

/** Refuses with `in_another_venue` when a menu has taken the record along to one. */
async function refuseElsewhere(db: Db, node: Node, id: string, venueId: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(', ', venues.name, venues.branch) as name
    from ${climbThroughBin(node)} join venues on venues.id = menus.parent_id
    where ${sql.ref(`${node}.id`)} = ${id} and venues.id <> ${venueId}`.execute(db);
  const [elsewhere] = rows;
  if (elsewhere) refuse('in_another_venue', { parameters: { value: elsewhere.name } });
}

/** Refuses with the reason why a record is not in its place: it or what it was in is deleted, or it is in another venue. */
export async function refuseMissing(
  db: Db,
  scope: UndoScope,
  node: Node,
  id: string,
  venueId: string,
): Promise<never> {
  await refuseElsewhere(db, node, id, venueId);
  const { rows } = await sql<{ hidden: boolean }>`
    select deleted_at is not null as hidden from ${sql.table(node)} where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return refuse('gone');
  return row.hidden ? refuseChanged(db, scope, { records: [id] }) : refuse('parent_gone');
}

/** A row of a venue, in the bin or not; `buried` when something above it was deleted since the activity. */
export type StoredRow = { columns: JsonColumns & Placed; buried: boolean };

/** The rows of the given ids in a venue, locked, those of the bin too. */
export async function storedRows(
  db: Db,
  { activity, place }: UndoScope,
  node: Node,
  ids: readonly string[],
): Promise<Map<string, StoredRow>> {
  if (ids.length === 0) return new Map();
  const own = sql.table(node);
  const deletions = ancestorsOf(node).map((table) => sql.ref(`${table}.deleted_at`));
  const buried =
    deletions.length > 0
      ? sql`coalesce(greatest(${sql.join(deletions)}) > ${activity.at}::timestamptz, false)`
      : sql`false`;
  const { rows } = await sql<StoredRow & { id: string }>`
    select ${own}.id, to_jsonb(${sql.ref(node)}) as columns, ${buried} as buried from ${climbThroughBin(node)}
    where menus.parent_id = ${place.venueId} and ${own}.id = any(${[...ids]}::uuid[])
    order by ${own}.id for update of ${own}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The ids of rows and their descendants. */
export async function subtreeIds(db: Db, node: Node, ids: readonly string[]): Promise<string[]> {
  const all = [...ids];
  let above = [...ids];
  if (ids.length === 0) return [];
  for (const table of downFrom(node).slice(1)) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where parent_id = any(${above}::uuid[]) and deleted_at is null`.execute(
      db,
    );
    above = rows.map((row) => row.id);
    all.push(...above);
  }
  return all;
}

/** A change after the activity, by whom and when. */
type LaterChange = { at: Date; actor: string | null; support_actor: string | null };

/** The records to check, and the lists, each by its parent's id. */
type Ids = { records?: readonly string[]; lists?: readonly string[] };

/**
 * The last change since the activity to one of these records, or into or out of one of these lists. Changes
 * that were undone do not count, nor does the undo of a later activity. What is sold out is no change of content.
 */
async function laterChange(
  db: Db,
  { activity, place }: UndoScope,
  { records = [], lists = [] }: Ids,
): Promise<LaterChange | undefined> {
  const ofList = sql`any(${[...lists]}::text[])`;
  const { rows } = await sql<LaterChange>`
    select a.at, ${actorNames} from activity a
    where a.venue_id = ${place.venueId} and a.id > ${activity.id} and not a.undone
      and (a.action = 'sold_out') = ${activity.action === 'sold_out'}
      and (a.undoes is null or a.undoes < ${activity.id})
      and exists (
        select from jsonb_array_elements(a.changes) c where c -> 'record' ->> 'id' = any(${[...records]}::text[])
          or c -> 'before' ->> 'parent_id' = ${ofList} or c -> 'after' ->> 'parent_id' = ${ofList})
    order by a.id desc limit 1`.execute(db);
  return rows[0];
}

/** Refuses with `changed_since` if anybody has changed one of these records or lists since the activity. */
export async function assertUnchanged(db: Db, scope: UndoScope, ids: Ids): Promise<void> {
  const later = await laterChange(db, scope, ids);
  if (later) refuseFor(later);
}

/** Refuses with `changed_since`, and names the author where known. */
export async function refuseChanged(db: Db, scope: UndoScope, ids: Ids): Promise<never> {
  return refuseFor(await laterChange(db, scope, ids));
}

function refuseFor(later: LaterChange | undefined): never {
  if (!later) return refuse('changed_since');
  const { at, actor, support_actor } = later;
  return refuse('changed_since', {
    parameters: { value: support_actor ?? actor ?? '' },
    meta: { actor: actor ?? '', support_actor, at: at.toISOString() },
  });
}

/**
 * Refuses unless a row's parent exists: a record of the venue, or a venue of the account. The code is
 * `in_another_venue` when the parent has moved there, else `parent_gone`.
 */
export async function assertParent(
  db: Db,
  { context: { who }, place }: UndoScope,
  parent: Node | undefined,
  id: string,
): Promise<void> {
  const { rows } = parent
    ? await sql`select from ${climb(parent)} where ${within(parent, place)}
        and ${sql.ref(`${parent}.id`)} = ${id}`.execute(db)
    : await sql`select from venues where id = ${id} and account_id = ${who.accountId} and deleted_at is null`.execute(
        db,
      );
  if (rows.length > 0) return;
  if (parent) await refuseElsewhere(db, parent, id, place.venueId);
  refuse('parent_gone');
}

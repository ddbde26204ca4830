import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/tables.ts';

/** Who acts: the person, the support user behind them if any, the account that it is about, and what is undone by it. */
export type Actor = {
  accountId: string;
  userId: string;
  supportUserId: string | null;
  /** The activity that this one takes back (`history/undo.ts`). */
  undoes?: number;
};

/** What is done to the catalogue, and can be undone. */
export const UNDOABLE = [
  'create',
  'update',
  'delete',
  'restore',
  'duplicate',
  'move',
  'reorder',
  'translate',
] as const;

/** What was done, in one word: the activity list reads it. */
export type Action =
  | (typeof UNDOABLE)[number]
  | 'purge'
  | 'venue_create'
  | 'venue_update'
  | 'profile_update'
  | 'email_change'
  | 'password_change'
  | 'support_invite'
  | 'support_withdraw';

/** One record's part of a change: its columns before and after; null where it was not, or is no more. */
export type Change = { record: { type: string; id: string }; before: unknown; after: unknown };

/** Who acts, where and when, as values of a statement. */
export type ActingValues = Actor & { venueId: string; now: Date; partOf?: number };

/** Those values of a caller. */
export const actingValues = ({ accountId, userId, supportUserId, undoes }: Actor) => ({
  ...{ accountId, userId, supportUserId },
  ...(undoes !== undefined && { undoes }),
});

/**
 * The one door for changes of a venue's content, as the end of a `with` list: the statement that changes something
 * records in itself who did what to which record (`architecture.md`, One door for changes). What no publication holds
 * yet is the venue's count of unpublished changes (ruling 19), so no row of the venue is written. `changes` is SQL that
 * yields a JSON list of Change; nothing is recorded when it yields null, so a statement that found no row records nothing.
 */
export function recordedBy(by: ActingValues, action: Action, changes: RawBuilder<unknown>) {
  return recorded(by, action, sql`(select (${changes})::jsonb as changes offset 0)`, sql`id`);
}

/**
 * The same for changes that are one activity each: `changes` is of a row of `changed`, and `by` are columns of it. What is
 * `recorded` has the `record` of its first change.
 */
export function recordedByEach(by: ActingValues, action: Action, changes: RawBuilder<unknown>) {
  const made = sql`(select *, ${changes} as changes from changed)`;
  return recorded(by, action, made, sql`id, (changes -> 0 -> 'record' ->> 'id')::uuid as record`);
}

function recorded(by: ActingValues, action: Action, made: RawBuilder<unknown>, answer: RawBuilder<unknown>) {
  return sql`
    recorded as (
      insert into activity (account_id, venue_id, at, user_id, support_user_id, undoes, part_of, action, changes)
      select ${by.accountId}::uuid, ${by.venueId}::uuid, ${by.now}::timestamptz, ${by.userId}::uuid,
        ${by.supportUserId}::uuid, ${by.undoes ?? null}::bigint, ${by.partOf ?? null}::bigint, ${action}::text, changes
      from ${made} changed where changes is not null
      returning ${answer}
    )`;
}

/**
 * Records a change whose parts are known already; to be called inside the transaction that makes it. `partOf` is the first
 * activity of the same call. Answers the activity's id.
 */
export async function record(
  db: Db,
  actor: Actor,
  venueId: string,
  now: Date,
  action: Action,
  changes: readonly Change[],
  partOf?: number,
): Promise<number> {
  const by = { ...actingValues(actor), venueId, now, ...(partOf !== undefined && { partOf }) };
  const text = JSON.stringify(changes);
  const { rows } = await sql<{ id: number }>`
    with ${recordedBy(by, action, sql`${text}::text`)} select id from recorded`.execute(db);
  return rows[0]?.id ?? 0;
}

/**
 * Records what never counts as unpublished (ruling 19): a change that concerns the account and no venue, such as of its
 * owner's profile, one of what a venue has thrown away, or a further one of a call that is counted already.
 */
export async function recordUncounted(
  db: Db,
  { accountId, userId, supportUserId }: Actor,
  now: Date,
  action: Action,
  changes: readonly Change[],
  venueId: string | null = null,
): Promise<void> {
  await db
    .insertInto('activity')
    .values({
      ...{
        account_id: accountId,
        venue_id: venueId,
        at: now,
        user_id: userId,
        support_user_id: supportUserId,
      },
      ...{ action, changes: JSON.stringify(changes), published: true },
    })
    .execute();
}

/** Makes what one call recorded in several steps one activity, under the first one's id and action. Answers that id. */
export async function asOne(db: Db, ids: readonly number[]): Promise<number> {
  const [first = 0, ...others] = ids;
  if (others.length === 0) return first;
  await sql`
    with parts as (
      select a.id, part.change, part.place
      from activity a, jsonb_array_elements(a.changes) with ordinality part(change, place)
      where a.id = any(${[...ids]}::bigint[])
    ),
    joined as (delete from activity where id = any(${others}::bigint[]))
    update activity set changes = (select jsonb_agg(change order by id, place) from parts)
    where id = ${first}`.execute(db);
  return first;
}

/**
 * Marks an activity as undone, in each venue that it was recorded in; what it had itself undone is then not undone any
 * more, and so on up the chain.
 */
export async function markUndone(db: Db, id: number): Promise<void> {
  await sql`
    with recursive chain as (
      select id, undoes, true as undone from activity where id = ${id}
      union all
      select a.id, a.undoes, not chain.undone from chain join activity a on a.id = chain.undoes
    ),
    marks as (
      select id, undone from chain
      union all
      select a.id, chain.undone from chain join activity a on a.part_of = chain.id
    )
    update activity set undone = marks.undone from marks where marks.id = activity.id`.execute(db);
}

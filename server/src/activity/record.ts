import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/tables.ts';

/** Who acts: the person, the support user behind them if any, and the account that it is about. */
export type Actor = { accountId: string; userId: string; supportUserId: string | null };

/** What was done, in one word: the activity list and undo read it. */
export type Action =
  | 'create'
  | 'update'
  | 'delete'
  | 'duplicate'
  | 'move'
  | 'reorder'
  | 'translate'
  | 'venue_create'
  | 'venue_update'
  | 'profile_update'
  | 'email_change'
  | 'password_change'
  | 'support_invite'
  | 'support_withdraw';

/** One record's part of a change: its columns before and after; null where it was not, or is no more. */
export type Change = { record: { type: string; id: string }; before: unknown; after: unknown };

/**
 * The one door for changes of a venue's content, as the end of a `with` list: the statement that changes something
 * records in itself who did what to which record (`architecture.md`, One door for changes). What no publication holds
 * yet is the venue's count of unpublished changes (ruling 19), so no row of the venue is written. `changes` is SQL that yields a JSON list of Change; nothing is
 * recorded when it yields null, so a statement that found no row records nothing.
 */
export function recorded(
  actor: Actor,
  venueId: string,
  now: Date,
  action: Action,
  changes: RawBuilder<unknown>,
) {
  return recordedBy({ ...actor, venueId, now }, action, changes);
}

/** Who acts, where and when, as values of a statement. */
export type ActingValues = Actor & { venueId: string; now: Date };

/** The same with the values as a statement's slots: `recorded` for a statement that is put together once. */
export function recordedBy(by: ActingValues, action: Action, changes: RawBuilder<unknown>) {
  return sql`
    recorded as (
      insert into activity (account_id, venue_id, at, user_id, support_user_id, action, changes)
      select ${by.accountId}::uuid, ${by.venueId}::uuid, ${by.now}::timestamptz, ${by.userId}::uuid,
        ${by.supportUserId}::uuid, ${action}::text, made.changes
      from (select (${changes})::jsonb as changes offset 0) made where made.changes is not null
    )`;
}

/** Records a change whose parts are known already; to be called inside the transaction that makes it. */
export async function record(
  db: Db,
  actor: Actor,
  venueId: string,
  now: Date,
  action: Action,
  changes: readonly Change[],
): Promise<void> {
  const text = JSON.stringify(changes);
  await sql`with ${recorded(actor, venueId, now, action, sql`${text}::text`)} select 1`.execute(db);
}

/** Records a change that concerns the account and no venue, such as of its owner's profile; publications hold none of it. */
export async function recordOfAccount(
  db: Db,
  { accountId, userId, supportUserId }: Actor,
  now: Date,
  action: Action,
  changes: readonly Change[],
): Promise<void> {
  await db
    .insertInto('activity')
    .values({
      ...{ account_id: accountId, venue_id: null, at: now, user_id: userId, support_user_id: supportUserId },
      ...{ action, changes: JSON.stringify(changes), published: true },
    })
    .execute();
}

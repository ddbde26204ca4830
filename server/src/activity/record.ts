import { sql } from 'kysely';
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

type Entry = {
  actor: Actor;
  venueId: string | null;
  now: Date;
  action: Action;
  changes: readonly Change[];
  published: boolean;
  partOf?: number;
};

/** Writes one activity, numbered within its account. The account's row stays locked until the transaction ends. */
async function write(db: Db, { actor, venueId, now, action, changes, published, partOf }: Entry) {
  const { rows } = await sql<{ id: number; number: number }>`
    with counted as (
      update accounts set activity_count = activity_count + 1 where id = ${actor.accountId} returning activity_count
    )
    insert into activity (account_id, venue_id, number, at, user_id, support_user_id, undoes, part_of, action, changes, published)
    select ${actor.accountId}::uuid, ${venueId}::uuid, activity_count, ${now}::timestamptz, ${actor.userId}::uuid,
      ${actor.supportUserId}::uuid, ${actor.undoes ?? null}::bigint, ${partOf ?? null}::bigint, ${action}::text,
      ${JSON.stringify(changes)}::jsonb, ${published}::boolean
    from counted returning id, number`.execute(db);
  return rows[0] ?? { id: 0, number: 0 };
}

/**
 * The one door for changes of content: records who did what to which records, as the last statement of the transaction that
 * does it (`catalogue/locks.ts`). A change that concerns several venues is an activity in each. What no publication holds yet is a
 * venue's count of unpublished changes (ruling 19), so no row of the venue is written. Answers the number of the first
 * venue's activity, by which it can be undone.
 */
export async function record(
  db: Db,
  actor: Actor,
  [venueId, ...others]: readonly [string, ...string[]],
  now: Date,
  action: Action,
  changes: readonly Change[],
): Promise<number> {
  const entry = { actor, now, action, changes, published: false };
  const { id, number } = await write(db, { ...entry, venueId });
  for (const other of others) await write(db, { ...entry, venueId: other, partOf: id });
  return number;
}

/**
 * Records what never counts as unpublished (ruling 19): a change that concerns the account and no venue, such as of its
 * owner's profile, one of what a venue has thrown away, or a further one of a call that is counted already.
 */
export async function recordUncounted(
  db: Db,
  actor: Actor,
  now: Date,
  action: Action,
  changes: readonly Change[],
  venueId: string | null = null,
): Promise<void> {
  await write(db, { actor, venueId, now, action, changes, published: true });
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

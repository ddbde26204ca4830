import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { countActivity } from '../sessions/accounts.ts';

/** The author of an activity: the person, the support user behind them if any, and the account. */
export type Actor = {
  accountId: string;
  userId: string;
  supportUserId: string | null;
  /** The activity that this one undoes (`history/undo.ts`). */
  undoes?: number;
};

/** The kinds of change to the catalogue that can be undone. */
export const UNDOABLE = [
  'create',
  'update',
  'delete',
  'restore',
  'duplicate',
  'move',
  'reorder',
  'translate',
  'sync',
  'sync_branch',
  'sold_out',
  'publication_restore',
  'discard',
] as const;

/** The kind of an activity, as the activity list shows it. */
export type Action =
  | (typeof UNDOABLE)[number]
  | 'purge'
  | 'venue_create'
  | 'venue_update'
  | 'venue_delete'
  | 'profile_update'
  | 'email_change'
  | 'password_change'
  | 'support_invite'
  | 'support_withdraw';

/**
 * One record's part of a change: its columns before and after; null before it exists and after its deletion. `format` is that
 * of a theme's columns (`contract/src/publishing/formats.ts`): without it the first.
 */
export type Change = {
  record: { type: string; id: string };
  before: unknown;
  after: unknown;
  format?: number;
};

type Entry = Entered<string | null> & { actor: Actor; now: Date; published: boolean; partOf?: number };

/** Writes one activity, numbered within its account. The account's row stays locked until the transaction ends. */
async function write(db: Db, { actor, venueId, now, action, changes, published, partOf }: Entry) {
  const { rows } = await sql<{ id: number; number: number }>`
    with counted as (${countActivity(actor.accountId)})
    insert into activity (account_id, venue_id, number, at, user_id, support_user_id, undoes, part_of, action, changes, published)
    select ${actor.accountId}::uuid, ${venueId}::uuid, activity_count, ${now}::timestamptz, ${actor.userId}::uuid,
      ${actor.supportUserId}::uuid, ${actor.undoes ?? null}::bigint, ${partOf ?? null}::bigint, ${action}::text,
      ${JSON.stringify(changes)}::jsonb, ${published}::boolean
    from counted returning id, number`.execute(db);
  return rows[0] ?? { id: 0, number: 0 };
}

/** One venue's part of a recorded call; that of the account has no venue. */
export type Entered<Venue = string> = { venueId: Venue; action: Action; changes: readonly Change[] };

/**
 * Records every change of content: actor, action and records, as the last statement of the change's
 * transaction (`venues/locks.ts`). A change that concerns `others` too is an activity in each venue.
 * Unpublished changes are counted from the activities (rule 19), so no row of the venue is written. Answers
 * the number of the first venue's activity, by which it can be undone.
 */
export async function record(
  db: Db,
  actor: Actor,
  now: Date,
  { others = [], ...entered }: Entered & { others?: readonly string[] },
): Promise<number> {
  const entry = { actor, now, published: false, ...entered };
  const { id, number } = await write(db, entry);
  for (const other of others) await write(db, { ...entry, venueId: other, partOf: id });
  return number;
}

/**
 * Records a change that never counts as unpublished (rule 19): one of the account, such as of its owner's
 * profile, one of the bin, of what is sold out, or a further one of a call that is counted already. Answers its number.
 */
export async function recordUncounted(
  db: Db,
  actor: Actor,
  now: Date,
  entered: Entered<string | null>,
): Promise<number> {
  const { number } = await write(db, { actor, now, published: true, ...entered });
  return number;
}

/**
 * Records a change of a venue, and in another venue that it happened, which does not count as unpublished there. Answers the
 * numbers of both activities.
 */
export async function recordWithNotice(
  db: Db,
  actor: Actor,
  now: Date,
  change: Entered,
  notice: Entered,
): Promise<{ change: number; notice: number }> {
  const { id, number } = await write(db, { actor, now, published: false, ...change });
  const told = await write(db, { actor, now, published: true, partOf: id, ...notice });
  return { change: number, notice: told.number };
}

/**
 * Marks an activity as undone in each venue that recorded it. An activity that it had undone counts as done
 * again, and so on up the chain.
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

/** SQL: marks the unpublished activities of a venue as published, and answers their ids. */
export const markPublished = (venueId: string) => sql`
  update activity set published = true where venue_id = ${venueId} and not published returning id, number`;

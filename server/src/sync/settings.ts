import { randomUUID } from 'node:crypto';
import type { FailedBranch, SyncFailure } from '@sofra/contract/sync/sync';
import { sql } from 'kysely';
import type { Actor } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import type { SyncTimes } from './times.ts';

/**
 * Stores when a venue syncs its `total` branches, over what was stored, with its author; a former failure is forgotten. One
 * that syncs now runs from here on. Answers the run's id.
 */
export async function storeTimes(
  db: Db,
  actor: Actor,
  now: Date,
  venueId: string,
  { times, total }: { times: SyncTimes; total: number },
): Promise<string> {
  const run = randomUUID();
  const values = {
    sync_type: times.syncType,
    sync_at: times.syncAt,
    publish_type: times.publishType,
    publish_at: times.publishAt,
    scheduled: times.scheduled,
    run,
    user_id: actor.userId,
    support_user_id: actor.supportUserId,
    synced: [],
    done: 0,
    total: times.syncType === 'now' ? total : 0,
    progress_at: times.syncType === 'now' ? now : null,
    failure: null,
    failed_at: null,
    failed_branches: sql<FailedBranch[]>`'[]'::jsonb`,
    failed_in: null,
    retry_at: null,
    succeeded_at: null,
  };
  await db
    .insertInto('venue_syncs')
    .values({ venue_id: venueId, ...values })
    .onConflict((conflict) => conflict.column('venue_id').doUpdateSet(values))
    .execute();
  return run;
}

/**
 * Cancels what a venue has scheduled and forgets a former failure; the stored times stay. Answers whether anything was
 * scheduled. The venue's lock must be held.
 */
export async function cancelScheduled(db: Db, venueId: string): Promise<boolean> {
  const { rows } = await sql`
    update venue_syncs set scheduled = false, failure = null, failed_at = null, failed_branches = '[]', failed_in = null,
      retry_at = null, succeeded_at = null
    where venue_id = ${venueId} and scheduled returning run`.execute(db);
  return rows.length === 1;
}

/** A stored run as its job needs it. */
export type StoredRun = {
  publish_type: SyncTimes['publishType'];
  publish_at: Date | null;
  synced: string[];
  actor: Actor;
};

/** The scheduled run of a venue, if it is still the one of the given id. */
export async function scheduledRun(db: Db, venueId: string, run: string): Promise<StoredRun | undefined> {
  const { rows } = await sql<
    Omit<StoredRun, 'actor'> & Record<'account_id' | 'user_id', string> & { support_user_id: string | null }
  >`
    select y.publish_type, y.publish_at, y.synced, v.account_id, y.user_id, y.support_user_id
    from venue_syncs y join venues v on v.id = y.venue_id
    where y.venue_id = ${venueId} and y.run = ${run} and y.scheduled and v.deleted_at is null`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { account_id: accountId, user_id: userId, support_user_id: supportUserId, ...stored } = row;
  return { ...stored, actor: { accountId, userId, supportUserId } };
}

/** Whether a scheduled run is still the stored one. It locks what is stored, so that nobody replaces it meanwhile. */
export async function isStored(db: Db, venueId: string, run: string): Promise<boolean> {
  const { rows } = await sql`
    select from venue_syncs where venue_id = ${venueId} and run = ${run} and scheduled for update`.execute(
    db,
  );
  return rows.length === 1;
}

/** The step of a scheduled run: the sync of its branches, or their publishing at a later time. */
export type RunStep = 'sync' | 'publish';

/** The failure of a scheduled run: its reason, its step, and the branches that failed. */
export type RunFailure = { reason: SyncFailure; step: RunStep; branches: FailedBranch[] };

/** SQL: the columns that tell of a failure. */
const told = ({ reason, step, branches }: RunFailure, now: Date, retryAt: Date | null) => sql`
  failure = ${reason}, failed_at = ${now}, failed_in = ${step}, failed_branches = ${JSON.stringify(branches)}::jsonb,
  retry_at = ${retryAt}::timestamptz`;

/** Notes a failed attempt of a run that is tried again. The run's lock must be held. */
export async function noteFailure(
  db: Db,
  now: Date,
  venueId: string,
  failure: RunFailure,
  retryAt: Date,
): Promise<void> {
  await sql`update venue_syncs set ${told(failure, now, retryAt)} where venue_id = ${venueId}`.execute(db);
}

/** How a step of a run ended: well when there is no failure; `goesOn` when another step follows. */
export type RunEnd = { step: RunStep; failure: RunFailure | null; goesOn: boolean };

/**
 * Ends a step of a scheduled run. A failure of the step before it stays told. Answers whether the run was still the stored one.
 */
export async function endRun(
  db: Db,
  now: Date,
  { venueId, run }: { venueId: string; run: string },
  { step, failure, goesOn }: RunEnd,
): Promise<boolean> {
  const isOver = sql`(failed_in is null or failed_in = ${step})`;
  const wellDone = sql`
    failure = case when ${isOver} then null else failure end,
    failed_in = case when ${isOver} then null else failed_in end,
    succeeded_at = case when ${isOver} and not ${goesOn}::boolean then ${now}::timestamptz end, retry_at = null`;
  const { rows } = await sql`
    update venue_syncs set scheduled = ${goesOn}, ${failure ? told(failure, now, null) : wellDone}
    where venue_id = ${venueId} and run = ${run} and scheduled returning run`.execute(db);
  return rows.length === 1;
}

/** The time after which a run that says nothing is taken for dead, in milliseconds. */
const SILENCE_MS = 60_000;

/** Notes how far a run has come, unless another has replaced it; `synced` is the branch that it has just synced. */
export async function noteProgress(
  db: Db,
  now: Date,
  { mainId, run }: { mainId: string; run: string },
  { done, total, synced }: { done: number; total: number; synced?: string | undefined },
): Promise<void> {
  await sql`
    update venue_syncs set done = ${done}, total = ${total}, progress_at = ${now},
      synced = case when ${synced ?? null}::uuid is null then synced else array_append(synced, ${synced ?? null}::uuid) end
    where venue_id = ${mainId} and run = ${run}`.execute(db);
}

/** How far a venue's sync has come; one whose process died does not run for ever. */
export async function readProgress(db: Db, now: Date, venueId: string) {
  const row = await db
    .selectFrom('venue_syncs')
    .select(['done', 'total', 'progress_at'])
    .where('venue_id', '=', venueId)
    .executeTakeFirst();
  const { done = 0, total = 0, progress_at = null } = row ?? {};
  const isHeard = progress_at !== null && now.getTime() - progress_at.getTime() < SILENCE_MS;
  return { done, total, running: done < total && isHeard };
}

import { type Actor, recordUncounted } from '../activity/record.ts';
import { unlinkVenues } from '../catalogue/links.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { dequeue } from '../platform/jobs/jobs.ts';
import { assertChoosable, branchIds, setMain } from '../venues/branches.ts';
import { lockVenues } from '../venues/locks.ts';
import { PUBLISH_JOB, SYNC_JOB } from './job-names.ts';

/** Refuses with `forbidden` in a branch, which cannot sync (rule 16). Answers the time zone of a main venue. */
export async function assertMain(db: Db, venueId: string): Promise<string> {
  const columns = ['parent_id', 'time_zone'] as const;
  const row = await db.selectFrom('venues').select(columns).where('id', '=', venueId).executeTakeFirst();
  const { parent_id, time_zone } = row ?? refuse('not_found');
  return parent_id ? refuse('forbidden') : time_zone;
}

/** Cancels the jobs of a main venue's scheduled run. */
export async function dropJobs(db: Db, mainId: string): Promise<void> {
  for (const name of [SYNC_JOB, PUBLISH_JOB]) await dequeue(db, { name }, mainId);
}

/**
 * Checks the branches that are chosen for a main venue; none chosen means those that it has. Answers them. Refuses with
 * `forbidden`, `unknown_record` or `venue_not_available`.
 */
export async function chosenChildren(
  db: Db,
  accountId: string,
  mainId: string,
  chosen: readonly string[] | undefined,
): Promise<readonly string[]> {
  await assertMain(db, mainId);
  if (!chosen) return branchIds(db, mainId);
  await assertChoosable(db, accountId, mainId, chosen);
  return chosen;
}

/**
 * Makes the chosen venues the branches of a main venue; the others are freed. Of two main venues at once the second finds a
 * venue taken. Answers the branches, as `chosenChildren`, and takes the locks of all these venues. Must run in a transaction.
 */
export async function chooseChildren(
  db: Db,
  actor: Actor,
  now: Date,
  mainId: string,
  chosen: readonly string[] | undefined,
): Promise<readonly string[]> {
  // Checked before the locks too: a venue of another account is never locked.
  const wanted = await chosenChildren(db, actor.accountId, mainId, chosen);
  await lockVenues(db, [mainId, ...(await branchIds(db, mainId)), ...wanted]);
  const children = await chosenChildren(db, actor.accountId, mainId, chosen);
  const before = await branchIds(db, mainId);
  const freed = before.filter((id) => !children.includes(id));
  const taken = children.filter((id) => !before.includes(id));
  if (freed.length + taken.length === 0) return children;
  await free(db, freed);
  await setMain(db, taken, mainId);
  const record = { type: 'venues', id: mainId };
  const change = { record, before: { children: before }, after: { children } };
  await recordUncounted(db, actor, now, { venueId: mainId, action: 'venue_update', changes: [change] });
  return children;
}

/** Frees branches: their copies become their own (rule 16). Their locks must be held. */
async function free(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await setMain(db, ids, null);
  await unlinkVenues(db, ids);
}

/**
 * Frees all branches of a venue that is deleted, and cancels its sync. Takes the locks of all these venues, so it comes before
 * other locks in its transaction.
 */
export async function freeChildren(db: Db, mainId: string): Promise<void> {
  await lockVenues(db, [mainId, ...(await branchIds(db, mainId))]);
  await free(db, await branchIds(db, mainId));
  // Jobs that end lock what is stored before what waits.
  await db.deleteFrom('venue_syncs').where('venue_id', '=', mainId).execute();
  await dropJobs(db, mainId);
}

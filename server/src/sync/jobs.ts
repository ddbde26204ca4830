import { MINUTE } from '@sofra/contract/limits';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { type AnyJob, enqueue, type Job } from '../platform/jobs/jobs.ts';
import { enqueueMail } from '../platform/mail/mail.ts';
import { leftDays } from '../sessions/who.ts';
import { branchIds } from '../venues/branches.ts';
import { PUBLISH_JOB, SYNC_JOB } from './job-names.ts';
import { syncFailedMail } from './mails/sync-failed.ts';
import { codeOf, publishBranch, runSync } from './run.ts';
import {
  endRun,
  isStored,
  noteFailure,
  noteProgress,
  type RunFailure,
  type RunStep,
  type StoredRun,
  scheduledRun,
} from './settings.ts';

/** A scheduled run of a main venue: the id of its schedule, and how often it has failed. */
type Scheduled = { venueId: string; run: string; failed: number };

const schema = z.object({ venueId: z.guid(), run: z.guid(), failed: z.int() });

/** Minutes between attempts; after the last one the run has failed for good. */
const PAUSES = [1, 5];

async function isDisconnected(db: Db, now: Date, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ confirmed_at: Date | null; created_at: Date }>`
    select u.confirmed_at, u.created_at from accounts a join users u on u.id = a.owner_id
    where a.id = ${accountId}`.execute(db);
  const [owner] = rows;
  return !owner || leftDays({ confirmedAt: owner.confirmed_at, createdAt: owner.created_at }, now) === 0;
}

/** Ends a step of a run in one transaction with what follows from it: a mail to the owner, or the publishing at its time. */
async function end(
  { db, clock }: AppContext,
  { venueId, run }: Scheduled,
  step: RunStep,
  failure: RunFailure | null,
  publishAt: Date | null = null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const goesOn = publishAt !== null;
    if (!(await endRun(trx, now, { venueId, run }, { step, failure, goesOn }))) return;
    if (failure) {
      const { reason, branches } = failure;
      await enqueueMail(trx, now, syncFailedMail, { venueId, reason, branches, isTriedAgain: false });
    }
    if (publishAt) await schedulePublish(trx, { venueId, run }, publishAt);
  });
}

/**
 * Tries a run again after a pause, unless it was replaced or cancelled; its first failure is told by mail at once. Answers false
 * when it has failed for good.
 */
async function tryAgain(
  { db, clock }: AppContext,
  job: Job<Scheduled>,
  data: Scheduled,
  failure: RunFailure,
): Promise<boolean> {
  const pause = PAUSES[data.failed];
  if (pause === undefined) return false;
  const now = clock.now();
  const at = new Date(now.getTime() + pause * MINUTE);
  const { venueId, run } = data;
  await db.transaction().execute(async (trx) => {
    if (!(await isStored(trx, venueId, run))) return;
    await noteFailure(trx, now, venueId, failure, at);
    const { reason, branches } = failure;
    if (data.failed === 0)
      await enqueueMail(trx, now, syncFailedMail, { venueId, reason, branches, isTriedAgain: true });
    await enqueue(trx, job, { ...data, failed: data.failed + 1 }, { at, subjectId: venueId });
  });
  return true;
}

type Tried = { id: string; error: string | null };

/** The failure of a step that has tried some branches; null when all went well. */
function failureIn(step: RunStep, tried: readonly Tried[]): RunFailure | null {
  const branches = tried.flatMap(({ id, error }) => (error === null ? [] : [{ id, error }]));
  return branches.length > 0 ? { reason: 'failed', step, branches } : null;
}

type Work = (app: AppContext, data: Scheduled, stored: StoredRun, branches: string[]) => Promise<void>;

/**
 * A job of a scheduled run. Only the run that is stored works, so that a replaced or cancelled one does nothing; what it does
 * can be done again, and changes nothing then.
 */
const runJob = (step: RunStep, name: string, work: Work): Job<Scheduled> => ({
  name,
  schema,
  isLong: true,
  async run(app, data) {
    const stored = await scheduledRun(app.db, data.venueId, data.run);
    if (!stored) return;
    if (await isDisconnected(app.db, app.clock.now(), stored.actor.accountId))
      return end(app, data, step, { reason: 'disconnected', step, branches: [] });
    const branches = await branchIds(app.db, data.venueId);
    if (branches.length === 0) return end(app, data, step, { reason: 'no_branches', step, branches: [] });
    return work(app, data, stored, branches);
  },
});

const syncJob = runJob('sync', SYNC_JOB, async (app, data, { actor, publish_type, publish_at }, branches) => {
  const run = { actor, mainId: data.venueId, run: data.run, isScheduled: true };
  await noteProgress(app.db, app.clock.now(), run, { done: 0, total: branches.length });
  const results = await runSync(app, { ...run, branchIds: branches, publishes: publish_type === 'now' });
  const failure = failureIn('sync', results);
  if (failure && (await tryAgain(app, syncJob, data, failure))) return;
  // A branch whose sync has failed is not published.
  const isAnySynced = results.some(({ status }) => status === 'synced');
  const publishAt = publish_type === 'specific' && isAnySynced ? publish_at : null;
  await end(app, data, 'sync', failure, publishAt);
});

const publishJob = runJob('publish', PUBLISH_JOB, async (app, data, { actor, synced }, branches) => {
  const run = { actor, mainId: data.venueId, run: data.run, isScheduled: true };
  const results: Tried[] = [];
  for (const id of branches.filter((branch) => synced.includes(branch))) {
    try {
      await publishBranch(app, run, id);
    } catch (error) {
      results.push({ id, error: codeOf(app, error) });
    }
  }
  const failure = failureIn('publish', results);
  if (failure && (await tryAgain(app, publishJob, data, failure))) return;
  await end(app, data, 'publish', failure);
});

/** Schedules the sync of a run; a later one replaces it. */
export async function scheduleSync(db: Db, run: Omit<Scheduled, 'failed'>, at: Date): Promise<void> {
  await enqueue(db, syncJob, { ...run, failed: 0 }, { at, subjectId: run.venueId });
}

/** Schedules the publishing of the branches that a run has synced; a later one replaces it. */
export async function schedulePublish(db: Db, run: Omit<Scheduled, 'failed'>, at: Date): Promise<void> {
  await enqueue(db, publishJob, { ...run, failed: 0 }, { at, subjectId: run.venueId });
}

/** The jobs of scheduled syncs. */
export const syncJobs: readonly AnyJob[] = [syncJob, publishJob, syncFailedMail];

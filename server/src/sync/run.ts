import type { SyncedChild } from '@sofra/contract/sync/sync';
import type { Actor } from '../activity/record.ts';
import type { AppContext } from '../platform/app-context.ts';
import { logFailure } from '../platform/database/failures.ts';
import type { Db } from '../platform/database/tables.ts';
import { Refusal, refuse } from '../platform/http/answer.ts';
import { publish } from '../publishing/publish.ts';
import { makeAhead } from '../publishing/ready.ts';
import { isBranchOf } from '../venues/branches.ts';
import { lockVenues } from '../venues/locks.ts';
import { changePublicly } from '../venues/public-change.ts';
import { type Ahead, ChangedMeanwhile, lookAhead } from './ahead.ts';
import type { Counts } from './diff.ts';
import { isStored, noteProgress } from './settings.ts';
import { syncBranch } from './sync-branch.ts';

/**
 * A sync of a main venue to its branches: its author, and whether each branch is published right after. `run` is its id;
 * one at a time goes no further when it is replaced or cancelled.
 */
export type Run = {
  actor: Actor;
  mainId: string;
  branchIds: readonly string[];
  publishes: boolean;
  run: string;
  isScheduled: boolean;
};

/** A run without what only its sync needs. */
type Publishing = Omit<Run, 'branchIds' | 'publishes'>;

const NOTHING: Counts = { created: 0, updated: 0, removed: 0 };

const resultOf = (id: string, more: Partial<SyncedChild>): SyncedChild => ({
  id,
  status: 'synced',
  ...NOTHING,
  publication_number: null,
  error: null,
  ...more,
});

/** The code of a failure, which is logged unless it is a rule's refusal. */
export function codeOf({ log }: AppContext, error: unknown): string {
  if (error instanceof Refusal) return error.problems[0]?.code ?? 'internal';
  logFailure(log, 'error', error, 'a branch could not be synced or published');
  return 'internal';
}

/**
 * Refuses with `venue_not_available` when a run was replaced or cancelled: whoever does so holds the locks that this takes
 * first. Must run in the transaction of the branch.
 */
async function assertWanted(db: Db, { mainId, run, isScheduled }: Publishing, id: string): Promise<void> {
  if (!isScheduled) return;
  await lockVenues(db, [mainId, id]);
  if (!(await isStored(db, mainId, run))) refuse('venue_not_available');
}

/** Publishes a branch. Answers its publication's number. Refuses with `venue_not_available` when it is a branch no more. */
export async function publishBranch(app: AppContext, run: Publishing, id: string): Promise<number | null> {
  const { actor, mainId } = run;
  const ahead = await makeAhead(app.db, id);
  await changePublicly(app, id, async (db) => {
    await assertWanted(db, run, id);
    if (!(await isBranchOf(db, id, mainId))) refuse('venue_not_available');
    return publish(db, actor, id, app.clock.now(), { ahead, most: app.env.PUBLICATIONS_KEPT });
  });
  const { publication_number } = await app.db
    .selectFrom('venues')
    .select('publication_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return publication_number;
}

/** How far the run is, with the branch that is under way. */
type Step = { done: number; total: number };

/** Runs work that looks ahead; when somebody changes a venue at the same time, the work that waits for nobody. */
async function inTime<T>(looksAhead: () => Promise<T>, other: () => Promise<T>): Promise<T> {
  try {
    return await looksAhead();
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return other();
    throw error;
  }
}

async function runOne(app: AppContext, run: Run, id: string, step: Step): Promise<SyncedChild> {
  const { actor, mainId, publishes } = run;
  const now = app.clock.now();
  let counts: Counts | undefined;
  const work = (ahead?: Ahead) =>
    app.db.transaction().execute(async (db) => {
      await assertWanted(db, run, id);
      const changed = await syncBranch(db, { actor, now, run: run.run }, { mainId, branchId: id }, ahead);
      await noteProgress(db, now, run, { ...step, synced: id });
      return changed;
    });
  try {
    counts = await inTime(async () => work(await lookAhead(app.db, now, { mainId, branchId: id })), work);
    const publication_number = publishes ? await publishBranch(app, run, id) : null;
    return resultOf(id, { ...counts, publication_number });
  } catch (error) {
    if (!counts) await noteProgress(app.db, now, run, step);
    return resultOf(id, { ...counts, status: 'failed', error: codeOf(app, error) });
  }
}

/** Syncs the branches one after another, each in a transaction of its own, so that others work in between. */
export async function runSync(app: AppContext, run: Run): Promise<SyncedChild[]> {
  const results: SyncedChild[] = [];
  const total = run.branchIds.length;
  for (const [index, id] of run.branchIds.entries())
    results.push(await runOne(app, run, id, { done: index + 1, total }));
  return results;
}

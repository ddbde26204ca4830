import type { SyncedChild } from '@sofra/contract/sync';
import type { Actor } from '../activity/record.ts';
import { Refusal, refuse } from '../platform/answer.ts';
import type { AppContext } from '../platform/app-context.ts';
import { logFailure } from '../platform/failures.ts';
import { publish } from '../publishing/publish.ts';
import { isBranchOf } from '../venues/branches.ts';
import { changePublicly } from '../venues/public-change.ts';
import type { Counts } from './diff.ts';
import { noteProgress } from './settings.ts';
import { syncBranch } from './sync-branch.ts';

/** A sync of a main venue to its branches: its author, and whether each branch is published right after. */
export type Run = { actor: Actor; mainId: string; branchIds: readonly string[]; publishes: boolean };

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
function codeOf({ log }: AppContext, error: unknown): string {
  if (error instanceof Refusal) return error.problems[0]?.code ?? 'internal';
  logFailure(log, 'error', error, 'a branch could not be synced');
  return 'internal';
}

/** Publishes a branch. Answers its publication's number. Refuses with `venue_not_available` when it is a branch no more. */
export async function publishBranch(
  app: AppContext,
  { actor, mainId }: Pick<Run, 'actor' | 'mainId'>,
  id: string,
): Promise<number | null> {
  await changePublicly(app, id, async (db) => {
    if (!(await isBranchOf(db, id, mainId))) refuse('venue_not_available');
    return publish(db, actor, id, app.clock.now());
  });
  const { publication_number } = await app.db
    .selectFrom('venues')
    .select('publication_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return publication_number;
}

async function runOne(app: AppContext, run: Run, id: string): Promise<SyncedChild> {
  const { actor, mainId, publishes } = run;
  let counts = NOTHING;
  try {
    counts = await app.db
      .transaction()
      .execute((db) => syncBranch(db, { actor, now: app.clock.now() }, { mainId, branchId: id }));
    const publication_number = publishes ? await publishBranch(app, run, id) : null;
    return resultOf(id, { ...counts, publication_number });
  } catch (error) {
    return resultOf(id, { ...counts, status: 'failed', error: codeOf(app, error) });
  }
}

/** Syncs the branches one after another, each in a transaction of its own, so that others work in between. */
export async function runSync(app: AppContext, run: Run): Promise<SyncedChild[]> {
  const { mainId, branchIds } = run;
  const results: SyncedChild[] = [];
  const note = (synced?: string) =>
    noteProgress(app.db, app.clock.now(), mainId, { done: results.length, total: branchIds.length, synced });
  await note();
  for (const id of branchIds) {
    const result = await runOne(app, run, id);
    results.push(result);
    await note(result.status === 'synced' ? id : undefined);
  }
  return results;
}

import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { AppContext } from '../app-context.ts';
import { logFailure } from '../database/failures.ts';
import type { Db } from '../database/tables.ts';

/** A kind of job: its name, the schema of its data, and its handler. It may run more than once; mails wait for no long one. */
export type Job<T = unknown> = {
  name: string;
  schema: z.ZodType<T>;
  isLong?: boolean;
  run(app: AppContext, data: T): Promise<void>;
};

/** A job in a list; each checks its own data, so the list need not know its type. */
export type AnyJob = Pick<Job<never>, 'name' | 'run' | 'isLong'> & { schema: z.ZodType };

/** The pool on which the queue runs its own statements. */
export type Queries = { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> };

/** A job that runs at the times of a cron line. */
export type CronJob = { name: string; cron: string; run(app: AppContext): Promise<void> };

/** The jobs of a running server. */
export type Jobs = { close(): Promise<void> };

const SWEEP_MS = 1000;
/** Milliseconds after which a due job has waited too long, and the interval of the check. */
const LONG_WAIT_MS = 10_000;
const LOOK_MS = 5000;
const BATCH = 20;
const QUEUES = { short: 'due', long: 'due-long' } as const;
const WORK = { perJobResults: true } as const;
// A process that has been killed says nothing: its jobs are tried again. One statement may take 25 seconds.
const RETRY = { retryLimit: 5, retryDelay: 2, retryBackoff: true, heartbeatSeconds: 30 } as const;
/** Seconds between two looks for jobs of killed processes. */
const KILLED_LOOK_S = 10;

/**
 * Queues a job in the caller's transaction: it runs if and when that commits, and survives a restart. `at` is when it is
 * due. With a subject there is one job of a kind for it; a later one replaces it, or leaves it with `replaces` false.
 */
export async function enqueue<T>(
  db: Db,
  job: Job<T>,
  data: NoInfer<T>,
  { at, subjectId = null, replaces = true }: { at: Date; subjectId?: string | null; replaces?: boolean },
): Promise<void> {
  await sql`
    insert into schedules_due (id, kind, subject_id, due_at, data)
    values (${randomUUID()}::uuid, ${job.name}, ${subjectId}::uuid, ${at}::timestamptz, ${JSON.stringify(data)}::jsonb)
    on conflict (kind, subject_id) do update
      set id = excluded.id, due_at = excluded.due_at, data = excluded.data, claimed_at = null
      where ${replaces}::boolean`.execute(db);
}

/** Removes a subject's waiting job of a kind. */
export async function dequeue(db: Db, job: Pick<AnyJob, 'name'>, subjectId: string): Promise<void> {
  await sql`delete from schedules_due where kind = ${job.name} and subject_id = ${subjectId}`.execute(db);
}

/** Removes all waiting jobs of a subject. */
export async function dequeueAll(db: Db, subjectId: string): Promise<void> {
  await sql`delete from schedules_due where subject_id = ${subjectId}`.execute(db);
}

/** Claims the jobs due by our clock and hands them to the queues, in one transaction. Answers their number. */
async function sweep({ db, clock }: AppContext, boss: PgBoss, jobs: readonly AnyJob[]): Promise<number> {
  const now = clock.now();
  const due = await db
    .selectFrom('schedules_due')
    .select('id')
    .where('claimed_at', 'is', null)
    .where('due_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  if (!due) return 0;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; kind: string }>`
      with due as (
        select id from schedules_due where claimed_at is null and due_at <= ${now}
        order by due_at limit ${BATCH} for update skip locked)
      update schedules_due s set claimed_at = ${now} from due where s.id = due.id returning s.id, s.kind`.execute(
      trx,
    );
    const within = {
      executeSql: (text: string, values: unknown[] = []) => trx.executeQuery(CompiledQuery.raw(text, values)),
    };
    const isLong = (kind: string) => jobs.some((job) => job.name === kind && job.isLong);
    for (const { id, kind } of rows)
      await boss.send(QUEUES[isLong(kind) ? 'long' : 'short'], { id }, { ...RETRY, db: within as never });
    return rows.length;
  });
}

async function runOne(app: AppContext, jobs: readonly AnyJob[], id: string): Promise<void> {
  const { db, log } = app;
  const row = await db
    .selectFrom('schedules_due')
    .select(['kind', 'data'])
    .where('id', '=', id)
    .executeTakeFirst();
  // A job that was cancelled or replaced since it was claimed is skipped.
  if (!row) return;
  const job = jobs.find(({ name }) => name === row.kind);
  if (!job) return log.error({ kind: row.kind }, 'no job of this kind is known');
  await job.run(app, job.schema.parse(row.data) as never);
  await db.deleteFrom('schedules_due').where('id', '=', id).execute();
}

async function attempt(
  app: AppContext,
  jobs: readonly AnyJob[],
  id: string,
): Promise<'completed' | 'failed'> {
  try {
    await runOne(app, jobs, id);
    return 'completed';
  } catch (error) {
    logFailure(app.log.child({ job: id }), 'warn', error, 'a job failed and will be tried again');
    return 'failed';
  }
}

/**
 * Warns once of each job that waits too long: those that passed the bound since the last check. Answers the
 * time of this check.
 */
export async function warnOfWaiting({ db, clock, log }: AppContext, lastLook: Date): Promise<Date> {
  const now = clock.now();
  const dueBefore = (moment: Date) => new Date(moment.getTime() - LONG_WAIT_MS);
  const waiting = await db
    .selectFrom('schedules_due')
    .select('kind')
    .where('due_at', '>', dueBefore(lastLook))
    .where('due_at', '<=', dueBefore(now))
    .execute();
  if (waiting.length > 0) {
    const kinds = [...new Set(waiting.map(({ kind }) => kind))];
    log.warn({ jobs: waiting.length, kinds, seconds: LONG_WAIT_MS / 1000 }, 'due jobs have waited for long');
  }
  return now;
}

/** Repeats work at an interval, never twice at once. Answers a function that ends it, after the last run. */
function repeat(
  { log }: AppContext,
  milliseconds: number,
  failure: string,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error) => logFailure(log, 'warn', error, failure))
      .finally(() => {
        running = undefined;
      });
  }, milliseconds);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Checks for waiting jobs even before the queue is ready, which may take long under load. */
function watchWaiting(app: AppContext): () => Promise<void> {
  let lastLook = app.clock.now();
  return repeat(app, LOOK_MS, 'looking for waiting jobs failed', async () => {
    lastLook = await warnOfWaiting(app, lastLook);
  });
}

async function startBoss(
  app: AppContext,
  pool: Queries,
  jobs: readonly AnyJob[],
  cronJobs: readonly CronJob[],
): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: { executeSql: (text, values = []) => pool.query(text, values) },
    superviseIntervalSeconds: KILLED_LOOK_S,
    monitorIntervalSeconds: KILLED_LOOK_S,
  });
  boss.on('error', (error) => logFailure(app.log, 'warn', error, 'the job queue had a failure'));
  await boss.start();
  // A full batch is followed by the next at once; each of its jobs succeeds or fails by itself.
  const pace = { pollingIntervalSeconds: 1, batchSize: 10, burstWhenBatchFull: true } as const;
  for (const queue of Object.values(QUEUES)) {
    await boss.createQueue(queue);
    await boss.work<{ id: string }, void, typeof WORK>(queue, { ...WORK, ...pace }, async (batch) => {
      const results = [];
      for (const { id, data } of batch) results.push({ id, status: await attempt(app, jobs, data.id) });
      return results;
    });
  }
  for (const job of cronJobs) {
    await boss.createQueue(job.name);
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, () => job.run(app));
  }
  return boss;
}

/** Starts the job queue over the server's own pool, and the sweep that feeds it each second. */
export async function startJobs(
  app: AppContext,
  pool: Queries,
  jobs: readonly AnyJob[],
  cronJobs: readonly CronJob[],
): Promise<Jobs> {
  const endWatch = watchWaiting(app);
  const boss = await startBoss(app, pool, jobs, cronJobs).catch(async (error: unknown) => {
    await endWatch();
    throw error;
  });
  const endSweep = repeat(app, SWEEP_MS, 'looking for due jobs failed', () => sweep(app, boss, jobs));
  return {
    close: async () => {
      await endWatch();
      await endSweep();
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { AppContext } from '../app-context.ts';
import { logFailure } from '../database/failures.ts';
import type { AnyJob, Upkeep } from './jobs.ts';

/** The jobs of a running server. */
export type Jobs = { close(): Promise<void> };

const SWEEP_MS = 1000;
/** Milliseconds after which a due job has waited too long, and the interval of the check. */
const LONG_WAIT_MS = 10_000;
const LOOK_MS = 5000;
/** The number of tries of a job, and the milliseconds before the second; each further pause is twice as long. */
const MOST_TRIES = 6;
const PAUSE_MS = 2000;
/** Milliseconds between a working process's signs, and those without one after which it counts as killed: a statement may take 25 s. */
const SIGN_MS = 10_000;
const KILLED_AFTER_MS = 30_000;
/** Milliseconds for which a server that closes waits for its jobs. */
const CLOSE_MS = 5000;

const shifted = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

type Claimed = { id: string; kind: string; subject_id: string | null; data: unknown; tries: number };

/** Claims the job that has been due for longest by our clock, of the long kinds or of the short ones; one of a killed process too. */
async function claim(
  { db, clock }: AppContext,
  jobs: readonly AnyJob[],
  length: 'short' | 'long',
): Promise<Claimed | undefined> {
  const now = clock.now();
  const long = jobs.filter((job) => job.isLong).map(({ name }) => name);
  const { rows } = await sql<Claimed>`
    with next as (
      select id from schedules_due
      where due_at <= ${now} and tries < ${MOST_TRIES} and (kind = any(${long}::text[])) = ${length === 'long'}::boolean
        and (claimed_at is null or claimed_at < ${shifted(now, -KILLED_AFTER_MS)})
      order by due_at limit 1 for update skip locked)
    update schedules_due s set claimed_at = ${now}, tries = s.tries + 1 from next where s.id = next.id
    returning s.id, s.kind, s.subject_id, s.data, s.tries`.execute(db);
  return rows[0];
}

/** SQL: the row of a claimed job, also one by which it was replaced meanwhile where that waits for its end. */
function rowsOf({ id, kind, subject_id }: Claimed, job: AnyJob | undefined) {
  return job?.isAlone && subject_id !== null
    ? sql`kind = ${kind} and subject_id = ${subject_id}`
    : sql`id = ${id}`;
}

async function runOne(app: AppContext, job: AnyJob | undefined, claimed: Claimed): Promise<void> {
  const { id, kind, data } = claimed;
  if (!job) throw new Error(`No job of the kind ${kind} is known.`);
  const again = await job.run(app, job.schema.parse(data));
  if (again) await planNext(app, id, again, 0);
  else await app.db.deleteFrom('schedules_due').where('id', '=', id).execute();
}

/** Plans the next time of a job; one that is replaced or taken back meanwhile has another id or none. */
const planNext = ({ db }: AppContext, id: string, due_at: Date, tries: number) =>
  db.updateTable('schedules_due').set({ due_at, tries, claimed_at: null }).where('id', '=', id).execute();

/** Does a claimed job, or plans its next try. */
async function attempt(app: AppContext, jobs: readonly AnyJob[], claimed: Claimed): Promise<void> {
  const { db, clock, log } = app;
  const { id, kind, tries } = claimed;
  const job = jobs.find(({ name }) => name === kind);
  const rows = rowsOf(claimed, job);
  const endSigns = repeat(app, SIGN_MS, 'a sign of work failed', () =>
    sql`update schedules_due set claimed_at = ${clock.now()} where ${rows} and claimed_at is not null`.execute(
      db,
    ),
  );
  try {
    await app.traced(`job ${kind}`, { 'sofra.tries': tries }, () => runOne(app, job, claimed));
  } catch (error) {
    logFailure(log.child({ job: id, kind }), 'warn', error, 'a job failed and will be tried again');
    await planNext(app, id, shifted(clock.now(), PAUSE_MS * 2 ** (tries - 1)), tries);
  } finally {
    await endSigns();
    // The one that waited for the end of this begins.
    if (job?.isAlone)
      await sql`update schedules_due set claimed_at = null where ${rows} and id <> ${id}`.execute(db);
  }
}

/**
 * Warns once of each job that waits too long: those that passed the bound since the last check. Answers the
 * time of this check.
 */
export async function warnOfWaiting({ db, clock, log }: AppContext, lastLook: Date): Promise<Date> {
  const now = clock.now();
  const dueBefore = (moment: Date) => shifted(moment, -LONG_WAIT_MS);
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

/** Checks for jobs that wait. */
function watchWaiting(app: AppContext): () => Promise<void> {
  let lastLook = app.clock.now();
  return repeat(app, LOOK_MS, 'looking for waiting jobs failed', async () => {
    lastLook = await warnOfWaiting(app, lastLook);
  });
}

/** Does upkeep whenever the clock passes a multiple of its interval, so that many short lives of a process do it too. */
function keepUp(app: AppContext, { name, every, run }: Upkeep): () => Promise<void> {
  const untilNext = every - (app.clock.now().getTime() % every);
  let end = async () => {};
  const first = setTimeout(() => {
    end = repeat(app, every, `${name} failed`, () => run(app));
    void run(app).catch((error) => logFailure(app.log, 'warn', error, `${name} failed`));
  }, untilNext);
  return () => {
    clearTimeout(first);
    return end();
  };
}

/** Starts to do the jobs that are due, one of the short and one of the long at a time, and the upkeep. */
export function startJobs(app: AppContext, jobs: readonly AnyJob[], upkeep: readonly Upkeep[]): Jobs {
  let isClosing = false;
  const sweep = (length: 'short' | 'long') =>
    repeat(app, SWEEP_MS, 'looking for due jobs failed', async () => {
      while (!isClosing) {
        const claimed = await claim(app, jobs, length);
        if (!claimed) return;
        await attempt(app, jobs, claimed);
      }
    });
  const ends = [watchWaiting(app), sweep('short'), sweep('long'), ...upkeep.map((one) => keepUp(app, one))];
  return {
    close: async () => {
      isClosing = true;
      const ended = Promise.all(ends.map((end) => end()));
      await Promise.race([ended, pause(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

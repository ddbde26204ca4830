import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../database/tables.ts';

/**
 * A kind of job: its name, the schema of its data, and its handler, which answers when the same is to be done again, if ever. It may run
 * more than once; mails wait for no long one. One that is alone waits until an earlier one of its subject is over, in whatever process.
 */
export type Job<T = unknown> = {
  name: string;
  schema: z.ZodType<T>;
  isLong?: boolean;
  isAlone?: boolean;
  run(app: AppContext, data: T): Promise<void> | Promise<Date | undefined>;
};

/** A job in a list; each checks its own data, so the list need not know its type. */
export type AnyJob = Job<unknown>;

/** Upkeep that each process does again and again, `every` so many milliseconds of the clock; it may be done by several at once. */
export type Upkeep = { name: string; every: number; run(app: AppContext): Promise<void> };

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
      set id = excluded.id, due_at = excluded.due_at, data = excluded.data, tries = 0,
        claimed_at = case when ${job.isAlone === true}::boolean then schedules_due.claimed_at end
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

import { sql } from 'kysely';
import { OWNERS } from '../database/owners.ts';
import type { Db } from '../database/tables.ts';

/** The database's figures of a table. */
export type TableFigures = {
  table: string;
  bytes: number;
  inserted: number;
  updated: number;
  deleted: number;
};

/** How large each table is with its indexes, and how many rows were written since the database's statistics began. */
export async function tableFigures(db: Db): Promise<TableFigures[]> {
  const { rows } = await sql<TableFigures>`
    select relname as table, pg_total_relation_size(oid) as bytes, pg_stat_get_tuples_inserted(oid) as inserted,
      pg_stat_get_tuples_updated(oid) as updated, pg_stat_get_tuples_deleted(oid) as deleted
    from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relname = any(${Object.keys(OWNERS)}::text[])`.execute(db);
  return rows;
}

/** How many jobs wait that are due, and for how many seconds the first of them has. */
export async function jobFigures(db: Db, now: Date): Promise<{ due: number; seconds: number }> {
  const { due, first } = await db
    .selectFrom('schedules_due')
    .select(({ fn }) => [fn.countAll<number>().as('due'), fn.min('due_at').as('first')])
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow();
  return { due, seconds: first ? (now.getTime() - first.getTime()) / 1000 : 0 };
}

/** How many jobs of each kind have failed and wait for another try, or have had their last one. */
export async function failedJobs(db: Db): Promise<{ kind: string; failed: number }[]> {
  return db
    .selectFrom('schedules_due')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('failed')])
    .where('tries', '>', 0)
    .where('claimed_at', 'is', null)
    .groupBy('kind')
    .execute();
}

import { MINUTE } from '@sofra/contract/limits';
import { sql } from 'kysely';

import type { Env } from '../env.ts';
import type { Upkeep } from '../jobs/jobs.ts';

/** The bound of PostgreSQL's autovacuum: this many dead rows, and this part of all. */
const DEAD = { rows: 50, part: 0.2 };

/** Vacuums the tables that need it, for the embedded database does not by itself: what changes and goes would stay on the disk for good. */
const vacuum: Upkeep = {
  name: 'vacuum',
  every: 10 * MINUTE,
  async run({ db }) {
    const { rows } = await sql<{ table: string }>`
      select s.relname as table from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      where s.n_dead_tup > ${DEAD.rows} + ${DEAD.part} * greatest(c.reltuples, 0) order by 1`.execute(db);
    // A statement each: whoever waits for the only connection has it in between.
    for (const { table } of rows) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  },
};

/** The upkeep of the embedded database; a PostgreSQL server does its own. */
export const vacuums = ({ DATABASE_URL }: Env): Upkeep[] => (DATABASE_URL ? [] : [vacuum]);

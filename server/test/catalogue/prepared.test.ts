import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../../src/platform/database/tables.ts';
import { theServer } from '../tools/harness.ts';

type Kept = { own: number; all: number };

// With a parameter, so that it is prepared itself.
const kept = CompiledQuery.raw(
  `select count(*) filter (where statement like 'select % where $1::int = 1')::int as own, count(*)::int as all
   from pg_prepared_statements where $1::int = 1`,
  [1],
);

const oneOf = (number: number) => CompiledQuery.raw(`select ${number} as number where $1::int = 1`, [1]);

/** Runs statements that differ by a number, all on one connection. */
const runThrough = (db: Db, from: number, to: number) =>
  db.connection().execute(async (one) => {
    for (let number = from; number < to; number += 1) {
      const { rows } = await one.executeQuery<{ number: number }>(oneOf(number));
      expect(rows).toEqual([{ number }]);
    }
    return (await one.executeQuery<Kept>(kept)).rows[0] as Kept;
  });

test('a bounded number of statements stays prepared, and all are answered', async () => {
  const { db } = (await theServer()).app;
  const many = await runThrough(db, 0, 1000);
  expect(many.all).toBeLessThan(250);
  // Those of before are still there, as quick as they were.
  const again = await runThrough(db, 0, 20);
  expect(again.all).toBe(many.all);
});

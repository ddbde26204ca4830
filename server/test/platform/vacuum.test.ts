import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { vacuums } from '../../src/platform/embedded/vacuum.ts';
import { theServer } from '../tools/harness.ts';

test.skipIf(inject('templateUrl'))(
  'the embedded database uses the room of rows that were replaced',
  async () => {
    const { app } = await theServer();
    // A table of its own: where the rows of other tests lie, a page more or less is needed from time to time.
    await sql`create table replaced as select n, 'As long as a dish is ' || n as words from generate_series(1, 5000) n`.execute(
      app.db,
    );
    onTestFinished(async () => void (await sql`drop table replaced`.execute(app.db)));
    const size = async () => {
      const { rows } = await sql<{ size: number }>`select pg_relation_size('replaced') as size`.execute(
        app.db,
      );
      return rows[0]?.size ?? 0;
    };
    const changeAll = async () => {
      await sql`update replaced set n = n + 1`.execute(app.db);
      // The figures by which a table needs it are told once a second.
      await sql`select pg_stat_force_next_flush()`.execute(app.db);
      for (const { run } of vacuums(app.env)) await run(app);
    };
    await changeAll();
    const before = await size();
    for (let times = 0; times < 5; times += 1) {
      await changeAll();
      expect(await size()).toBeLessThanOrEqual(before);
    }
  },
);

test('a database server does it by itself', async () => {
  const { app } = await theServer();
  expect(vacuums({ ...app.env, DATABASE_URL: 'postgres://there' })).toEqual([]);
});

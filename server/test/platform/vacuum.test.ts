import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { vacuums } from '../../src/platform/embedded/vacuum.ts';
import { anOwner } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';
import { fillVenue } from '../tools/large-venue.ts';

test.skipIf(inject('templateUrl'))(
  'the embedded database uses the room of rows that were replaced',
  async () => {
    const { app } = await theServer();
    const owner = await anOwner();
    await fillVenue(owner, 1);
    const size = async () => {
      const { rows } = await sql<{ size: number }>`select pg_relation_size('items') as size`.execute(app.db);
      return rows[0]?.size ?? 0;
    };
    const changeAll = async () => {
      await sql`update items set price = price + 1`.execute(app.db);
      // The figures by which a table needs it are told once a second.
      await sql`select pg_stat_force_next_flush()`.execute(app.db);
      for (const { run } of vacuums(app.env)) await run(app);
    };
    await changeAll();
    const before = await size();
    for (let times = 0; times < 5; times += 1) {
      await changeAll();
      // Without it each time adds half as much again; a page more or less is where other tests' rows lie.
      expect(await size()).toBeLessThan(1.1 * before);
    }
  },
);

test('a database server does it by itself', async () => {
  const { app } = await theServer();
  expect(vacuums({ ...app.env, DATABASE_URL: 'postgres://there' })).toEqual([]);
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { statement } from '../src/platform/statement.ts';
import { aMenu, anOwner } from './factories.ts';
import { theServer } from './harness.ts';

type Counting = { menuId: string; add: number };

// Reads, outside of the row that it changes, what the lock has waited for.
const count = statement<Counting, { version: number; seen: number }>(
  ({ menuId, add }) => sql`
    with seen as (select count(*) as seen from activity where action = ${'create'} and changes::text like '%' || ${menuId}::text || '%'),
    more as (insert into activity (account_id, at, user_id, action, changes)
      select account_id, at, user_id, action, changes from activity where changes::text like '%' || ${menuId}::text || '%' limit 1)
    update menus set version = version + ${add}::int from seen where id = ${menuId}::uuid returning version, seen`,
  ({ menuId }) => sql`select from menus where id = ${menuId}::uuid for no key update`,
);

const database = async () => (await theServer()).ground.db;

async function aCounted(): Promise<Counting> {
  return { menuId: await aMenu(await anOwner()), add: 1 };
}

test('each of many at once sees what the one before it did', async () => {
  const [db, counted] = [await database(), await aCounted()];
  const rows = await Promise.all(Array.from({ length: 30 }, () => count(db, counted)));
  const seen = rows.map(([row]) => row?.seen ?? 0).sort((a, b) => a - b);
  expect(seen).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
});

test('what fails leaves nothing behind, the lock neither, and the connections go on', async () => {
  const [db, counted] = [await database(), await aCounted()];
  const tooMuch = { ...counted, add: 2 ** 31 - 1 };
  const failures = await Promise.allSettled(Array.from({ length: 12 }, () => count(db, tooMuch)));
  expect(failures.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'rejected'));
  expect(await count(db, counted)).toEqual([{ version: 2, seen: 1 }]);
});

test('inside a transaction it is a part of it', async () => {
  const [db, counted] = [await database(), await aCounted()];
  await expect(
    db.transaction().execute(async (trx) => {
      expect(await count(trx, counted)).toEqual([{ version: 2, seen: 1 }]);
      throw new Error('back');
    }),
  ).rejects.toThrow('back');
  expect(await count(db, counted)).toEqual([{ version: 2, seen: 1 }]);
});

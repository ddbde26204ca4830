import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { call } from '../tools/client.ts';
import { aServer } from '../tools/harness.ts';
import { BEFORE_THE_RULE, contracts } from './contracting.ts';

test('a process goes on reading and writing while a later release expands its tables', async () => {
  const server = await aServer();
  const { db } = server.app;
  const read = () => db.selectFrom('venues').selectAll().where('slug', '=', 'nowhere').execute();
  const readInSql = () => sql`select * from extras where price = ${1}`.execute(db);
  for (const column of ['first', 'second']) {
    expect(await read()).toEqual([]);
    expect((await readInSql()).rows).toEqual([]);
    for (const table of ['venues', 'extras'])
      await sql`alter table ${sql.table(table)} add column ${sql.ref(`of_a_later_release_${column}`)} text`.execute(
        db,
      );
  }
  expect((await call('GET /me/menus', { url: server.url })).status).toBe(401);
  await server.close();
});

const FOLDER = 'server/src/platform/database/migrations';

/** Migrations that take away what the release before them has stopped to use (decision 72), each with that release. */
const CONTRACTING: Record<string, string> = {};

test('a migration takes nothing from the release that works beside it', () => {
  const text = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');
  expect(contracts(text(BEFORE_THE_RULE))).toEqual(['drop column']);
  expect(contracts('alter table menus add column a text not null')).toEqual(['add column a text not null']);
  expect(contracts("alter table menus add column a text not null default ''")).toEqual([]);
  const ruled = readdirSync(FOLDER).filter((file) => file > BEFORE_THE_RULE);
  const taking = ruled.filter((file) => contracts(text(file)).length > 0);
  expect(taking).toEqual(Object.keys(CONTRACTING));
});

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { DEMO_OWNER } from '../demo/account.ts';
import { apiAt } from '../demo/api.ts';
import { ROOT } from '../run/processes.mjs';
import { checkOut, fillWithDemo, startServer } from './old-server.ts';

/** The tables of what people have typed, which an upgrade keeps row by row. */
const TYPED = ['users', 'venues', 'menus', 'sections', 'items', 'extras'];

async function query(database: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(database);
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** The ids of the rows of the tables that there are. */
async function rowsOf(database: string): Promise<Record<string, string[]>> {
  const tables = await query(database, "select tablename as name from pg_tables where schemaname = 'public'");
  const there = TYPED.filter((table) => tables.some(({ name }) => name === table));
  const ids = async (table: string) =>
    (await query(database, `select id from ${table} order by id`)).map(({ id }) => String(id));
  return Object.fromEntries(
    await Promise.all(there.map(async (table) => [table, await ids(table)] as const)),
  );
}

/** Does the main job on a server with the demo of an earlier release. */
async function use(url: string, path: string, items: number): Promise<void> {
  const page = async () => {
    const answer = await fetch(url + path);
    assert.equal(answer.status, 200, path);
    return answer.text();
  };
  await page();
  const api = apiAt(url);
  await api.send('POST', '/sign_in', { type: 'users', attributes: DEMO_OWNER });
  const [menu] = (await api.readAll('/me/menus')).data;
  const id = menu?.id ?? '';
  const [section] = (await api.readAll(`/me/menus/${id}/sections`)).data;
  const list = `/me/menus/${id}/sections/${section?.id}/items`;
  assert.equal(menu?.attributes.item_count ?? items, items);
  await api.send('POST', list, {
    type: 'items',
    attributes: { title: 'New after the upgrade', price: '12' },
  });
  await api.send('PUT', '/me/venue/publish');
  const { menus } = await (await fetch(`${url}${path}.json`)).json();
  assert.ok(JSON.stringify(menus).includes('New after the upgrade'));
  await page();
}

/**
 * Fills the release of a commit with its own demo on an empty database, starts today's on what that left, and uses it. Answers in a word
 * what was upgraded; throws what went wrong.
 */
export async function upgradeFrom(commit: string, database: string): Promise<string> {
  const source = checkOut(commit);
  const dataFolder = mkdtempSync(join(tmpdir(), 'sofra-upgrade-'));
  const data = { DATABASE_URL: database, DATA_DIR: dataFolder };
  try {
    const old = await startServer(source, data);
    const demo = fillWithDemo(source, old.url);
    await old.stop();
    const before = await rowsOf(database);
    const now = await startServer(ROOT, data);
    try {
      const after = await rowsOf(database);
      for (const [table, ids] of Object.entries(before)) assert.deepEqual(after[table], ids, table);
      const items = before.items?.length ?? 0;
      if (demo) await use(now.url, demo, items);
      return demo ? `${items} dishes` : 'tables without a demo';
    } finally {
      await now.stop();
    }
  } finally {
    rmSync(source, { recursive: true, force: true });
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

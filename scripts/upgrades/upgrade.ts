import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { OWNERS } from '../../server/src/platform/database/owners.ts';
import { DEMO_OWNER } from '../demo/account.ts';
import { apiAt } from '../demo/api.ts';
import { ROOT } from '../run/processes.mjs';
import { checkOut, fillWithDemo, hasServer, type Running, startServer } from './old-server.ts';

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

/** Does the main job on a server with the demo of an earlier release, and publishes a dish of a title. */
async function use(url: string, path: string, items: number, title = 'New after the upgrade'): Promise<void> {
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
  await api.send('POST', list, { type: 'items', attributes: { title, price: '12' } });
  await api.send('PUT', '/me/venue/publish');
  await showing(url, path, title);
  await page();
}

/** Waits until a server's guests see a dish. */
async function showing(url: string, path: string, title: string): Promise<void> {
  const { menus } = await (await fetch(`${url}${path}.json`)).json();
  if (JSON.stringify(menus).includes(title)) return;
  await new Promise((next) => setTimeout(next, 100));
  await showing(url, path, title);
}

/**
 * Fills the release of a commit with its own demo on an empty database, starts today's on what that left, and uses it. Answers in a word
 * what was upgraded; throws what went wrong.
 */
export async function upgradeFrom(commit: string, database: string): Promise<string> {
  const source = checkOut(commit);
  if (!hasServer(source)) return 'no server yet, so no data';
  const dataFolder = mkdtempSync(join(tmpdir(), 'sofra-upgrade-'));
  const data = { DATABASE_URL: database, DATA_DIR: dataFolder };
  try {
    const old = await startServer(source, data).catch((error: Error) => {
      if (!error.message.includes('Build failed')) throw error;
    });
    if (!old) return 'does not build, so no data';
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

/** Gives each table a column that no release knows, as an upgrade to a later one will while this one works. */
async function expand(database: string): Promise<void> {
  for (const table of Object.keys(OWNERS))
    await query(database, `alter table ${table} add column of_a_later_release text`);
}

/**
 * Lets the release of a commit go on while today's brings its tables up to date: both are used in turn, each shows what the other has
 * published, and the older one starts again on what the newer has left. Then a later release expands the tables under today's. Answers in
 * a word what was used; throws what went wrong.
 */
export async function upgradeBeside(commit: string, database: string): Promise<string> {
  const source = checkOut(commit);
  const dataFolder = mkdtempSync(join(tmpdir(), 'sofra-upgrade-'));
  const data = { DATABASE_URL: database, DATA_DIR: dataFolder, SECRET: 'a-secret-of-both' };
  const running: Running[] = [];
  const starts = async (of: string) => {
    const server = await startServer(of, data);
    running.push(server);
    return server.url;
  };
  try {
    const old = await starts(source);
    const demo = fillWithDemo(source, old);
    assert.ok(demo, 'there is a demo');
    let items = (await rowsOf(database)).items?.length ?? 0;
    const inTurn = async (one: string, other: string, title: string) => {
      await use(one, demo, items, title);
      await showing(other, demo, title);
      items += 1;
    };
    const now = await starts(ROOT);
    await inTurn(old, now, 'Published by the older one');
    await inTurn(now, old, 'Published by the newer one');
    await inTurn(await starts(source), now, 'Published by one that came back');
    await expand(database);
    await inTurn(now, now, 'Published on expanded tables');
    return `${items} dishes, two releases beside each other`;
  } finally {
    for (const server of running) await server.stop();
    rmSync(source, { recursive: true, force: true });
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

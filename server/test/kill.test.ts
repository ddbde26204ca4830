import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Publication } from '@sofra/contract/publishing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { copyFreshDatabase } from '../src/platform/embedded/testing/data-folders.ts';
import { call, tokenOf } from './client.ts';
import { anEmail, PERSON } from './factories.ts';
import { aMailSink } from './mail-sink.ts';

const ROOT = join(import.meta.dirname, '../..');
const KILLS = 30;
const folder = mkdtempSync(join(tmpdir(), 'sofra-kill-'));
let server: ChildProcess | undefined;

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'scripts/commands/build.ts')], { cwd: ROOT, stdio: 'ignore' });
});

afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(port: number, settings: Record<string, string> = {}): Promise<string> {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
  };
  const process_ = spawn(process.execPath, [join(ROOT, 'build/server/main.js')], {
    env: { ...env, NODE_ENV: 'production', ...settings },
    stdio: 'ignore',
  });
  server = process_;
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 30_000, interval: 25 },
    )
    .toBe(200);
  return url;
}

async function kill(): Promise<void> {
  const dying = server;
  if (!dying) return;
  const gone = once(dying, 'exit');
  dying.kill('SIGKILL');
  await gone;
}

async function signUp(url: string) {
  const attributes = {
    ...PERSON,
    email: anEmail(),
    venue: { name: 'Kill Kitchen' },
    menu: { title: 'Dinner' },
    sections: [{ title: 'Grill', items: [{ title: 'The first', price: '1' }] }],
  };
  const token = tokenOf(await call('POST /sign_up', { url, body: { data: { type: 'users', attributes } } }));
  const menu = (await call('GET /me/menus', { url, token })).document.data[0]?.id ?? '';
  const section =
    (await call('GET /me/menus/{menu}/sections', { url, token, params: { menu } })).document.data[0]?.id ??
    '';
  return { token, params: { menu, section } };
}

type Known = { created: Set<string>; titles: Map<string, string[]>; publications: number };
type Place = Awaited<ReturnType<typeof signUp>>;

/** Writes until the server dies; what is answered is acknowledged, what was under way may or may not be there. */
async function write(url: string, { token, params }: Place, known: Known, round: number): Promise<void> {
  const LIST = '/me/menus/{menu}/sections/{section}';
  for (let n = 0; ; n += 1) {
    const title = `Item ${round}-${n}`;
    const made = await call(`POST ${LIST}/items`, {
      url,
      token,
      params,
      body: { data: { type: 'items', attributes: { title, price: '5', position: 1 } } },
    });
    const item = made.document.data.id;
    known.created.add(item);
    const renamed = `${title} renamed`;
    known.titles.set(item, [title, renamed]);
    await call(`PATCH ${LIST}/items/{item}`, {
      url,
      token,
      params: { ...params, item },
      body: { data: { type: 'items', id: item, attributes: { title: renamed } } },
    });
    known.titles.set(item, [renamed]);
    const moves = [...known.created]
      .slice(-5)
      .map((id, place) => ({ type: 'items', id, attributes: { position: 5 - place } }));
    await call(`PATCH ${LIST}/relationships/items`, { url, token, params, body: { data: moves } });
    const { document } = await call('PUT /me/venue/publish', { url, token });
    known.publications = document.data.attributes.publication_number ?? 0;
  }
}

async function check(url: string, { token, params }: Place, known: Known): Promise<void> {
  const { document } = await call('GET /me/venue/draft', { url, token });
  const items = (document as Publication).menus[0]?.sections[0]?.items ?? [];
  const here = new Map(items.map((item) => [item.id, item.texts.en?.title ?? '']));
  for (const id of known.created) expect(known.titles.get(id)).toContain(here.get(id));
  const last = Math.ceil(items.length / 100);
  const positions: number[] = [];
  for (let page = 1; page <= last; page += 1) {
    const query = { 'page[size]': 100, 'page[number]': page };
    const answer = await call('GET /me/menus/{menu}/sections/{section}/items', { url, token, params, query });
    positions.push(...answer.document.data.map(({ attributes }) => attributes.position));
  }
  expect(positions).toEqual(positions.map((_, index) => index + 1));
  if (known.publications === 0) return;
  const published = (await (await fetch(`${url}/m/kill-kitchen.json`)).json()) as Publication;
  expect(published.number).toBeGreaterThanOrEqual(known.publications);
  expect(published.menus[0]?.sections[0]?.items.length).toBeGreaterThan(0);
}

test(`kill -9 ${KILLS} times: nothing acknowledged is lost, nothing is half there`, {
  timeout: 240_000,
}, async () => {
  await copyFreshDatabase(folder);
  const port = await freePort();
  const known: Known = { created: new Set(), titles: new Map(), publications: 0 };
  let url = await start(port);
  const place = await signUp(url);
  for (let round = 0; round < KILLS; round += 1) {
    const writing = write(url, place, known, round).catch(() => 'the server died');
    // On a busy machine too, each round has something acknowledged to lose; where in its work the server dies is chance.
    await expect.poll(() => known.created.size, { timeout: 30_000, interval: 5 }).toBeGreaterThan(round);
    await new Promise((done) => setTimeout(done, randomInt(250)));
    await kill();
    expect(await writing).toBe('the server died');
    url = await start(port);
    await check(url, place, known);
  }
  expect(known.created.size).toBeGreaterThanOrEqual(KILLS);
  await kill();
});

/** A mail server that takes connections and never says a word. */
async function aSilentMailServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => {}))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets, close };
}

test('a job that was under way when its process was killed is done within a minute of the next start', {
  timeout: 120_000,
}, async () => {
  const [silent, sink] = [await aSilentMailServer(), await aMailSink()];
  const DATA_DIR = join(folder, 'jobs');
  await copyFreshDatabase(DATA_DIR);
  const port = await freePort();
  const url = await start(port, { DATA_DIR, SMTP_URL: silent.url });
  const attributes = { ...PERSON, email: anEmail(), venue: { name: 'Kill Kitchen' } };
  await call('POST /sign_up', { url, body: { data: { type: 'users', attributes } } });
  await expect.poll(() => silent.sockets.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await kill();
  await start(port, { DATA_DIR, SMTP_URL: sink.url });
  await expect.poll(() => sink.mails.length, { timeout: 60_000, interval: 200 }).toBe(1);
  await kill();
  await Promise.all([silent.close(), sink.close()]);
});

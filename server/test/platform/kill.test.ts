import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { afterAll, beforeAll, describe, type ExpectStatic, expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { randomOf } from '../../../scripts/pictures/random.ts';
import { rounds, SEED } from '../../../scripts/proof.ts';
import { copyFreshDatabase } from '../../src/platform/embedded/testing/data-folders.ts';
import { call, tokenOf } from '../tools/client.ts';
import { anEmail, PERSON } from '../tools/factories.ts';
import { aMailSink } from '../tools/mail-sink.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** The kills of each of two servers. */
const KILLS = Array.from({ length: rounds(5, 100) }, (_, index) => index + 1);
const { between } = randomOf(String(SEED));
const folder = mkdtempSync(join(tmpdir(), 'sofra-kill-'));
const servers = new Set<ChildProcess>();

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'scripts/commands/build.ts')], { cwd: ROOT, stdio: 'ignore' });
});

afterAll(() => {
  for (const server of servers) server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server with a data folder on a port; `expect` is the test's own, for two run at once. */
async function start(expect: ExpectStatic, port: number, settings: { DATA_DIR: string; SMTP_URL?: string }) {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
  };
  const server = spawn(process.execPath, [join(ROOT, 'build/server/main.js')], {
    env: { ...env, NODE_ENV: 'production', ...settings },
    stdio: 'ignore',
  });
  servers.add(server);
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          (answer) => answer.status,
          () => 0,
        ),
      { interval: 25 },
    )
    .toBe(200);
  const kill = async () => {
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
    servers.delete(server);
  };
  return { url, kill };
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

/** A server that is written to, its data folder, and what is known of it. */
async function aWrittenServer(expect: ExpectStatic, name: string) {
  const DATA_DIR = join(folder, name);
  await copyFreshDatabase(DATA_DIR);
  const port = await freePort();
  const known: Known = { created: new Set(), titles: new Map(), publications: 0 };
  const server = await start(expect, port, { DATA_DIR });
  return { DATA_DIR, port, known, server, place: await signUp(server.url) };
}

// Two servers at once; the kills of one come in turn, each with the time of a test.
for (const name of ['writes', 'more-writes'])
  describe.concurrent(`a server that is killed while it is written to (${name})`, () => {
    let life: Awaited<ReturnType<typeof aWrittenServer>> | undefined;

    test.for(KILLS)(
      'kill %i loses nothing acknowledged, and nothing is half there',
      { concurrent: false },
      async (kill, { expect }) => {
        life ??= await aWrittenServer(expect, name);
        const { DATA_DIR, port, known, place, server } = life;
        const before = known.created.size;
        const writing = write(server.url, place, known, kill).catch(() => 'the server died');
        // On a busy machine too, each kill has something acknowledged to lose; where in its work the server dies is chance.
        await expect.poll(() => known.created.size, { interval: 5 }).toBeGreaterThan(before);
        await pause(between(0, 250));
        await server.kill();
        expect(await writing).toBe('the server died');
        life.server = await start(expect, port, { DATA_DIR });
        await check(life.server.url, place, known);
      },
    );
  });

describe.concurrent('a server that is killed', () => {
  test('while a job was under way does it within a minute of the next start', async ({ expect }) => {
    const [silent, sink] = [await aSilentMailServer(), await aMailSink()];
    const DATA_DIR = join(folder, 'jobs');
    await copyFreshDatabase(DATA_DIR);
    const port = await freePort();
    const first = await start(expect, port, { DATA_DIR, SMTP_URL: silent.url });
    const attributes = { ...PERSON, email: anEmail(), venue: { name: 'Kill Kitchen' } };
    await call('POST /sign_up', { url: first.url, body: { data: { type: 'users', attributes } } });
    await expect.poll(() => silent.sockets.length).toBeGreaterThan(0);
    await first.kill();
    const next = await start(expect, port, { DATA_DIR, SMTP_URL: sink.url });
    await expect.poll(() => sink.mails.length, { timeout: 60_000, interval: 200 }).toBe(1);
    await next.kill();
    await Promise.all([silent.close(), sink.close()]);
  });
});

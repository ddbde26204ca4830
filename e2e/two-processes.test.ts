import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Api, apiAt } from '../scripts/demo/api.ts';
import { findPostgres, startCluster } from '../scripts/postgres.ts';
import { startBucket } from '../server/test/tools/s3-server.ts';
import { test as base, signUpAt } from './fixtures.ts';
import { personAt } from './interactions.ts';
import { doMainJob, ENGLISH } from './main-job.ts';
import { type RoundRobin, startRoundRobin } from './round-robin.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const programs = findPostgres() ?? '';

/** Two processes of the product on one PostgreSQL and one S3 server, with a proxy in front. */
type Pair = { proxy: RoundRobin; one: ServerProcess; other: ServerProcess };

const test = base.extend<object, { pair: Pair }>({
  pair: [
    async ({ sink }, use) => {
      const files = await mkdtemp(join(tmpdir(), 'sofra-bucket-'));
      const [cluster, bucket, proxy] = [
        await startCluster(programs),
        await startBucket(files),
        await startRoundRobin(),
      ];
      const settings = {
        ...bucket.settings,
        DATABASE_URL: cluster.url,
        SMTP_URL: sink.url,
        PUBLIC_URL: proxy.url,
        SECRET: 'the same for both processes',
        TRUST_PROXY: 'on',
      };
      // The first one lays the tables.
      const one = await startServerProcess(settings);
      const other = await startServerProcess(settings);
      proxy.servers.push(one.url, other.url);
      await use({ proxy, one, other });
      await proxy.close();
      await Promise.all([one.end(), other.end()]);
      await bucket.close();
      cluster.stop();
      await rm(files, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: [({ pair }, use) => use(pair.proxy.url), { scope: 'worker' }],
});

test.describe.configure({ mode: 'serial' });
test.skip(programs === '', 'no PostgreSQL (initdb, pg_ctl) is installed here');

/** A client of one process with the token of another client. */
const sameAt = (url: string, api: Api) => apiAt(url, api.token());

const slugOf = async (api: Api) => String((await api.read('/me/venue')).data.attributes.slug);

test('the main job is done while each request goes to the other process', async ({ page }, info) => {
  await doMainJob(page, { says: ENGLISH, by: personAt }, info);
});

test('what one process publishes, the other shows', async ({ pair }) => {
  const { api } = await signUpAt(pair.one.url, ['Lunch']);
  await api.send('PUT', '/me/venue/publish');
  const address = `${pair.other.url}/m/${await slugOf(api)}.json`;
  const published = async () => (await (await fetch(address)).json()).number;
  expect(await published()).toBe(1);
  const [menu] = (await api.readAll('/me/menus')).data;
  const { id = '' } = menu ?? {};
  await api.send('PATCH', `/me/menus/${id}`, { type: 'menus', id, attributes: { title: 'Supper' } });
  await api.send('PUT', '/me/venue/publish');
  await expect.poll(published).toBe(2);
});

test('who signs out at one process is signed out at the other at once', async ({ pair }) => {
  const { api } = await signUpAt(pair.one.url, []);
  const same = sameAt(pair.other.url, api);
  await same.read('/me/venue');
  const headers = { authorization: api.token() };
  expect((await fetch(`${pair.one.url}/api/v1/sign_out`, { method: 'DELETE', headers })).status).toBe(204);
  await expect(same.read('/me/venue')).rejects.toThrow('401');
});

test('a process that is killed costs nothing that was acknowledged', async ({ pair }) => {
  const { api } = await signUpAt(pair.proxy.url, ['Lunch', 'Dinner', 'Supper', 'Brunch']);
  const { data: menus } = await api.readAll('/me/menus');
  const acknowledged = new Map<string, number>();
  let isOver = false;
  const writers = menus.map(async ({ id }) => {
    for (let edition = 1; !isOver; edition += 1) {
      const attributes = { title: `Edition ${edition}` };
      const isDone = await api.send('PATCH', `/me/menus/${id}`, { type: 'menus', id, attributes }).then(
        () => true,
        () => false,
      );
      if (isDone) acknowledged.set(id, edition);
    }
  });
  const least = () => Math.min(...menus.map(({ id }) => acknowledged.get(id) ?? 0));
  await expect.poll(least).toBeGreaterThan(5);
  await pair.one.kill();
  const then = least();
  await expect.poll(least).toBeGreaterThan(then + 5);
  isOver = true;
  await Promise.all(writers);
  const { data } = await sameAt(pair.other.url, api).readAll('/me/menus');
  for (const { id, attributes } of data) expect(attributes.title).toBe(`Edition ${acknowledged.get(id)}`);
});

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startServer } from '../../src/app.ts';
import { readEnv } from '../../src/platform/env.ts';
import { checkStart } from '../../src/platform/start-checks.ts';
import { aBucket } from '../tools/bucket.ts';

const folder = () => join(inject('runFolder'), 'never-made');

const start = (variables: Record<string, string>) =>
  startServer(readEnv({ HOST: '127.0.0.1', LOG_LEVEL: 'silent', DATA_DIR: folder(), ...variables }));

test('a taken port stops the start with a sentence that names it, before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(start({ PORT: String(port) })).rejects.toThrow(`PORT ${port} is taken`);
  expect(existsSync(folder())).toBe(false);
  other.close();
});

test('an unreachable database stops it with a sentence that names its setting', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  other.close();
  await once(other, 'close');
  const DATABASE_URL = `postgres://sofra:secret@127.0.0.1:${port}/sofra`;
  const failed = await start({ PORT: '0', DATABASE_URL }).catch((error: Error) => error.message);
  expect(failed).toMatch(new RegExp(`127.0.0.1:${port} .*ECONNREFUSED.*DATABASE_URL`));
  expect(failed).not.toContain('secret');
  expect(existsSync(folder())).toBe(false);
});

const PUBLIC_URL = 'https://menu.test';

test.each<[what: string, wrong: Record<string, string>, said: RegExp]>([
  ['no such bucket', { S3_BUCKET: 'others' }, /^S3_BUCKET: the bucket others at http.* \(NoSuchBucket\)/],
  ['a wrong key', { S3_ACCESS_KEY_ID: 'KEY' }, /^S3_BUCKET: .*\(InvalidAccessKeyId\).* the keys\.$/],
  [
    'no such bucket for pages',
    { PUBLISH_TO: 's3://others/of', PUBLIC_URL },
    /^PUBLISH_TO: the bucket others/,
  ],
])('%s stops it with a sentence that names the setting', async (_, wrong, said) => {
  const settings = await aBucket();
  const failed = await start({ PORT: '0', ...settings, ...wrong }).catch((error: Error) => error.message);
  expect(failed).toMatch(said);
  expect(failed).not.toContain('S3RVER');
  expect(existsSync(folder())).toBe(false);
});

test('a store that is out of order or not there yet stops no start', async () => {
  const broken = createHttpServer((_, response) => response.writeHead(503).end()).listen(0, '127.0.0.1');
  await once(broken, 'listening');
  onTestFinished(() => void broken.close());
  const { port } = broken.address() as AddressInfo;
  const { S3_ENDPOINT: _, ...settings } = await aBucket();
  for (const [at, said] of [
    [port, 'Unknown'],
    [9, 'ECONNREFUSED'],
  ]) {
    const env = readEnv({ ...settings, S3_ENDPOINT: `http://127.0.0.1:${at}` });
    const sentence = `S3_BUCKET: the bucket menus at http://127.0.0.1:${at} does not let us in (${said}).`;
    expect(await checkStart({ ...env, PORT: 0 })).toEqual([sentence]);
  }
});

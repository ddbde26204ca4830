import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { startServer } from '../../src/app.ts';
import { readEnv } from '../../src/platform/env.ts';

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

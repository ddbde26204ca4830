import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { copyFreshDatabase } from '../../src/platform/embedded/testing/data-folders.ts';
import { readEnv } from '../../src/platform/env.ts';
import { aBucket } from '../tools/bucket.ts';
import { aServer, stopClock } from '../tools/harness.ts';
import { contentsOf, fillWithDemo, operate } from '../tools/installations.ts';

const PUBLIC_URL = 'https://menus.example';

/** Starts a server on an installation and answers the bytes of a public page of its. */
async function pageOf(settings: Record<string, string>, path: string): Promise<Buffer> {
  const server = await aServer({ ...settings, PUBLIC_URL }, { state: 'as it is' });
  const answer = await fetch(server.url + path);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  await server.close();
  return bytes;
}

describe.skipIf(!inject('templateUrl'))('db:move', () => {
  const [here = '', back = ''] = ['moved', 'moved-back'].map((name) => join(inject('runFolder'), name));
  let path: string;

  beforeAll(async () => {
    mkdirSync(here);
    await copyFreshDatabase(here);
    const first = await aServer({ DATA_DIR: here, PUBLIC_URL }, { state: 'as it is' });
    path = await fillWithDemo(first.url);
    await first.close();
  });

  test('the demo venue is moved to PostgreSQL and S3 and back, its public page byte for byte the same', async () => {
    stopClock();
    const page = await pageOf({ DATA_DIR: here }, path);
    expect(page.toString()).toContain('Sofra Levant');
    const contents = await contentsOf(readEnv({ DATA_DIR: here }));

    const fresh = await aServer();
    await fresh.close();
    const there = { ...(await aBucket()), DATABASE_URL: fresh.app.env.DATABASE_URL ?? '' };
    expect(await operate({ ...there, DATA_DIR: here }, 'db:move')).toMatch(/Done: [\d,]+ rows and \d+ files/);
    expect(await contentsOf(readEnv({ ...there, DATA_DIR: here }))).toEqual(contents);
    expect((await pageOf({ ...there, DATA_DIR: here }, path)).equals(page)).toBe(true);

    await operate({ ...there, DATA_DIR: back }, 'db:move', 'back');
    expect((await pageOf({ DATA_DIR: back }, path)).equals(page)).toBe(true);
    await expect(operate({ ...there, DATA_DIR: here }, 'db:move')).rejects.toThrow('is not empty');
  });
});

import {
  GUEST_FIND_PATH,
  GUEST_PARTS_PATH,
  GUEST_SCRIPT_PATH,
  GUEST_WORKER_PATH,
} from '@sofra/guest/script-path';
import { expect, test } from 'vitest';
import { theServer } from '../tools/harness.ts';

test.each([GUEST_SCRIPT_PATH, GUEST_FIND_PATH, GUEST_PARTS_PATH, GUEST_WORKER_PATH])(
  '%s is sent compressed',
  async (path) => {
    const { url } = await theServer();
    const sizes: Record<string, number> = {};
    for (const coding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(url + path, { headers: { 'accept-encoding': coding } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
      sizes[coding] = Number(answer.headers.get('content-length'));
      await answer.arrayBuffer();
    }
    expect(sizes.br).toBeLessThan((sizes.identity ?? 0) / 2);
    expect(sizes.gzip).toBeLessThan((sizes.identity ?? 0) / 2);
  },
);

test('a script that the client has already is not sent again', async () => {
  const { url } = await theServer();
  const tag = (await fetch(url + GUEST_WORKER_PATH)).headers.get('etag') ?? '';
  const again = await fetch(url + GUEST_WORKER_PATH, { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
});

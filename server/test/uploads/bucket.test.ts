import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { expect, test } from 'vitest';
import { call } from '../tools/client.ts';
import { aPicture } from '../tools/factories.ts';
import { aServer } from '../tools/harness.ts';

test('pictures live in an S3 bucket when the settings name one', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'sofra-s3-'));
  const bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'menus', configs: [] }],
  });
  const { port } = await bucket.run();
  const server = await aServer({
    S3_BUCKET: 'menus',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  const data = (await aPicture(300, 200)).toString('base64');
  const body = { data: { type: 'blobs', attributes: { data, filename: 'dish.jpg' } } };
  const { document } = await call('POST /direct_uploads', { url: server.url, body });
  const preview = await fetch(document.data.attributes.preview_url);
  expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await server.app.files.read('blobs/no/such')).toBeNull();
  await server.app.files.write('a/key', Buffer.from('bytes'));
  await server.app.files.write('a/folder/key', Buffer.from('bytes'));
  expect(await server.app.files.list('a')).toEqual(['a/key']);
  await server.app.files.remove('a/key');
  expect(await server.app.files.read('a/key')).toBeNull();
  await server.close();
  await bucket.close();
  rmSync(directory, { recursive: true, force: true });
});

import { expect, test } from 'vitest';
import { aBucket } from '../tools/bucket.ts';
import { call } from '../tools/client.ts';
import { aPicture } from '../tools/factories.ts';
import { aServer } from '../tools/harness.ts';

test('pictures live in an S3 bucket when the settings name one', async () => {
  const server = await aServer(await aBucket());
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
});

import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderFiles } from './files.ts';

const root = mkdtempSync(join(tmpdir(), 'sofra-files-'));
const files = folderFiles(root);

afterAll(() => rmSync(root, { recursive: true }));

test('a folder is removed with its last file, and so are empty folders above it', async () => {
  for (const key of ['blobs/aa/one/160.webp', 'blobs/aa/one/412.webp', 'blobs/bb/two/160.webp'])
    await files.write(key, Buffer.from(key));
  await files.remove('blobs/aa/one/160.webp');
  expect(existsSync(join(root, 'blobs/aa/one'))).toBe(true);
  await files.remove('blobs/aa/one/412.webp');
  expect([existsSync(join(root, 'blobs/aa')), existsSync(join(root, 'blobs/bb/two'))]).toEqual([false, true]);
  await files.remove('blobs/no/such/160.webp');
});

test('files that are written while their folder is removed are kept', async () => {
  const keys = Array.from({ length: 50 }, (_, n) => `blobs/cc/three/${n}.webp`);
  await Promise.all(
    keys.map(async (key, n) => {
      await files.write(`${key}.old`, Buffer.from('old'));
      const removed = files.remove(`${key}.old`);
      await files.write(key, Buffer.from(String(n)));
      await removed;
    }),
  );
  const read = await Promise.all(keys.map(async (key) => String(await files.read(key))));
  expect(read).toEqual(keys.map((_, n) => String(n)));
});

test('a folder’s files are listed, one that is not there has none', async () => {
  for (const key of ['cards/one/1.jpg', 'cards/one/2.jpg', 'cards/two/1.jpg'])
    await files.write(key, Buffer.from(key));
  expect((await files.list('cards/one')).sort()).toEqual(['cards/one/1.jpg', 'cards/one/2.jpg']);
  expect([await files.list('cards'), await files.list('cards/none')]).toEqual([[], []]);
});

test('all files are listed, those of a killed write are not', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sofra-files-'));
  const own = folderFiles(root);
  const keys = ['blobs/aa/one/160.webp', 'cards/one/1.jpg'];
  for (const key of keys) await own.write(key, Buffer.from(key));
  writeFileSync(join(root, `cards/one/2.jpg.${randomUUID()}`), 'half');
  const found = [];
  for await (const key of own.all()) found.push(key);
  expect(found.sort()).toEqual(keys);
  for await (const key of folderFiles(join(root, 'none')).all()) expect(key).toBeUndefined();
  rmSync(root, { recursive: true });
});

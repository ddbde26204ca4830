import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesIn, openPack, writePack } from './file-pack.ts';

const place = mkdtempSync(join(tmpdir(), 'sofra-pack-'));
afterAll(() => rmSync(place, { recursive: true }));
const folder = join(place, 'files');
const FILES = { 'index.html': '<p>', 'assets/a.js': 'let a;', 'assets/a.js.br': '', 'assets/ب.css': 'ب{}' };
mkdirSync(join(folder, 'assets'), { recursive: true });
for (const [path, text] of Object.entries(FILES)) writeFileSync(join(folder, path), text);
writeFileSync(join(place, 'secret.js'), 'secret');

test('a pack has the files of its folder, and no others', async () => {
  const pack = join(place, 'files.pack');
  writePack(folder, pack);
  for (const files of [filesIn(folder), await openPack(pack)]) {
    for (const [path, text] of Object.entries(FILES)) {
      expect(files.has(path)).toBe(true);
      expect(String(await files.read(path))).toBe(text);
    }
    for (const path of [
      'b.js',
      '../secret.js',
      'assets/../../secret.js',
      'assets\\..\\..\\secret.js',
      'a.js\0',
    ])
      expect(files.has(path)).toBe(false);
    await expect(files.read('b.js')).rejects.toThrow('b.js');
  }
});

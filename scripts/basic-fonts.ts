/**
 * Makes `guest/fonts/*.woff2`, the letters of most English menus, from the whole Latin files of `@fontsource/…`. Run it after
 * an update of one of those packages.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';
import { BASIC_LETTERS, fontFiles } from '../guest/src/fonts.ts';

const paths = [...fontFiles().values()];
mkdirSync(join('guest', 'fonts'), { recursive: true });
for (const basic of paths.filter(([folder]) => folder === 'guest')) {
  const whole = paths.find((path) => path.at(-1) === basic.at(-1)?.replace('-basic-', '-latin-')) ?? [];
  const letters = await subset(readFileSync(join(...whole)), BASIC_LETTERS, { targetFormat: 'woff2' });
  writeFileSync(join(...basic), letters);
}

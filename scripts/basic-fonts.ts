/**
 * Makes `guest/fonts/*.woff2`, the letters of most English menus, from the whole Latin files of `@fontsource/…`. Run it after
 * an update of one of those packages.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';
import { BASIC_LETTERS, fontFiles } from '../guest/src/fonts.ts';

mkdirSync('guest/fonts', { recursive: true });
const files = fontFiles();
for (const [address, file] of files) {
  const whole = files.get(address.replace('-basic-', '-latin-'));
  if (!whole || whole === file) continue;
  const letters = await subset(readFileSync(whole), BASIC_LETTERS, { targetFormat: 'woff2' });
  writeFileSync(file, letters);
}

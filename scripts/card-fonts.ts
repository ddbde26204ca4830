/**
 * Makes `server/assets/fonts/*.ttf`, the letters of the cards that a shared menu shows, from `@fontsource/rubik`: the library
 * that draws them reads no WOFF. Run it after an update of that package.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import { CARD_FONTS } from '../server/src/publishing/draw-card.ts';

const FAMILY = dirname(fileURLToPath(import.meta.resolve('@fontsource/rubik/package.json')));

for (const { script, path } of CARD_FONTS) {
  const source = join(FAMILY, 'files', `rubik-${script}-700-normal.woff2`);
  mkdirSync(dirname(path()), { recursive: true });
  writeFileSync(path(), await convert(readFileSync(source), 'truetype'));
}

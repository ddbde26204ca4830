/** Draws the pictures of the demo menus anew into `server/assets/demo`. Run it after a change of the looks. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetPath } from '../server/src/platform/files/assets.ts';
import { composePicture } from './pictures/compose.ts';
import { DEMO_LOOKS } from './pictures/demo-looks.ts';
import { onTable } from './pictures/looks.ts';

/** The quality of the JPEGs, 0 to 100, low because they ship with the product. */
const QUALITY = 52;

const folder = assetPath('demo');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let bytes = 0;
for (const [place, [name, look]] of Object.entries(DEMO_LOOKS).entries()) {
  const picture = await composePicture(onTable(name, place, look), QUALITY);
  writeFileSync(join(folder, `${name}.jpg`), picture);
  bytes += picture.length;
}
console.log(`${Object.keys(DEMO_LOOKS).length} pictures, ${bytes} bytes`);

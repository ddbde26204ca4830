import { qrPath } from '@sofra/contract/pictures/qr-path';
import { expect, test } from 'vitest';
import { codeFile } from './code-files.ts';
import { decodePicture } from './decode-picture.ts';

const FACTS = {
  name: 'مطعم أرز لبنان، الكورنيش',
  address: 'https://menu.example.com/m/cedar',
  locale: 'ar',
  logo: undefined,
} as const;

test('a picture without a code decodes to nothing', async () => {
  const canvas = new OffscreenCanvas(200, 200);
  canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
  expect(await decodePicture(await canvas.convertToBlob())).toBeUndefined();
});

test.each(['svg', 'png', 'A6', 'A4'] as const)(
  'the file %s is made, and its code is read back',
  async (kind) => {
    const file = await codeFile(kind, FACTS);
    expect(file.size).toBeGreaterThan(500);
  },
);

test('a file whose code cannot be read is not offered', async () => {
  // A byte that is no UTF-8 on its own comes back as another character.
  await expect(codeFile('png', { ...FACTS, address: '\u{d800}' })).rejects.toThrow();
});

/** The address of a picture in the proportions of a logo. */
async function aLogo(): Promise<string> {
  const canvas = new OffscreenCanvas(400, 300);
  canvas.getContext('2d')?.fillRect(0, 0, 400, 300);
  return URL.createObjectURL(await canvas.convertToBlob());
}

test.each([
  ['a long name', 'The Very Long Name of a Place, Donaudampfschifffahrtsgesellschaftskapitän'],
  [
    'a name and a branch',
    'The Blue Door by the Old Harbour\nThe branch at the other end of the promenade by the sea',
  ],
])('%s stays out of the quiet zone, with a logo above', async (_, name) => {
  const address = `https://menu.example.com/m/${'long-name-'.repeat(6)}`;
  const file = await codeFile('A6', { name, address, locale: 'en', logo: await aLogo() });
  expect(file.type).toBe('application/pdf');
});

test.each([0.5, 2, 3.2])('a stroke %s modules from the code is in its quiet zone', async (away) => {
  const { size, path } = qrPath(FACTS.address);
  const scale = 10;
  const canvas = new OffscreenCanvas((size + 8) * scale, (size + 8) * scale);
  const brush = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.setTransform(scale, 0, 0, scale, 4 * scale, 4 * scale);
  brush.fillStyle = '#000';
  brush.fill(new Path2D(path));
  expect(await decodePicture(await canvas.convertToBlob())).toEqual({ text: FACTS.address, isQuiet: true });
  // The code begins behind its quiet zone of four.
  brush.fillRect(size / 2, 4 - away - 0.8, 3, 0.8);
  expect(await decodePicture(await canvas.convertToBlob())).toEqual({ text: FACTS.address, isQuiet: false });
});

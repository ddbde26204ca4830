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

test('the longest names and addresses fit, with a logo above', async () => {
  const canvas = new OffscreenCanvas(400, 300);
  canvas.getContext('2d')?.fillRect(0, 0, 400, 300);
  const logo = URL.createObjectURL(await canvas.convertToBlob());
  const name = 'The Very Long Name of a Place, Donaudampfschifffahrtsgesellschaftskapitän';
  const address = `https://menu.example.com/m/${'long-name-'.repeat(6)}`;
  const file = await codeFile('A6', { name, address, locale: 'en', logo });
  expect(file.type).toBe('application/pdf');
});

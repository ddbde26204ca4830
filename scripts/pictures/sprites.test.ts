import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assetPath } from '../../server/src/platform/files/assets.ts';
import { SPRITES, spriteUrl } from './sprites.ts';

test('The list of ready-made pictures matches the folder', () => {
  const files = readdirSync(assetPath('pictures')).filter((name) => name.endsWith('.webp'));
  expect([...SPRITES].sort()).toEqual(files.map((name) => name.replace('.webp', '')).sort());
});

test('A tint changes a picture', async () => {
  expect(await spriteUrl({ name: 'fish', hue: 180 })).not.toBe(await spriteUrl('fish'));
});

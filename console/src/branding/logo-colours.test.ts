import { expect, test } from 'vitest';
import { coloursOfPixels } from './logo-colours.ts';

const pixels = (...runs: [count: number, colour: number[]][]) =>
  runs.flatMap(([count, colour]) => Array.from({ length: count }, () => colour).flat());

test('the colours of a logo come by their frequency, without what is transparent', () => {
  const logo = pixels(
    [50, [0, 0, 0, 0]],
    [5, [240, 184, 102, 255]],
    [20, [15, 92, 86, 255]],
    [2, [241, 185, 103, 255]],
  );
  expect(coloursOfPixels(logo)).toEqual(['#0f5c56', '#f0b866']);
  expect(coloursOfPixels(pixels([9, [1, 2, 3, 0]]))).toEqual([]);
});

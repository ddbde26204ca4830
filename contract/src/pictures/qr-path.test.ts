import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** Pixels of a module: readers want a few. */
const SCALE = 4;

/** The drawing as a camera sees it: dark runs on white. */
function painted({ size, path }: { size: number; path: string }): Uint8ClampedArray {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(length)) * SCALE; column++)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return pixels;
}

test.each([
  'https://menu.example.com/m/sofra-levant',
  'http://127.0.0.1:3000/m/a',
  `https://example.com/m/${'long-'.repeat(11)}name`,
])('the code of %s decodes to the address', (address) => {
  const drawing = qrPath(address);
  const side = drawing.size * SCALE;
  expect(jsQR(painted(drawing), side, side)?.data).toBe(address);
});

test('four light modules lie around the code', () => {
  const { size, path } = qrPath('https://example.com/m/a');
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...run]) => run.map(Number));
  for (const [x = 0, y = 0, length = 0] of runs) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 4);
  }
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPicture, toAvif } from './images.ts';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();

async function keptOf(width: number, height: number) {
  const picture = await readPicture(await png(width, height));
  const sizes = await Promise.all(picture.sizes.map(({ bytes }) => sharp(bytes).metadata()));
  expect(sizes.map((facts) => facts.width)).toEqual(picture.sizes.map((size) => size.width));
  expect(sizes.at(-1)).toMatchObject({ width: picture.width, height: picture.height });
  return [picture.width, picture.height, picture.sizes.map((size) => size.width)];
}

test('a picture keeps its own width, up to the largest that a page shows', async () => {
  expect(await keptOf(411, 300)).toEqual([411, 300, [160, 411]]);
  expect(await keptOf(823, 100)).toEqual([823, 100, [160, 412, 823]]);
  expect(await keptOf(824, 100)).toEqual([824, 100, [160, 412, 824]]);
  expect(await keptOf(90, 60)).toEqual([90, 60, [90]]);
  expect(await keptOf(2732, 100)).toEqual([1366, 50, [160, 412, 824, 1366]]);
});

test('a very high picture is accepted like a very wide one', async () => {
  expect(await keptOf(20_000, 1)).toEqual([1366, 1, [160, 412, 824, 1366]]);
  expect(await keptOf(1, 20_000)).toEqual([1, 16_383, [1]]);
  expect(await keptOf(200, 20_000)).toEqual([164, 16_383, [160, 164]]);
});

test('the smallest and the highest pictures can be made smaller later', async () => {
  for (const [width, height] of [
    [1, 1],
    [1, 20_000],
  ] as const) {
    const [size] = (await readPicture(await png(width, height))).sizes;
    if (!size) throw new Error('a picture has a size');
    expect((await sharp(await toAvif(size.bytes)).metadata()).format).toBe('heif');
  }
});

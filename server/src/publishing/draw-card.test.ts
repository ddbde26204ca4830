import { SHARE_CARD } from '@sofra/contract/limits';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { drawCard } from './draw-card.ts';

const parts = { page: '#ffffff', accent: '#ff0000', logo: null, picture: null };
const { width, height } = SHARE_CARD;
/** Pixels at each edge on which nothing is drawn. */
const EDGE = 60;

/** How far the pixels at the edges of a card differ from its page. */
async function inkAtEdges(card: Buffer): Promise<number> {
  const found: number[] = [];
  for (const edge of [
    { left: 0, top: 0, width: EDGE, height },
    { left: width - EDGE, top: 0, width: EDGE, height },
    { left: 0, top: 0, width, height: EDGE },
    { left: 0, top: height - EDGE, width, height: EDGE },
  ]) {
    const { channels } = await sharp(await sharp(card).extract(edge).png().toBuffer()).stats();
    found.push(...channels.map(({ min }) => 255 - min));
  }
  return Math.max(...found);
}

test.each([
  'Schwarzwälderkirschtorte',
  'Hähnchenbrustfiletstreifen',
  'Vietnamesischesommerrollen',
  'Сельскохозяйственный',
  'كباب'.repeat(25),
  'M'.repeat(120),
  `Soup of the day with ${'x'.repeat(80)}`,
  'W '.repeat(60),
  'क्षि'.repeat(30),
  '👩‍🍳'.repeat(40),
  '<b>&amp;'.repeat(15),
  'M & S '.repeat(20),
])('a long text stays within the card: %s', async (text) => {
  for (const isRightToLeft of [false, true])
    for (const words of [
      { name: text, word: 'Menu' },
      { name: 'Zaatar House', word: text },
    ]) {
      const card = await drawCard({ ...parts, ...words, isRightToLeft });
      expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width, height });
      expect(await inkAtEdges(card)).toBeLessThan(16);
    }
});

/** Pixels in which the first word of each line stands. */
const FIRST_WORD = 150;
/** The most rows without ink between two lines. */
const LEADING = 72;

/** The most rows, from the first with ink to the last, in which nothing is drawn where lines begin. */
async function emptyRows(card: Buffer, isRightToLeft: boolean): Promise<number> {
  const left = isRightToLeft ? width - EDGE - FIRST_WORD : EDGE;
  const strip = { left, top: 0, width: FIRST_WORD, height };
  const inkIn = async (of: Sharp) => {
    const { data, info } = await of.greyscale().raw().toBuffer({ resolveWithObject: true });
    const rowAt = (_: unknown, y: number) => data.subarray(y * info.width, (y + 1) * info.width);
    return Array.from({ length: height }, rowAt).map((row) => row.some((value) => value < 90));
  };
  const [all, begins] = [await inkIn(sharp(card)), await inkIn(sharp(card).extract(strip))];
  let [most, empty] = [0, 0];
  for (let y = all.indexOf(true); y <= all.lastIndexOf(true); y += 1) {
    empty = begins[y] ? 0 : empty + 1;
    most = Math.max(most, empty);
  }
  return most;
}

const LONG = {
  arabic: 'مشاوي مشكلة مع الأرز والخضار',
  english: 'Mixed grill with rice, grilled vegetables, fresh pickles and dip',
};

for (const [script, name] of Object.entries(LONG))
  test.each([true, false])(
    `each line of a text in ${script} begins where the card does, right to left %s`,
    async (isRightToLeft) => {
      const card = await drawCard({ ...parts, name, word: name, isRightToLeft });
      expect(await emptyRows(card, isRightToLeft)).toBeLessThanOrEqual(LEADING);
    },
  );

/** The places of the pixels of a colour's own kind in a card: the first and the last column and row. */
async function boxOf(card: Buffer, isInk: (red: number, green: number, blue: number) => boolean) {
  const { data, info } = await sharp(card).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const places = Array.from({ length: width * height }, (_, at) => at).filter((at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * info.channels);
    return isInk(red, green, blue);
  });
  const [across, down] = [places.map((at) => at % width), places.map((at) => Math.floor(at / width))];
  const least = (numbers: number[]) => numbers.reduce((one, other) => Math.min(one, other), width);
  const most = (numbers: number[]) => numbers.reduce((one, other) => Math.max(one, other), 0);
  return { width: most(across) - least(across) + 1, height: most(down) - least(down) + 1 };
}

test.each([
  { logo: [900, 240], shown: [495, 132] },
  { logo: [2000, 100], shown: [1020, 51] },
  { logo: [240, 900], shown: [35, 132] },
  { logo: [600, 580], shown: [132, 132] },
])(
  'a logo of $logo pixels shows whole, one that is nearly square fills a square',
  async ({ logo, shown }) => {
    const [across = 0, down = 0] = logo;
    const create = { width: across, height: down, channels: 3, background: '#00c000' } as const;
    const file = await sharp({ create }).png().toBuffer();
    const card = await drawCard({ ...parts, name: 'Zaatar', word: 'Menu', isRightToLeft: false, logo: file });
    const box = await boxOf(card, (red, green) => green > 150 && red < 100);
    expect(Math.abs(box.width - (shown[0] ?? 0))).toBeLessThanOrEqual(2);
    expect(Math.abs(box.height - (shown[1] ?? 0))).toBeLessThanOrEqual(2);
  },
);

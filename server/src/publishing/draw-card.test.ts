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

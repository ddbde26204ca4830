import { SHARE_CARD } from '@sofra/contract/limits';
import sharp from 'sharp';
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

import { expect, test } from 'vitest';
import { readPastedMenu } from './read-menu.ts';

const sectionsIn = (text: string) =>
  readPastedMenu(text, { currency: 'gbp', main: 'en', others: [] }).sections.map(({ title, items }) => [
    title,
    ...items.map((item) => [item.title, item.description].filter(Boolean).join(' | ')),
  ]);

/** Lines below a dish that read as headings where nothing else is marked as one. */
const BELOW = ['DEER MEAT, ON A GRIDDLE', "A l'amaretto", 'Desserts', 'TAWA', 'Slow cooked'];

for (const words of BELOW)
  test(`where headings are marked, ${words} below a dish describes it`, () => {
    const text = (end: string) => `# Starters\nKebab 7.50\n${words}\nCrab 7.95${end}`;
    const sections = sectionsIn(text('\n\n# Mains\nSea bass 14.50\nCurry leaf\nOkra 13.95'));
    expect(sections.map(([title]) => title)).toEqual(['Starters', 'Mains']);
    expect(sections[0]).toEqual(['Starters', `Kebab | ${words}`, 'Crab']);
  });

test('a line in capitals right below a marked heading is its description, and one below a gap a heading', () => {
  expect(
    sectionsIn(
      '# Starters\nFROM NOON\nKebab 7.50\n\n# Mains\nSea bass 14.50\n\n# Sides\nChips 4\n\nDRINKS\nTea 2',
    ),
  ).toEqual([
    ['Starters', 'Kebab'],
    ['Mains', 'Sea bass'],
    ['Sides', 'Chips'],
    ['DRINKS', 'Tea'],
  ]);
});

test('one mark, and marks that stand over no dishes, tell nothing of the other headings', () => {
  expect(sectionsIn('# Our menu\nTea 2\nDESSERTS\nCake 4\nICES\nSorbet 3')).toHaveLength(3);
  expect(
    sectionsIn('# Our menu\n\n# Welcome\nwith a view\n\nTea 2\nDESSERTS\nCake 4\nICES\nSorbet 3').map(
      ([title]) => title,
    ),
  ).toEqual(expect.arrayContaining(['DESSERTS', 'ICES']));
});

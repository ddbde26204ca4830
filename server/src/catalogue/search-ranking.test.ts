import type { Level } from '@sofra/contract/catalogue/levels';
import { fold } from '@sofra/contract/languages/folding';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankMatches, searchWords } from './search-ranking.ts';

type Named = readonly [level: Level, title: string];

const found = (query: string, named: readonly Named[]) =>
  rankMatches(
    named.map(([level, title], at) => ({ level, id: `${at}`, folded: `${fold(title)}\n\n` })),
    searchWords(query),
    ['en'],
  ).map(({ candidate }) => named[Number(candidate.id)]?.[1] ?? '');

test('titles with the words in a row rank before titles with each of them', () => {
  const named: Named[] = [
    ['menus', 'Menu 1'],
    ['sections', 'Section 1'],
    ['sections', 'Section 1.2: 1 of all'],
    ['items', 'Item 1.10'],
    ['items', 'Item 1.1'],
    ['items', '1.1'],
  ];
  expect(found('1.1', named)).toEqual([
    ...['1.1', 'Item 1.1', 'Item 1.10', 'Menu 1', 'Section 1', 'Section 1.2: 1 of all'],
  ]);
});

const word = fc.constantFrom('1', '10', 'rice', 'egg', 'rice-egg');
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const level = fc.constantFrom<Level>('menus', 'sections', 'items');

test('titles rank by how many words stand together, before level and length', () => {
  const isSame = (title: string, wanted: string) => title === wanted;
  const begins = (title: string, wanted: string) => title.startsWith(wanted);
  const hasInARow = (title: string, wanted: string) => ` ${title}`.includes(` ${wanted}`);
  fc.assert(
    fc.property(fc.array(fc.tuple(level, words), { maxLength: 20 }), words, (named, wanted) => {
      const titles = found(wanted, named).map(fold);
      for (const isNearer of [isSame, begins, hasInARow]) {
        const nearer = titles.map((title) => isNearer(title, fold(wanted)));
        expect(nearer).toEqual([...nearer].sort((one, other) => Number(other) - Number(one)));
      }
    }),
  );
});

import { INGREDIENT_WARNINGS, type IngredientWarning } from '@sofra/contract/catalogue/dietary';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { item, menu, publication } from '../test/sample.ts';
import { LETTERS } from './letters.ts';
import { PHRASES } from './phrases/phrases.ts';
import { renderPage } from './render.ts';
import { lettersOf, publishedState, type Stated } from './statements.ts';

test('each ingredient has a letter of its own', () => {
  const letters = Object.values(LETTERS);
  expect(new Set(letters).size).toBe(INGREDIENT_WARNINGS.length);
  for (const letter of letters) expect(letter).toMatch(/^[a-z]$/);
});

const LISTS = ['warnings', 'may_contain', 'free_of', null] as const;
/** For each ingredient the list that names it, if any. */
const placed = fc.tuple(...INGREDIENT_WARNINGS.map(() => fc.constantFrom(...LISTS)));

test('the letters of a row say of every ingredient what the rule says', () => {
  fc.assert(
    fc.property(placed, (lists) => {
      const named = (list: (typeof LISTS)[number]) =>
        INGREDIENT_WARNINGS.filter((_, at) => lists[at] === list);
      const stated = {
        warnings: named('warnings'),
        may_contain: named('may_contain'),
        free_of: named('free_of'),
      };
      const states = ['contains', 'may_contain', 'free_of'] as const;
      const read = (key: IngredientWarning) =>
        states.find((state) => Object.values(lettersOf(stated, state)).join('').includes(LETTERS[key]));
      for (const key of INGREDIENT_WARNINGS)
        expect([key, read(key) ?? 'not_stated']).toEqual([key, publishedState(stated, key)]);
    }),
  );
});

const NOTHING: Stated = { warnings: [], may_contain: [], free_of: [] };

/** What an open dish with extras says of ingredients: the extras first, then the dish. */
function saidOf(stated: Partial<Stated>, ...extras: Partial<Stated>[]): string[] {
  const dinner = menu(1, 'dinner', 1, 1);
  const [extra] = item(1).extras;
  if (!extra) throw new Error('the sample has an extra');
  const own = extras.map((it) => ({ ...extra, ...NOTHING, ...it }));
  for (const section of dinner.sections) section.items = [{ ...item(1), ...NOTHING, ...stated, extras: own }];
  const { html } = renderPage({
    publication: publication({ menus: [dinner] }),
    page: { kind: 'menu', menuSlug: 'dinner' },
    locale: 'en',
    now: new Date('2026-11-21T12:00:00Z'),
    baseUrl: 'https://menu.test',
  });
  const lines = html.matchAll(/<small>([^<]*)|<p class=w[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/g);
  return [...lines].map(([, ofExtra, ofDish]) => ofExtra ?? ofDish ?? '');
}

test('an open dish says in words what its letters say', () => {
  expect(saidOf({ warnings: ['wheat'], free_of: ['gluten'] })).toEqual(['Contains: Gluten, Wheat']);
  expect(saidOf({}, { may_contain: ['wheat'], free_of: ['milk', 'gluten'] })).toEqual([
    'May contain: Gluten, Wheat. Free of: Milk',
    PHRASES.en.unstated,
  ]);
  expect(saidOf({ warnings: ['yak_butter', 'milk'] })).toEqual(['Contains: Milk, Yak butter']);
});

test('where a dish is free of something, an extra that states nothing of it says so', () => {
  expect(saidOf({ free_of: ['milk'] }, {})).toEqual([PHRASES.en.unstated, 'Free of: Milk']);
  const free: Partial<Stated> = { free_of: ['milk', 'nuts'] };
  expect(saidOf(free, { warnings: ['milk'] })).toEqual([
    'Contains: Milk. Not stated: Nuts',
    'Free of: Milk, Nuts',
  ]);
  expect(saidOf({ warnings: ['milk'] }, {})).toEqual(['Contains: Milk']);
});

import type { IngredientWarning } from '@sofra/contract/catalogue/dietary';
import { expect, test } from 'vitest';
import { legendOf } from './legends.ts';
import { readPastedMenu } from './read-menu.ts';
import { ALLERGENS_IN_LANGUAGES } from './testing/allergens-in-languages.ts';

const KEYS =
  'gluten crustaceans eggs fish peanuts soybeans milk nuts celery mustard sesame sulphites lupin molluscs'.split(
    ' ',
  ) as IngredientWarning[];
const LETTERS = 'ABCDEFGHLMNOPR';

const waysIn = (language: string): string[][] =>
  (ALLERGENS_IN_LANGUAGES[language] ?? '')
    // A comma before a small word belongs to the words, `злаки, содержащие глютен`.
    .split(/, (?!що|содержащие|съдържащи)/)
    .map((ways) => ways.split('/'));

const LANGUAGES = Object.keys(ALLERGENS_IN_LANGUAGES);
const FORMS = ['# = @', '# – @', '# - @', '#: @', '(#) @', '[#] @', '#) @', '#. @'];

test.each(LANGUAGES)('every allergen is known in each of its ways: %s', (language) => {
  const unknown = waysIn(language).flatMap((ways, at) =>
    ways.filter((way) => legendOf(`A = ${way}`)?.get('A')?.warning !== KEYS[at]),
  );
  expect(unknown).toEqual([]);
});

const CODES = [[...LETTERS], KEYS.map((_, at) => String(at + 1))];
const BETWEEN = [', ', '; ', '  ', ' | '];

const rows = (codes: readonly string[], words: readonly string[], form: string) =>
  words.map((word, at) => form.replace('#', codes[at] ?? '').replace('@', word));

test.each(LANGUAGES)(
  'legends are read on one line and on many, with letters and with numbers: %s',
  (language) => {
    const words = waysIn(language).map(([first = '']) => first);
    for (const [place, form] of FORMS.entries())
      for (const between of [BETWEEN[place % BETWEEN.length] ?? ', ', '\n']) {
        const codes = CODES[(place + between.length) % 2] ?? [];
        const lines = rows(codes, words, form);
        const dishes = KEYS.map((_, at) => `Bruno ${LETTERS[at]} (${codes[at]}) ${12 + at}.50 €`);
        const text = `MAINS\n${dishes.join('\n')}\n\n${lines.join(between)}`;
        const { sections } = readPastedMenu(text, { currency: 'eur', main: 'en', others: [] });
        const got = sections.flatMap(({ items }) => items.map((item) => item.ingredient_warnings.join()));
        expect(got, `${lines[0]}${between}${lines[1]}`).toEqual(KEYS);
      }
  },
);

import { INGREDIENT_WARNINGS, type IngredientWarning } from '@sofra/contract/dietary';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LETTERS } from './letters.ts';
import { lettersOf, publishedState } from './statements.ts';

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

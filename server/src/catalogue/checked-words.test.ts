import { INGREDIENT_WARNINGS } from '@sofra/contract/catalogue/dietary';
import { listOf, STATEMENTS, type Statements, stating } from '@sofra/contract/catalogue/ingredient-states';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkOf, type DishWords } from './checked-words.ts';

const list = fc.constantFrom(...STATEMENTS, undefined);
const stated = fc
  .record({ milk: list, nuts: list, sesame: list })
  .map((lists): Statements => stating((key) => lists[key as keyof typeof lists]));

const dishWords: fc.Arbitrary<DishWords> = fc.record({
  dish: stated,
  extras: fc.dictionary(fc.constantFrom('cheese', 'egg'), stated),
});

const known = fc.array(
  dishWords.map((words) => ({ words, check: { checked_by: 'Layla', checked_at: '2026-11-03' } })),
  { maxLength: 3 },
);

const NOTHING = stating(() => undefined);

test('a check is kept only by a dish of which each word was checked', () => {
  const property = fc.property(dishWords, known, (words, checks) => {
    const { checked_at } = checkOf(words, checks);
    const isSeen = (key: string, one: DishWords) =>
      listOf(words.dish, key) === listOf(one.dish, key) &&
      Object.entries(words.extras).every(
        ([extra, of]) => listOf(of, key) === listOf(one.extras[extra] ?? NOTHING, key),
      );
    const isChecked = checks.some((one) => INGREDIENT_WARNINGS.every((key) => isSeen(key, one.words)));
    expect(checked_at !== null).toBe(isChecked);
  });
  fc.assert(property);
});

test('a dish keeps the check of its own words, the first of two, and when an extra goes', () => {
  const property = fc.property(dishWords, known, (words, others) => {
    const own = { words, check: { checked_by: 'Sami', checked_at: '2026-11-04' } };
    expect(checkOf(words, [own, ...others])).toEqual(own.check);
    expect(checkOf({ ...words, extras: {} }, [own, ...others])).toEqual(own.check);
  });
  fc.assert(property);
});

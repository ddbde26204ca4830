import { isInDoubt, listOf, STATEMENTS } from '@sofra/contract/catalogue/ingredient-states';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  freeOfTheRest,
  INGREDIENTS,
  type List,
  mergedStates,
  restated,
  type Stated,
  statedIn,
  theRest,
} from './states.ts';

const list = fc.constantFrom<List | undefined>(...STATEMENTS, undefined);

const stated = fc
  .array(list, { minLength: INGREDIENTS.length, maxLength: INGREDIENTS.length })
  .map((lists) => INGREDIENTS.reduce((made, key, at) => restated(made, key, lists[at]), statedIn(undefined)));

const GRAVITY = ['ingredient_warnings', 'may_contain', undefined, 'free_of'];

test('of an ingredient that one person has changed that change stays, and of one that both have the graver', () => {
  fc.assert(
    fc.property(stated, stated, stated, (before, mine, theirs) => {
      const merged = mergedStates({ before, mine, theirs });
      expect(mergedStates({ before, mine: theirs, theirs: mine })).toEqual(merged);
      for (const key of INGREDIENTS) {
        const [was, here, there] = [before, mine, theirs].map((one: Stated) => listOf(one, key));
        const graver = GRAVITY.indexOf(here) < GRAVITY.indexOf(there) ? here : there;
        expect(listOf(merged, key)).toBe(here === was ? there : there === was ? here : graver);
      }
    }),
  );
});

test('an ingredient is in one list or in none', () => {
  const milk = restated(restated(statedIn(undefined), 'milk', 'free_of'), 'milk', 'may_contain');
  expect(milk).toEqual({ ingredient_warnings: [], may_contain: ['milk'], free_of: [] });
  expect(restated(milk, 'milk', undefined)).toEqual(statedIn(undefined));
});

test('free of the rest leaves what is stated, and names nothing that a stated kind gives doubt of', () => {
  fc.assert(
    fc.property(stated, (before) => {
      const after = freeOfTheRest(before);
      expect(theRest(after)).toEqual([]);
      for (const key of INGREDIENTS) {
        const rest = isInDoubt(before, key) ? undefined : 'free_of';
        expect(listOf(after, key)).toBe(listOf(before, key) ?? rest);
      }
    }),
  );
});

test.each([
  ['wheat', 'gluten'],
  ['gluten', 'wheat'],
])('a dish that contains %s is not said to be free of %s with the rest', (stated, other) => {
  for (const danger of ['ingredient_warnings', 'may_contain'] as const) {
    const after = freeOfTheRest(restated(statedIn(undefined), stated, danger));
    expect(listOf(after, other)).toBeUndefined();
    expect(listOf(after, 'milk')).toBe('free_of');
  }
});

import { expect, test } from 'vitest';
import { claimsAgainst } from './claims-against.ts';
import { statedIn } from './states.ts';

test('a diet is doubted by what a dish contains, and not by what it may contain', () => {
  const stated = statedIn({ ingredient_warnings: ['milk', 'wheat'], may_contain: ['eggs'] });
  expect(claimsAgainst(['vegan', 'gluten_free', 'halal', 'spicy'], stated)).toEqual([
    { diet: 'vegan', ingredients: ['milk'] },
    { diet: 'gluten_free', ingredients: ['gluten'] },
  ]);
});

test('lactose-free milk is milk', () => {
  expect(claimsAgainst(['lactose_free'], statedIn({ ingredient_warnings: ['milk'] }))).toEqual([]);
});

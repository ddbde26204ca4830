import { DIETS } from '@sofra/contract/catalogue/dietary';
import { stateOf } from '@sofra/contract/catalogue/ingredient-states';
import { AGAINST_DIETS } from '@sofra/guest/against-diets';
import type { Stated } from './states.ts';

// Lactose-free milk is milk: a dish that contains milk may well be free of lactose.
const FITTING: { [D in (typeof DIETS)[number]]?: readonly string[] } = { lactose_free: ['milk'] };

/** The diets that a dish claims although it contains what stands against them, with those ingredients. */
export const claimsAgainst = (claims: readonly string[], stated: Stated) =>
  DIETS.filter((diet) => claims.includes(diet))
    .map((diet) => ({
      diet,
      ingredients: AGAINST_DIETS[diet].filter(
        (key) => !FITTING[diet]?.includes(key) && stateOf(stated, key) === 'contains',
      ),
    }))
    .filter(({ ingredients }) => ingredients.length > 0);

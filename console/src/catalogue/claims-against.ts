import { againstClaim } from '@sofra/contract/catalogue/against-diets';
import { DIETS } from '@sofra/contract/catalogue/dietary';
import { stateOf } from '@sofra/contract/catalogue/ingredient-states';
import type { Stated } from './states.ts';

/** The diets that a dish claims although it contains what stands against them, with those ingredients. */
export const claimsAgainst = (claims: readonly string[], stated: Stated) =>
  DIETS.filter((diet) => claims.includes(diet))
    .map((diet) => ({
      diet,
      ingredients: againstClaim(diet).filter((key) => stateOf(stated, key) === 'contains'),
    }))
    .filter(({ ingredients }) => ingredients.length > 0);

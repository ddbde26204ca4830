import type { DIETS, IngredientWarning } from './dietary.ts';

type Diet = (typeof DIETS)[number];

/**
 * The ingredients that stand against a diet: a dish that contains one is not shown as suiting it. Nothing else follows from them: a
 * dish without any of these is vegan only where the venue says so.
 */
export const AGAINST_DIETS: { [D in Diet]: readonly IngredientWarning[] } = {
  vegetarian: ['crustaceans', 'fish', 'molluscs', 'pork'],
  vegan: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs', 'pork'],
  halal: ['alcohol', 'pork'],
  kosher: ['crustaceans', 'molluscs', 'pork'],
  // Wheat has gluten.
  gluten_free: ['gluten'],
  lactose_free: ['milk'],
};

// Lactose-free milk is milk: a dish that contains milk may well be free of lactose, where the venue says so.
const CLAIMABLE: { [D in Diet]?: readonly IngredientWarning[] } = { lactose_free: ['milk'] };

/** The ingredients that give a dish the lie when it claims a diet and contains them; its extras claim nothing. */
export const againstClaim = (diet: Diet): IngredientWarning[] =>
  AGAINST_DIETS[diet].filter((key) => !CLAIMABLE[diet]?.includes(key));

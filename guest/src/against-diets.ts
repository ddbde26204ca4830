import type { DIETS, IngredientWarning } from '@sofra/contract/catalogue/dietary';

/**
 * The ingredients that stand against a diet: a dish that contains one is not shown as suiting it, whatever it claims. Nothing
 * else follows from them: a dish without any of these is vegan only where the venue says so.
 */
export const AGAINST_DIETS: { [D in (typeof DIETS)[number]]: readonly IngredientWarning[] } = {
  vegetarian: ['crustaceans', 'fish', 'molluscs', 'pork'],
  vegan: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs', 'pork'],
  halal: ['alcohol', 'pork'],
  kosher: ['crustaceans', 'molluscs', 'pork'],
  // What contains wheat contains gluten.
  gluten_free: ['gluten'],
  lactose_free: ['milk'],
};

/** What an item may contain: the EU's fourteen allergens, and what guests also ask about (document 2 §3). */
export const INGREDIENT_WARNINGS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
  'alcohol',
  'pork',
] as const;

/** The key of an ingredient warning. */
export type IngredientWarning = (typeof INGREDIENT_WARNINGS)[number];

/** What an item is good for or known for (document 2 §3). */
export const FOOD_SPECIALITY = [
  'vegetarian',
  'vegan',
  'halal',
  'kosher',
  'spicy',
  'gluten_free',
  'lactose_free',
  'organic',
  'chef_choice',
] as const;

/** The key of a food speciality. */
export type FoodSpeciality = (typeof FOOD_SPECIALITY)[number];

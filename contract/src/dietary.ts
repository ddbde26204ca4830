/** Keys of what an item contains that people avoid: the 14 allergens of EU regulation 1169/2011, then alcohol and pork. */
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

/** Keys of what an item is: diets that it suits, and what a kitchen says of it. */
export const FOOD_SPECIALITY = [
  'vegetarian',
  'vegan',
  'halal',
  'kosher',
  'gluten_free',
  'lactose_free',
  'organic',
  'spicy',
  'chef_choice',
] as const;

/** The key of a food speciality. */
export type FoodSpeciality = (typeof FOOD_SPECIALITY)[number];

/** Keys of ingredient warnings: the 14 allergens of EU regulation 1169/2011, then alcohol and pork. */
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

/** Keys of food specialities: diets that an item suits, and labels of the kitchen. */
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

/**
 * Keys of ingredient warnings: the 14 allergens of EU regulation 1169/2011 with wheat, which the US names for itself (the
 * other eight of its nine are among the 14), then alcohol and pork.
 */
export const INGREDIENT_WARNINGS = [
  'gluten',
  'wheat',
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

/** The food specialities that are diets: a claim of the venue, apart from what is stated of ingredients. */
export const DIETS = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten_free', 'lactose_free'] as const;

/** Keys of food specialities: diets that an item suits, and labels of the kitchen. */
export const FOOD_SPECIALITY = [...DIETS, 'organic', 'spicy', 'chef_choice'] as const;

/** The key of a food speciality. */
export type FoodSpeciality = (typeof FOOD_SPECIALITY)[number];

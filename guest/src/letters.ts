import type { IngredientWarning } from '@sofra/contract/catalogue/dietary';

/**
 * The letter of each ingredient in the rows of a menu, from which the filter reads. Saved pages keep them, and so does
 * a guest's choice: a letter is never changed and never used again.
 */
export const LETTERS: { [K in IngredientWarning]: string } = {
  gluten: 'g',
  wheat: 'w',
  crustaceans: 'r',
  eggs: 'e',
  fish: 'f',
  peanuts: 'p',
  soybeans: 's',
  milk: 'm',
  nuts: 'n',
  celery: 'c',
  mustard: 'd',
  sesame: 'a',
  sulphites: 'u',
  lupin: 'l',
  molluscs: 'o',
  alcohol: 'h',
  pork: 'k',
};

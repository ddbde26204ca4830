import type { FoodSpeciality, IngredientWarning } from '@sofra/contract/catalogue/dietary';
import { type DemoTexts, inAll, type Words } from '../../server/src/onboarding/demo/shape.ts';
import type { Look } from '../pictures/looks.ts';

/** A dish of the large demo: its price in dirhams, its texts in every language, and its look. */
export type Dish = {
  texts: DemoTexts;
  price: string;
  warnings: IngredientWarning[];
  speciality: FoodSpeciality[];
  look: Look;
};

/** An extra of a dish, at a price in dirhams, with what it contains. */
export type Extra = {
  title: { en: string; ar: string; ru: string };
  price: string;
  warnings: IngredientWarning[];
};

/**
 * A section of the large demo; its dishes offer some of `extras` each. What all its dishes may contain,
 * or are free of, is said of those that do not contain it.
 */
export type Section = {
  key: string;
  texts: DemoTexts;
  extras: Extra[];
  dishes: Dish[];
  mayContain?: IngredientWarning[];
  freeOf?: IngredientWarning[];
};

/** A dish by its price, warnings and specialities, its look, and its words in English, Arabic and Russian. */
export function dish(
  price: string,
  warnings: IngredientWarning[],
  speciality: FoodSpeciality[],
  look: Look,
  ...words: [en: Words, ar: Words, ru: Words]
): Dish {
  return { texts: inAll(...words), price: `${price}.00`, warnings, speciality, look };
}

/** An extra by its price, its titles in English, Arabic and Russian, and what it contains. */
export function extra(
  price: string,
  en: string,
  ar: string,
  ru: string,
  warnings: IngredientWarning[] = [],
): Extra {
  return { title: { en, ar, ru }, price: `${price}.00`, warnings };
}

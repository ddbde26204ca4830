import type { FoodSpeciality, IngredientWarning } from '@sofra/contract/dietary';
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

/** An extra of a dish, at a price in dirhams. */
export type Extra = { title: { en: string; ar: string; ru: string }; price: string };

/** A section of the large demo; its dishes offer some of `extras` each. */
export type Section = { key: string; texts: DemoTexts; extras: Extra[]; dishes: Dish[] };

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

/** An extra by its price and its titles in English, Arabic and Russian. */
export function extra(price: string, en: string, ar: string, ru: string): Extra {
  return { title: { en, ar, ru }, price: `${price}.00` };
}

import type { FoodSpeciality, IngredientWarning } from '@sofra/contract/catalogue/dietary';
import type { MenuKind } from '@sofra/contract/catalogue/menu-kinds';
import type { Locale } from '@sofra/contract/languages/locales';

/** The words of a demo record, in every language that we speak. */
export type DemoTexts = { [L in Locale]: { title: string; description: string; note?: string } };

/** An item of a demo menu; the price is in US dollars, `picture` a file of `server/assets/demo`. */
export type DemoItem = {
  texts: DemoTexts;
  price: string;
  ingredient_warnings: IngredientWarning[];
  food_speciality: FoodSpeciality[];
  picture: string;
};

/** A section of a demo menu. */
export type DemoSection = { texts: DemoTexts; items: DemoItem[] };

/** A demo menu, as the wizard offers it to somebody who has none yet. */
export type DemoMenu = { kind: MenuKind; currency: string; texts: DemoTexts; sections: DemoSection[] };

/** A title, its description and, where there is one, a note. */
export type Words = readonly [title: string, description: string, note?: string];

/** The same words in English, Arabic and Russian. */
export function inAll(en: Words, ar: Words, ru: Words): DemoTexts {
  return { en: texts(en), ar: texts(ar), ru: texts(ru) };
}

/** An item by its picture's name, price, warnings and specialities, and its words in English, Arabic and Russian. */
export function item(
  [picture, price]: readonly [picture: string, price: string],
  ingredient_warnings: IngredientWarning[],
  food_speciality: FoodSpeciality[],
  ...words: [en: Words, ar: Words, ru: Words]
): DemoItem {
  return { texts: inAll(...words), price, ingredient_warnings, food_speciality, picture: `${picture}.jpg` };
}

function texts([title, description, note]: Words): DemoTexts['en'] {
  return note === undefined ? { title, description } : { title, description, note };
}

import type { ThemeValues } from '@sofra/contract/branding/branding';
import { itemValues } from '@sofra/contract/catalogue/item-fields';
import type { Photo } from '@sofra/contract/pictures/photo';
import type { MenuPart, Publication, PublishedItem } from '@sofra/contract/publishing/publishing';
import { publication, themeOf } from '../../guest/test/sample.ts';
import { LARGE_MENU, type LargeItem } from '../demo/menu.ts';
import type { Recipe } from '../pictures/recipe.ts';

/** Numbers of pictures: a dish has its place in the menu, these have places that no dish has. */
export const PICTURES = { logo: 9001, welcome: 9002 } as const;

/** The dishes shown: a few of each section, which is more than a phone shows. */
const SHOWN = 6;
const ALWAYS = { type: 'always' } as const;
/** A dark grey, the nearest to most pictures of the demo. */
const COLOUR = 42;
const photo = (number: number): Photo => ({ number, width: 1366, height: 768, colour: COLOUR });

const recipes = new Map<number, Recipe>();

/** The recipe of a dish's picture. */
export const recipeOf = (number: number): Recipe | undefined => recipes.get(number);

const NOTHING_STATED = { warnings: [], may_contain: [], free_of: [] };

function itemOf(item: LargeItem, number: number): PublishedItem {
  recipes.set(number, item.recipe);
  return {
    id: `item-${number}`,
    number,
    texts: item.texts,
    price: item.price,
    warnings: item.warnings,
    may_contain: item.may_contain,
    free_of: item.free_of,
    speciality: item.speciality,
    ...itemValues(item),
    schedule: ALWAYS,
    photo: photo(number),
    extras: item.extras.map(({ title, price, warnings }, place) => ({
      id: `extra-${number}-${place}`,
      number: number * 10 + place,
      texts: { en: { title: title.en }, ar: { title: title.ar }, ru: { title: title.ru } },
      price,
      ...NOTHING_STATED,
      warnings,
    })),
  };
}

function menuOf(most: number): MenuPart {
  const sections = LARGE_MENU.sections.map(({ texts, items, key }, place) => ({
    id: key,
    number: place + 1,
    texts,
    schedule: ALWAYS,
    photo: null,
    items: items.slice(0, most).map((item, at) => itemOf(item, (place + 1) * 100 + at)),
  }));
  const { currency, texts } = LARGE_MENU;
  return {
    id: 'menu',
    number: 1,
    slug: 'menu',
    kind: 'table',
    currency,
    locales: ['en', 'ar', 'ru'],
    texts,
    schedule: ALWAYS,
    photo: null,
    sections,
  };
}

/** The demo's menu as a venue with pictures publishes it in a theme, with at most so many dishes a section. */
export function venueIn(theme: ThemeValues, most: number = SHOWN): Publication {
  const given = publication();
  return {
    ...given,
    venue: { ...given.venue, name: 'Sofra Levant', branch: 'Marina', full_name: 'Sofra Levant, Marina' },
    branding: {
      logo: { ...photo(PICTURES.logo), width: 500, height: 500 },
      welcome_screen: photo(PICTURES.welcome),
      theme: themeOf(theme),
    },
    menus: [menuOf(most)],
  };
}

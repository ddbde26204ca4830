import type { IngredientWarning } from '@sofra/contract/catalogue/dietary';
import type { ItemValues } from '@sofra/contract/catalogue/item-fields';
import { type DemoTexts, inAll } from '../../server/src/onboarding/demo/shape.ts';
import { onTable } from '../pictures/looks.ts';
import type { Recipe } from '../pictures/recipe.ts';
import { COLD_MEZZE } from './cold-mezze.ts';
import { DRINKS } from './drinks.ts';
import { GRILL } from './grill.ts';
import { HOME } from './home.ts';
import { HOT_MEZZE } from './hot-mezze.ts';
import { OVEN } from './oven.ts';
import { SALADS } from './salads.ts';
import { SEA } from './sea.ts';
import type { Dish, Extra, Section } from './shape.ts';
import { SOUPS } from './soups.ts';
import { SWEETS } from './sweets.ts';

/** An item of the large demo: a dish with its picture's recipe, extras, and its plain fields. */
export type LargeItem = Omit<Dish, 'look'> &
  Partial<ItemValues> & {
    key: string;
    recipe: Recipe;
    extras: Extra[];
    may_contain: IngredientWarning[];
    free_of: IngredientWarning[];
  };

/** A section of the large demo. */
export type LargeSection = { key: string; texts: DemoTexts; items: LargeItem[] };

const SECTIONS: Section[] = [COLD_MEZZE, HOT_MEZZE, SALADS, SOUPS, OVEN, GRILL, HOME, SEA, SWEETS, DRINKS];

/**
 * The menu of the demo venue, on which the budgets of `docs/guest.md` are measured: 10 sections and 200 items in English, Arabic and
 * Russian, each item with a picture of its own; prices in dirhams.
 */
export const LARGE_MENU: { currency: 'aed'; kind: 'table'; texts: DemoTexts; sections: LargeSection[] } = {
  currency: 'aed',
  kind: 'table',
  texts: inAll(
    [
      'The whole table',
      'Mezze, bread, fire and the sea, from noon until late.',
      'Prices include taxes. Please tell us about allergies.',
    ],
    [
      'السفرة كاملة',
      'مازة وخبز ومشاوٍ وأسماك، من الظهر حتى آخر الليل.',
      'الأسعار شاملة الضرائب. يُرجى إعلامنا بأي حساسية.',
    ],
    [
      'Весь стол',
      'Мезе, хлеб, угли и море: с полудня до позднего вечера.',
      'Цены включают налоги. Сообщите нам об аллергии.',
    ],
  ),
  sections: SECTIONS.map((section, at) => ({
    key: section.key,
    texts: section.texts,
    items: section.dishes.map((dish, place) => largeItem(section, dish, place, at)),
  })),
};

function largeItem(of: Section, dish: Dish, place: number, at: number): LargeItem {
  const { key: section, extras, mayContain = [], freeOf = [] } = of;
  const others = (keys: IngredientWarning[]) => keys.filter((one) => !dish.warnings.includes(one));
  const { look, ...rest } = dish;
  const key = `${section}-${place + 1}`;
  return {
    ...rest,
    key,
    recipe: onTable(key, place + at * 7, look),
    extras: extras.slice(0, place % (extras.length + 1)),
    may_contain: others(mayContain),
    free_of: others(freeOf),
    is_new: place % 9 === 4,
    is_popular: place % 6 === 0,
  };
}

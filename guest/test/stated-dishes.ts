import type { Page } from '@playwright/test';
import type { IngredientWarning } from '@sofra/contract/catalogue/dietary';
import type { PublishedItem } from '@sofra/contract/publishing/publishing';
import type { Stated } from '../src/statements.ts';
import { item } from './sample.ts';

const NOTHING: Stated = { warnings: [], may_contain: [], free_of: [] };

/** The lists that can name an ingredient; null is none of them. */
export const LISTS = ['warnings', 'may_contain', 'free_of', null] as const;

/** A dish without a picture that states this. */
export const dish = (n: number, title: string, stated: Partial<PublishedItem>): PublishedItem => ({
  ...item(n),
  ...NOTHING,
  texts: { en: { title }, ar: { title: `${title} ع` }, ru: { title } },
  speciality: [],
  extras: [],
  photo: null,
  ...stated,
});

/** An extra that states this. */
export const extra = (title: string, stated: Partial<Stated>) => ({
  id: title,
  number: 900,
  texts: { en: { title } },
  price: '1.00',
  ...NOTHING,
  ...stated,
});

/** What of a list of ingredients and the list that names each is stated. */
export function statedBy(placed: (readonly [IngredientWarning, (typeof LISTS)[number]])[]): Stated {
  const named = (list: string) => placed.flatMap(([key, at]) => (at === list ? key : []));
  return { warnings: named('warnings'), may_contain: named('may_contain'), free_of: named('free_of') };
}

/** The dishes in sight with their marks: those of the list, or the popular ones on top. */
export const seen = (page: Page, of: '.i' | '.e a' = '.i') =>
  page.locator(of).evaluateAll((all) =>
    all.flatMap((it) => {
      const marks = [...it.querySelectorAll<HTMLElement>('[data-state]')];
      const said = marks.map(({ dataset, textContent }) => `${dataset.state} ${textContent}`);
      return it.closest('[hidden]') ? [] : [[it.querySelector('h3')?.textContent, ...said]];
    }),
  );

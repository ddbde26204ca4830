import type { Publication } from '@sofra/contract/publishing/publishing';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rounds } from '../../scripts/proof.ts';
import { menu, photo, publication } from '../test/sample.ts';
import { minifyHtml } from './minify-html.ts';
import { type PageRequest, pageAt } from './page-at.ts';
import { renderPage } from './render.ts';

const [DISH] = menu(1, 'dinner', 1, 1).sections.flatMap(({ items }) => items);
if (!DISH) throw new Error('the sample has a dish');

/** The same page with every dish rendered anew. */
function renderedAnew(request: PageRequest): string {
  const found = pageAt(request);
  if (!('page' in found)) throw new Error('the page is there');
  return `<!DOCTYPE html>${minifyHtml(renderToStaticMarkup(found.page.document))}`;
}

const texts = (title: string) => ({ ...DISH.texts, en: { title } });

/** Dishes that differ from the first in one thing. */
const DISHES = [
  DISH,
  { ...DISH, texts: texts('<!---->') },
  { ...DISH, texts: texts('$& and $1') },
  { ...DISH, texts: { ru: { title: 'Суп' } } },
  { ...DISH, number: 77 },
  { ...DISH, price: '120.00' },
  { ...DISH, warnings: ['milk' as const] },
  { ...DISH, warnings: [], may_contain: ['milk' as const] },
  { ...DISH, warnings: [], free_of: ['milk' as const] },
  { ...DISH, speciality: ['vegan'] },
  { ...DISH, is_new: !DISH.is_new },
  { ...DISH, is_popular: !DISH.is_popular },
  { ...DISH, photo: null },
  { ...DISH, photo: photo(9) },
  { ...DISH, extras: [] },
  { ...DISH, extras: DISH.extras.map((extra) => ({ ...extra, price: '9.00' })) },
];

function venueWith(dishes: Publication['menus'][number]['sections'][number]['items'], currency: string) {
  const dinner = menu(1, 'dinner', 1, 1);
  const sections = dinner.sections.map((section) => ({ ...section, items: dishes }));
  return publication({ menus: [{ ...dinner, currency, sections }] });
}

const aRequest = fc.record({
  dishes: fc.array(fc.constantFrom(...DISHES), { minLength: 1, maxLength: 5 }),
  currency: fc.constantFrom('aed', 'kwd'),
  locale: fc.constantFrom('en' as const, 'ar' as const),
  baseUrl: fc.constantFrom('https://menu.test', 'https://menu.test/below'),
  isSoldOut: fc.boolean(),
  chosen: fc.boolean(),
});

test('a page of kept dishes is the one that is rendered anew, whichever pages came before', () => {
  fc.assert(
    fc.property(fc.array(aRequest, { minLength: 1, maxLength: 6 }), (requests) => {
      for (const { dishes, currency, isSoldOut, ...given } of requests) {
        const request: PageRequest = {
          ...given,
          publication: venueWith(
            dishes.map((dish, at) => ({ ...dish, id: `${DISH.id.slice(0, -1)}${at}` })),
            currency,
          ),
          page: { kind: 'menu', menuSlug: 'dinner' },
          now: new Date('2026-11-21T12:00:00Z'),
          soldOut: new Map(isSoldOut ? [DISH, ...DISH.extras].map(({ id }) => [id, null]) : []),
        };
        expect(renderPage(request).html).toBe(renderedAnew(request));
      }
    }),
    { numRuns: rounds(20, 200) },
  );
});

import { createHash } from 'node:crypto';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import type { MenuPart, Publication } from '@sofra/contract/publishing/publishing';
import { usualWeek } from '@sofra/contract/schedules/schedules';
import { renderPage } from '@sofra/guest/render';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { menu, photo, publication } from '../../../guest/test/sample.ts';
import { cardsWord } from '../publishing/card-subject.ts';
import { type MenuWords, menuWords } from './menu-words.ts';

const now = new Date('2026-11-26T12:00:00Z');
const BASE = 'https://menu.test';

const hashOf = (part: unknown) => createHash('sha256').update(JSON.stringify(part)).digest('hex');

function wordsOf(of: Publication, at = now): ReadonlyMap<string, MenuWords> {
  const parts = { venue: hashOf(of.venue), branding: hashOf(of.branding), menus: of.menus.map(hashOf) };
  return menuWords(of, parts, cardsWord(of, at), at);
}

type Reader = { locale: Locale; chosen: boolean };

/** The pages of a publication's menus that are on, by menu, with the moment until which each holds. */
function pagesOf(of: Publication, reader: Reader): Map<string, string> {
  const cards = cardsWord(of, now);
  const editions = new Map([...wordsOf(of)].map(([slug, { edition }]) => [slug, edition]));
  const pages = of.menus.map(({ slug }): [string, string] => {
    const page = { kind: 'menu', menuSlug: slug } as const;
    const { status, html, nextChange } = renderPage({
      publication: of,
      page,
      now,
      baseUrl: BASE,
      cards,
      editions,
      ...reader,
    });
    return [slug, status === 200 ? `${nextChange?.toISOString()} ${html}` : ''];
  });
  return new Map(pages.filter(([, page]) => page !== ''));
}

const THREE = {
  menus: [menu(1, 'dinner', 2, 2), { ...menu(2, 'lunch', 1, 2), photo: null }, menu(3, 'drinks', 1, 2)],
};

const ofMenu = (change: (of: MenuPart) => Partial<MenuPart>) => (of: Publication, place: number) => ({
  ...of,
  menus: of.menus.map((one, at) => (at === place ? { ...one, ...change(one) } : one)),
});

const daily = (from: string, to: string) => {
  const data = usualWeek();
  for (const day of Object.values(data)) Object.assign(day, { from, to });
  return { type: 'periodic', data } as const;
};

/** Changes that a publication may bring, each of the menu at a place or of the venue. */
const CHANGES: Record<string, (of: Publication, place: number) => Publication> = {
  title: ofMenu(() => ({ texts: { en: { title: 'Supper' } } })),
  'no arabic': ofMenu(({ texts: { ar: _, ...texts }, sections }) => ({
    texts,
    sections: sections.map((one) => ({
      ...one,
      texts: {},
      items: one.items.map((it) => ({ ...it, texts: {} })),
    })),
  })),
  languages: ofMenu(() => ({ locales: ['en'] })),
  'no other languages elsewhere': (of, place) => ({
    ...of,
    menus: of.menus.map((one, at) => (at === place ? one : { ...one, locales: ['en'] })),
  }),
  off: ofMenu(() => ({ schedule: daily('01:00', '02:00') })),
  on: ofMenu(() => ({ schedule: daily('06:00', '22:00') })),
  photo: ofMenu(() => ({ photo: photo(77) })),
  price: ofMenu(({ sections }) => ({
    sections: sections.map((one) => ({ ...one, items: one.items.map((it) => ({ ...it, price: '9.25' })) })),
  })),
  'no photos': ofMenu(({ sections }) => ({
    sections: sections.map((one) => ({ ...one, items: one.items.map((it) => ({ ...it, photo: null })) })),
  })),
  gone: (of, place) => ({ ...of, menus: of.menus.filter((_, at) => at !== place) }),
  'the name': (of) => ({ ...of, venue: { ...of.venue, full_name: 'Another' } }),
  'one language': (of) => ({ ...of, venue: { ...of.venue, extra_locales: [] } }),
  'a logo': (of) => ({ ...of, branding: { ...of.branding, logo: photo(88) } }),
  'the next publication': (of) => ({ ...of, number: (of.number ?? 0) + 1 }),
  'the next day': (of) => ({ ...of, published_at: '2026-11-21T09:00:00Z' }),
  'an hour later': (of) => ({ ...of, published_at: '2026-11-20T10:00:00Z' }),
};

const change = fc.tuple(fc.constantFrom(...Object.keys(CHANGES)), fc.nat(2));
const changed = (of: Publication, changes: [string, number][]) =>
  changes.reduce((one, [name, place]) => CHANGES[name]?.(one, place) ?? one, of);

const reader = fc.record({ locale: fc.constantFrom(...LOCALE_CODES), chosen: fc.boolean() });

test('pages with the same word are the same, byte by byte', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 4 }), change, reader, (changes, last, by) => {
      const one = changed(publication(THREE), changes);
      const other = changed(one, [last]);
      const [words, others] = [wordsOf(one), wordsOf(other)];
      const same = one.menus.filter(({ slug }) => words.get(slug)?.contents === others.get(slug)?.contents);
      if (same.length === 0) return;
      const [pages, otherPages] = [pagesOf(one, by), pagesOf(other, by)];
      for (const { slug } of same) expect(otherPages.get(slug)).toBe(pages.get(slug));
    }),
    {
      examples: [
        [
          [
            ['one language', 0],
            ['off', 1],
            ['off', 2],
          ],
          ['price', 1],
          { locale: 'en', chosen: false },
        ],
        [[['no other languages elsewhere', 1]], ['languages', 1], { locale: 'en', chosen: false }],
      ],
    },
  );
});

test.each(['price', 'the next publication', 'an hour later'])(
  'other menus keep their words when one changes: %s',
  (name) => {
    const before = publication(THREE);
    const after = CHANGES[name]?.({ ...before, number: 9 }, 2) ?? before;
    const [words, others] = [wordsOf(before), wordsOf(after)];
    for (const { slug } of before.menus.slice(0, 2))
      expect([slug, others.get(slug)]).toEqual([slug, words.get(slug)]);
  },
);

test('an open page is of the same edition at any moment, and of another one when its menu changes', () => {
  const before = changed(publication(THREE), [['on', 1]]);
  const editionsOf = (of: Publication, at: Date) =>
    [...wordsOf(of, at).values()].map(({ edition }) => edition);
  const night = new Date('2026-11-26T23:00:00Z');
  expect(editionsOf(before, night)).toEqual(editionsOf(before, now));
  const [dinner, lunch, drinks] = editionsOf(before, now);
  expect(editionsOf(changed(before, [['price', 1]]), now)).toEqual([
    dinner,
    expect.not.stringMatching(lunch ?? ''),
    drinks,
  ]);
});

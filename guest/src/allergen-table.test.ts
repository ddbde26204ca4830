import type { PublishedItem } from '@sofra/contract/publishing/publishing';
import { expect, test } from 'vitest';
import { item, menu, publication } from '../test/sample.ts';
import { renderPage } from './render.ts';

const NOTHING = { warnings: [], may_contain: [], free_of: [] };

/** The table of a menu with one dish. */
function tableOf(stated: Partial<PublishedItem>): string {
  const dinner = menu(1, 'dinner', 1, 1);
  for (const section of dinner.sections) section.items = [{ ...item(1), ...NOTHING, extras: [], ...stated }];
  const page = { kind: 'allergens', menuSlug: 'dinner' } as const;
  const now = new Date('2026-11-21T12:00:00Z');
  const given = { publication: publication({ menus: [dinner] }), now, baseUrl: 'https://menu.test' };
  return renderPage({ ...given, page, locale: 'en' }).html;
}

const cells = (html: string) =>
  [...html.matchAll(/<td><svg role=img aria-label="?([^">]*?)"?>/g)].map(([, words]) => words);

test('each dish says the state of each ingredient of which the menu states something', () => {
  const html = tableOf({ warnings: ['wheat'], may_contain: ['eggs'], free_of: ['milk'] });
  // Wheat contains gluten.
  expect(html.match(/<th scope=col><span>(\w+)/g)?.map((head) => head.replace(/.*>/, ''))).toEqual([
    'Gluten',
    'Wheat',
    'Eggs',
    'Milk',
  ]);
  expect(cells(html)).toEqual(['Contains', 'Contains', 'May contain', 'Free of']);
  expect(html).toContain('Not stated for any dish: Crustaceans, Fish');
});

test('each extra has a row with its states, and those that state the same stand in one, which says so', () => {
  const [extra] = item(1).extras;
  if (!extra) throw new Error('the sample has an extra');
  const named = (title: string, stated = {}) => ({
    ...extra,
    ...NOTHING,
    id: title,
    texts: { en: { title } },
    ...stated,
  });
  const extras = [named('Tahini'), named('Butter', { warnings: ['milk'] }), named('Pickles')];
  const html = tableOf({ may_contain: ['eggs'], extras });
  expect(cells(html)).toEqual([
    ...['May contain', 'Not stated'],
    ...['Not stated', 'Not stated'],
    ...['Not stated', 'Contains'],
  ]);
  const heads = [...html.matchAll(/<tr class=[^>]*><th scope=row>(.*?)<\/th>/g)].map(([, head]) =>
    head?.replaceAll(/<.*?>/g, ''),
  );
  expect(heads).toEqual(['+ Tahini, Pickles (for each of these)', '+ Butter']);
});

test('a menu that states nothing has no table that could be read as safe', () => {
  const html = tableOf({});
  expect(html).not.toContain('<table');
  expect(html).toContain('Not stated for any dish: Gluten');
});

test('the table bears the venue’s name and the date of its publication, and is not indexed', () => {
  const html = tableOf({ warnings: ['milk'] });
  expect(html).toContain('Zaatar House, Marina');
  expect(html).toContain('>Published on November 20, 2026.</time>');
  expect(html).toContain('content=noindex');
});

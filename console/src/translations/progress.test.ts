import { expect, test } from 'vitest';
import { isWanted, progressIn } from './progress.ts';
import type { Part, TreeNode } from './texts.ts';

const changed = { title: { before: 'Soup', after: 'Lentil soup' } };

/** A section with a title in English and what else is given. */
const section = (id: string, texts: Part['texts']): TreeNode => ({
  level: 'sections',
  id,
  parts: [
    { type: 'sections', record: id, version: 1, texts: { en: { id: 'en', data: { title: id } }, ...texts } },
  ],
});

const NODES = [
  section('right', { ru: { id: 'ru', data: { title: 'Гриль' } } }),
  section('outdated', { ru: { id: 'ru', data: { title: 'Суп' }, changed } }),
  section('missing', {}),
];

test('each text of a language is up to date, outdated or missing', () => {
  expect(progressIn(NODES, 'ru')).toEqual({ total: 3, upToDate: 1, outdated: 1, missing: 1 });
  expect(progressIn(NODES, 'ar')).toEqual({ total: 3, upToDate: 0, outdated: 0, missing: 3 });
  expect(progressIn(NODES, 'en')).toEqual({ total: 3, upToDate: 3, outdated: 0, missing: 0 });
});

test('a filter lets the records through that have a text of its kind in one of the languages', () => {
  const through = (filter: 'all' | 'missing' | 'outdated', locales: ('ru' | 'ar')[]) =>
    NODES.filter((node) => isWanted(node, filter, locales)).map(({ id }) => id);
  expect(through('all', [])).toEqual(['right', 'outdated', 'missing']);
  expect(through('missing', ['ru'])).toEqual(['missing']);
  expect(through('outdated', ['ru', 'ar'])).toEqual(['outdated']);
  expect(through('missing', ['ru', 'ar'])).toEqual(['right', 'outdated', 'missing']);
});

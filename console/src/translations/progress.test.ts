import { expect, test } from 'vitest';
import { type Filter, isWanted, progressIn } from './progress.ts';
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
  section('suggested', { ru: { id: 'ru', data: { title: 'Супы' }, suggested: ['title'] } }),
];

test('each text of a language is up to date, outdated or missing, and may be a machine’s', () => {
  const none = { outdated: 0, missing: 0, suggested: 0 };
  expect(progressIn(NODES, 'ru')).toEqual({ total: 4, upToDate: 2, outdated: 1, missing: 1, suggested: 1 });
  expect(progressIn(NODES, 'ar')).toEqual({ ...none, total: 4, upToDate: 0, missing: 4 });
  expect(progressIn(NODES, 'en')).toEqual({ ...none, total: 4, upToDate: 4 });
});

test('a locked title counts nowhere', () => {
  const locked = NODES.map((node) => ({
    ...node,
    parts: node.parts.map((part) => ({ ...part, isLocked: true })),
  }));
  expect(progressIn(locked, 'ru')).toEqual({ total: 0, upToDate: 0, outdated: 0, missing: 0, suggested: 0 });
});

test('a filter lets the records through that have a text of its kind in one of the languages', () => {
  const through = (filter: Filter, locales: ('ru' | 'ar')[]) =>
    NODES.filter((node) => isWanted(node, filter, locales)).map(({ id }) => id);
  expect(through('all', [])).toEqual(['right', 'outdated', 'missing', 'suggested']);
  expect(through('missing', ['ru'])).toEqual(['missing']);
  expect(through('outdated', ['ru', 'ar'])).toEqual(['outdated']);
  expect(through('missing', ['ru', 'ar'])).toEqual(['right', 'outdated', 'missing', 'suggested']);
  expect(through('suggested', ['ru', 'ar'])).toEqual(['suggested']);
});

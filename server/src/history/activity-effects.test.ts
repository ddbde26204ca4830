import { expect, test } from 'vitest';
import { effectsOf, isRowAsLeft, valuesBack } from './activity-effects.ts';

const change = (type: string, id: string, before: object | null, after: object | null) => ({
  record: { type, id },
  before,
  after,
});

test('a row created with its parent is not undone separately', () => {
  const { created } = effectsOf([
    change('menus', 'm', null, { parent_id: 'v', position: 2 }),
    change('sections', 's', null, { parent_id: 'm', position: 1 }),
  ]);
  expect(created).toEqual([{ node: 'menus', id: 'm', parentId: 'v', position: 2 }]);
});

test('unchanged columns and languages are no change; two parts of one record are merged', () => {
  const { changed } = effectsOf([
    change(
      'menus',
      'm',
      { disabled: false, texts: { en: { title: 'A' }, ru: null } },
      { disabled: false, texts: { en: { title: 'A' }, ru: { title: 'Б' } } },
    ),
    change('menus', 'm', { locales: [] }, { locales: ['ru'] }),
  ]);
  expect(changed).toEqual([
    {
      node: 'menus',
      id: 'm',
      before: { texts: { ru: null }, locales: [] },
      after: { texts: { ru: { title: 'Б' } }, locales: ['ru'] },
    },
  ]);
});

test('texts are restored field by field, and fields added since are cleared', () => {
  const before = { texts: { en: { title: 'A' }, ru: null } };
  const after = { texts: { en: { title: 'B', note: 'N' }, ru: { title: 'Б' } } };
  expect(valuesBack({ before, after })).toEqual({
    texts: { en: { title: 'A', note: null }, ru: { title: null } },
  });
});

test('a row counts as untouched when only other languages and columns have changed', () => {
  const after = { price: '12.50', photo_id: null, texts: { ru: null } };
  expect(isRowAsLeft({ price: 12.5, disabled: true, texts: { en: { title: 'A' } } }, { after })).toBe(true);
  expect(isRowAsLeft({ price: 12, texts: {} }, { after })).toBe(false);
  // Activities of earlier releases hold numbers.
  expect(isRowAsLeft({ price: 12.5, texts: {} }, { after: { price: 12.5 } })).toBe(true);
  expect(isRowAsLeft({ price: 12.5, texts: { ru: { title: 'Б' } } }, { after })).toBe(false);
});

test('a reorder belongs to the level under the list’s record', () => {
  const positions = (place: number) => ({ positions: { i: place } });
  expect(effectsOf([change('sections', 's', positions(2), positions(1))]).reordered).toEqual([
    { level: 'items', parentId: 's', before: { i: 2 }, after: { i: 1 } },
  ]);
});

import { expect, test } from 'vitest';
import {
  branchesOf,
  difference,
  fieldsOf,
  lackingIn,
  missingIn,
  nextOf,
  nodesOf,
  shownLocales,
  type Translation,
  titleLocale,
  titleOf,
  withWritten,
} from './texts.ts';

type Attributes = Translation['attributes'];
const NAMES = { menus: 'menu', sections: 'section', items: 'item', settings: 'settings', extras: 'extra' };

const said = (
  type: Attributes['translate_type'],
  record: string,
  locale: Attributes['locale'],
  data: Attributes['data'],
): Translation => ({
  id: `${type}-${record}-${locale}`,
  attributes: { locale, default: locale === 'en', enabled: locale !== 'ru', translate_type: type, data },
  relationships: { [NAMES[type]]: { data: { id: record } } },
  meta: { version: 1 },
});

const LUNCH = [
  said('menus', 'm', 'en', { title: 'Lunch' }),
  said('menus', 'm', 'ar', { title: 'غداء' }),
  said('settings', 'm', 'en', {}),
  said('sections', 's', 'en', { title: 'Grill' }),
  said('settings', 's', 'en', { description: 'Over charcoal' }),
  said('items', 'i', 'en', {}),
  said('items', 'i', 'ru', { title: 'Кебаб' }),
  said('settings', 'i', 'en', { description: 'With rice', note: 'Not shown of an item' }),
  said('extras', 'x', 'en', { title: 'Garlic' }),
  said('extras', 'x', 'ar', { title: 'ثوم' }),
];
const [menu, section, item] = nodesOf(LUNCH);
if (!menu || !section || !item) throw new Error('The records of the menu are not all there.');

test('translations are put together into the records of the tree', () => {
  expect(nodesOf(LUNCH).map(({ level, id }) => `${level} ${id}`)).toEqual([
    'menus m',
    'sections s',
    'items i',
  ]);
  expect(item.parts.map(({ type, record }) => `${type} ${record}`)).toEqual([
    'items i',
    'settings i',
    'extras x',
  ]);
  expect(branchesOf(nodesOf(LUNCH))).toEqual([
    { node: menu, items: [] },
    { node: section, items: [item] },
  ]);
});

test('a record on two pages is merged', () => {
  expect(nodesOf([...LUNCH, ...LUNCH])).toEqual(nodesOf(LUNCH));
});

test('the texts are those that the editor of the level has', () => {
  expect(fieldsOf(section).map(({ name }) => name)).toEqual(['title', 'description', 'note']);
  expect(fieldsOf(item).map(({ name }) => name)).toEqual(['title', 'description', 'title']);
});

test('a text is missing in a language when any other language has it', () => {
  expect(missingIn(menu, 'ar')).toBe(0);
  expect(missingIn(section, 'ar')).toBe(2);
  expect(missingIn(item, 'ar')).toBe(2);
});

test('the main language lacks a text when another language has it', () => {
  expect(lackingIn(item, 'en').map(({ part }) => part.record)).toEqual(['i']);
  expect(lackingIn(section, 'en')).toEqual([]);
});

test('a record without a title in the main language is called as in another one', () => {
  expect([titleOf(item, 'en'), titleLocale(item, 'en')]).toEqual(['Кебаб', 'ru']);
  expect([titleOf(menu, 'en'), titleLocale(menu, 'en')]).toEqual(['Lunch', 'en']);
});

test('the languages that are shown are those that are enabled', () => {
  expect([...shownLocales(LUNCH)].sort()).toEqual(['ar', 'en']);
});

test('two texts differ between what both begin and end with, in whole words', () => {
  expect(difference('Kebab with rice', 'Kebab with warm rice')).toEqual({
    start: 'Kebab with ',
    was: '',
    is: 'warm ',
    end: 'rice',
  });
  expect(difference('Kebab', 'Kebabs')).toEqual({ start: '', was: 'Kebab', is: 'Kebabs', end: '' });
  expect(difference('soup soup', 'soup')).toMatchObject({ start: '', end: 'soup', is: '' });
});

test('a written translation takes its place, and its record’s others tell the new version', () => {
  const again = { ...said('items', 'i', 'ru', { title: 'Шашлык' }), meta: { version: 2 } };
  const made = { ...said('items', 'i', 'ar', { title: 'كباب' }), meta: { version: 3 } };
  const [, , { parts }] = nodesOf(withWritten(withWritten(LUNCH, again), made)) as [
    unknown,
    unknown,
    typeof item,
  ];
  const [title, settings, extra] = parts;
  expect([title?.texts.ru?.data, title?.texts.ar?.data]).toEqual([{ title: 'Шашлык' }, { title: 'كباب' }]);
  expect([title?.version, settings?.version, extra?.version]).toEqual([3, 3, 1]);
  const elsewhere = said('items', 'another', 'ru', { title: 'Щи' });
  expect(withWritten(LUNCH, elsewhere)).toEqual(LUNCH);
});

test('the next record is the first one after another that is meant', () => {
  const nodes = nodesOf(LUNCH);
  expect(nextOf(nodes, 'm', () => true)).toBe(nodes[1]);
  expect(nextOf(nodes, 'm', ({ level }) => level === 'items')).toBe(nodes[2]);
  expect(nextOf(nodes, 'i', () => true)).toBeUndefined();
});

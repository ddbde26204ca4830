import { expect, test } from 'vitest';
import { ApiError } from '../platform/api-error.ts';
import { fieldsOf, type TreeNode } from './texts.ts';
import { brokenRules, createBody, isChanged, keyOf, refusedTexts, withoutSaved, writesOf } from './writes.ts';

const ITEM: TreeNode = {
  level: 'items',
  id: 'i',
  parts: [
    { type: 'items', record: 'i', texts: { en: { id: 'T1', data: { title: 'Kebab' } } } },
    {
      type: 'settings',
      record: 'i',
      texts: {
        en: { id: 'T2', data: { description: 'With rice' } },
        ar: { id: 'T3', data: { description: 'مع الأرز' } },
      },
    },
  ],
};
const [title, description] = fieldsOf(ITEM);
if (!title || !description) throw new Error('The texts of the item are not all there.');
const TITLE = keyOf(title, 'ar');
const DESCRIPTION = keyOf(description, 'ar');

test('each translation that is another than before is a write; one that is not there yet has no id', () => {
  const drafts = { [TITLE]: ' كباب ', [DESCRIPTION]: '' };
  const [made, changed, ...others] = writesOf(ITEM, ['ar', 'ru'], drafts);
  expect(others).toEqual([]);
  expect(made).toMatchObject({ id: undefined, locale: 'ar', data: { title: 'كباب' } });
  expect(changed).toMatchObject({ id: 'T3', data: { description: '' } });
});

test('what is as it was before is no change', () => {
  const drafts = { [DESCRIPTION]: 'مع الأرز ', [TITLE]: '' };
  expect(writesOf(ITEM, ['ar'], drafts)).toEqual([]);
  expect(isChanged(description, 'ar', drafts)).toBe(false);
});

test('a translation is made for its record, in a language that stays shown or hidden', () => {
  const [part] = ITEM.parts;
  if (!part) throw new Error('The item has no title.');
  expect(createBody({ part, locale: 'ar', data: { title: 'كباب' } }, false)).toEqual({
    data: {
      type: 'translates',
      attributes: { locale: 'ar', enabled: false, data: { title: 'كباب' } },
      relationships: { item: { data: { type: 'items', id: 'i' } } },
    },
  });
});

test('a title that is too short is told at its field', () => {
  const writes = writesOf(ITEM, ['ar'], { [TITLE]: 'لا', [DESCRIPTION]: 'لا' });
  expect(brokenRules(writes, 'en')).toEqual({ [TITLE]: 'Must have at least 3 characters.' });
});

test('what the server refuses is told at the text that it names', () => {
  const [write] = writesOf(ITEM, ['ar'], { [TITLE]: 'كباب' });
  if (!write) throw new Error('Nothing is to be saved.');
  const fault = { code: 'too_long', title: '', detail: 'Too long.' };
  const at = (pointer: string) => new ApiError(422, [{ ...fault, source: { pointer } }]);
  expect(refusedTexts(write, at('/data/attributes/data/title'))).toEqual({ [TITLE]: 'Too long.' });
  expect(refusedTexts(write, at('/data/attributes/locale'))).toEqual({});
  expect(refusedTexts(write, new Error('away'))).toEqual({});
});

test('what is typed while it is being saved stays', () => {
  const writes = writesOf(ITEM, ['ar'], { [TITLE]: 'كباب', [DESCRIPTION]: 'مع الخبز' });
  expect(withoutSaved({ [TITLE]: 'كباب', [DESCRIPTION]: 'مع الخبز الساخن' }, writes)).toEqual({
    [DESCRIPTION]: 'مع الخبز الساخن',
  });
});

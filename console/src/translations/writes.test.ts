import { expect, test } from 'vitest';
import { refusedFields } from '../forms/field-errors.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldsOf, type TreeNode, textIn } from './texts.ts';
import {
  brokenTextRules,
  conflictingTexts,
  createBody,
  draftAt,
  isChanged,
  keyOf,
  resolveDrafts,
  typed,
  withoutSaved,
  writesOf,
} from './writes.ts';

const ITEM: TreeNode = {
  level: 'items',
  id: 'i',
  parts: [
    { type: 'items', record: 'i', version: 1, texts: { en: { id: 'T1', data: { title: 'Kebab' } } } },
    {
      type: 'settings',
      record: 'i',
      version: 1,
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

/** Texts that were typed over what is saved in Arabic, or a description over another one. */
const drafted = (texts: Record<string, string>, over = textIn(description, 'ar')) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, { text, over: key === TITLE ? '' : over }]),
  );

test('each changed translation is a write; a new one has no id', () => {
  const drafts = drafted({ [TITLE]: ' كباب ', [DESCRIPTION]: '' });
  const [made, changed, ...others] = writesOf(ITEM, ['ar', 'ru'], drafts);
  expect(others).toEqual([]);
  expect(made).toMatchObject({ id: undefined, locale: 'ar', data: { title: 'كباب' } });
  expect(changed).toMatchObject({ id: 'T3', data: { description: '' } });
});

test('an unchanged text is no write', () => {
  const drafts = drafted({ [DESCRIPTION]: 'مع الأرز ', [TITLE]: '' });
  expect(writesOf(ITEM, ['ar'], drafts)).toEqual([]);
  expect(isChanged(description, 'ar', drafts)).toBe(false);
});

test('a translation is made for its record, in a language that stays shown or hidden', () => {
  const [part] = ITEM.parts;
  if (!part) throw new Error('The item has no title.');
  expect(createBody({ part, locale: 'ar', data: { title: 'كباب' } }, { enabled: false })).toEqual({
    data: {
      type: 'translates',
      attributes: { locale: 'ar', enabled: false, data: { title: 'كباب' } },
      relationships: { item: { data: { type: 'items', id: 'i' } } },
    },
  });
});

test('a short title is reported at its field', () => {
  const writes = writesOf(ITEM, ['ar'], drafted({ [TITLE]: 'لا', [DESCRIPTION]: 'لا' }));
  expect(brokenTextRules(writes, 'en')).toEqual({ [TITLE]: 'Must have at least 3 characters.' });
});

test("the server's refusals show at the texts that they name", () => {
  const [write] = writesOf(ITEM, ['ar'], drafted({ [TITLE]: 'كباب' }));
  if (!write) throw new Error('Nothing is to be saved.');
  const fault = { code: 'too_long', title: '', detail: 'Too long.' };
  const at = (pointer: string) => new ApiError(422, [{ ...fault, source: { pointer } }]);
  const refused = (error: unknown) => refusedFields(error, draftAt(write)).errors;
  expect(refused(at('/data/attributes/data/title'))).toEqual({ [TITLE]: 'Too long.' });
  expect(refused(at('/data/attributes/locale'))).toEqual({});
  expect(refused(new Error('away'))).toEqual({});
});

test('input during a save stays, over the saved text', () => {
  const writes = writesOf(ITEM, ['ar'], drafted({ [TITLE]: 'كباب', [DESCRIPTION]: 'مع الخبز' }));
  const now = drafted({ [TITLE]: 'كباب', [DESCRIPTION]: 'مع الخبز الساخن' });
  expect(withoutSaved(now, writes)).toEqual({
    [DESCRIPTION]: { text: 'مع الخبز الساخن', over: 'مع الخبز' },
  });
});

test('what somebody else has changed since it was typed over is a conflict, unless both made the same of it', () => {
  const texts = { [DESCRIPTION]: 'مع الخبز' };
  expect(conflictingTexts(ITEM, ['ar', 'ru'], drafted(texts))).toEqual([]);
  const conflicts = conflictingTexts(ITEM, ['ar', 'ru'], drafted(texts, 'مع السلطة'));
  expect(conflicts).toEqual([{ field: description, locale: 'ar' }]);
  expect(conflictingTexts(ITEM, ['ar'], drafted({ [DESCRIPTION]: 'مع الأرز' }, 'مع السلطة'))).toEqual([]);
  const mine = resolveDrafts(drafted(texts, 'مع السلطة'), conflicts, { [DESCRIPTION]: 'mine' });
  expect(mine).toEqual(drafted(texts));
  expect(resolveDrafts(drafted(texts, 'مع السلطة'), conflicts, { [DESCRIPTION]: 'theirs' })).toEqual({});
});

test('input is based on the text at its beginning, or on the text saved since', () => {
  const begun = drafted({ [DESCRIPTION]: 'مع' }, 'مع السلطة');
  expect(typed(begun, description, 'ar', 'مع الخبز')).toEqual(
    drafted({ [DESCRIPTION]: 'مع الخبز' }, 'مع السلطة'),
  );
  const saved = drafted({ [DESCRIPTION]: 'مع الأرز' }, 'مع السلطة');
  expect(typed(saved, description, 'ar', 'مع الأرز!')).toEqual(drafted({ [DESCRIPTION]: 'مع الأرز!' }));
});

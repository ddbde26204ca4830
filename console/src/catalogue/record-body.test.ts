import { expect, test } from 'vitest';
import { draftOf, draftPart, recordBody, reviveDraft } from './record-body.ts';
import type { Row } from './rows.ts';
import { restated, statedIn } from './states.ts';

const soup = {
  id: 'i1',
  title: 'Lentil soup',
  version: 1,
  position: 1,
  disabled: false,
  price: '18.00',
  is_new: false,
  is_popular: true,
  ingredient_warnings: ['celery'],
  food_speciality: [],
  extras: [
    { id: 'e1', title: 'Lemon', price: '1.00' },
    { id: 'e2', title: 'Bread', price: '2.00' },
  ],
  settings: {
    schedule_type: 'always',
    schedule_data: null,
    description: 'Red lentils',
    note: '',
    preview_photo_url: null,
    attachments: [],
  },
} satisfies Row as Row;

test('of a known record only changed fields are sent', () => {
  const before = draftOf(soup, 'aed');
  expect(recordBody('items', before, before, 2)).toBeUndefined();
  expect(recordBody('items', { ...before, price: '١٩٫٥', description: '' }, before, 2)).toEqual({
    type: 'items',
    attributes: { price: '19.5' },
    relationships: { settings: { data: { type: 'settings', attributes: { description: '' } } } },
  });
});

test('a new record says all that its level has, and nothing else', () => {
  const menu = recordBody('menus', { ...draftOf(undefined, 'aed'), title: 'Lunch' }, undefined, 2);
  expect(menu).toEqual({
    type: 'menus',
    attributes: { title: 'Lunch', currency: 'aed' },
    relationships: { settings: { data: { type: 'settings', attributes: { description: '', note: '' } } } },
  });
  const section = recordBody('sections', draftOf(undefined, 'aed'), undefined, 2);
  expect(section?.attributes).toEqual({ title: '' });
});

const NOTHING = statedIn(undefined);
const CHILLI = { ...NOTHING, may_contain: ['celery'], free_of: ['milk'] };

test('extras go together, in their places: changed, new and removed ones', () => {
  const before = draftOf(soup, 'aed');
  const [lemon, bread] = before.extras;
  if (!lemon || !bread) throw new Error('The draft lost its extras.');
  const extras = [
    { ...lemon, isRemoved: true },
    bread,
    { key: 'new', title: 'Chilli', price: '0,5', ...CHILLI },
  ];
  expect(recordBody('items', { ...before, extras }, before, 2)?.relationships?.extras?.data).toEqual([
    { type: 'extras', id: 'e1', attributes: { _destroy: true } },
    { type: 'extras', id: 'e2', attributes: { title: 'Bread', price: '2.00', ...NOTHING } },
    { type: 'extras', attributes: { title: 'Chilli', price: '0.5', ...CHILLI } },
  ]);
});

test('of the ingredients only lists that have changed are sent, and a check alone', () => {
  const before = draftOf(soup, 'aed');
  expect(recordBody('items', { ...before, ...restated(before, 'celery', 'free_of') }, before, 2)).toEqual({
    type: 'items',
    attributes: { ingredient_warnings: [], free_of: ['celery'] },
  });
  expect(recordBody('items', { ...before, checked: true }, before, 2)?.attributes).toEqual({ checked: true });
});

test('a draft of an earlier release states nothing of its extras', () => {
  const [kept] = draftOf(soup, 'aed').extras;
  const { ingredient_warnings: _, may_contain: __, free_of: ___, ...old } = kept ?? {};
  expect(reviveDraft({ title: 'Soup', extras: [old as never] })).toEqual({ title: 'Soup', extras: [kept] });
  expect(reviveDraft({ title: 'Soup' })).toEqual({ title: 'Soup' });
});

test('a photo is put to use by its signed id and cleared by an empty one', () => {
  const before = draftOf(soup, 'aed');
  for (const signedId of ['signed', '']) {
    const body = recordBody('items', { ...before, photo: { url: null, signedId } }, before, 2);
    expect(body?.relationships?.settings?.data.relationships).toEqual({
      attachments: {
        data: [{ type: 'attachments', attributes: { resource_type: 'photo', resource: signedId } }],
      },
    });
  }
});

test.each([
  ['/data/attributes/title', 'title'],
  ['/data/attributes/ingredient_warnings/0', 'ingredient_warnings'],
  ['/data/relationships/settings/data/attributes/note', 'note'],
  ['/data/relationships/settings/data/relationships/attachments/data/0/attributes/resource', 'photo'],
  ['/data/relationships/extras/data/1/attributes/price', 'extras.1.price'],
  ['/data/type', undefined],
])('the pointer %s names %s', (pointer, part) => {
  expect(draftPart(pointer)).toBe(part);
});

import { expect, test } from 'vitest';
import { type Draft, draftOf, type ExtraDraft } from './record-body.ts';
import { clashingParts, isChangedHere, settledDraft } from './sides.ts';

const PARTS = ['title', 'price', 'description', 'extras', 'photo'] as const;

const extra = (id: string, title: string): ExtraDraft => ({ key: id, id, title, price: '1.00' });
const draft = (changed: Partial<Draft> = {}): Draft => ({
  ...draftOf(undefined, 'aed'),
  title: 'Kebab',
  price: '42.00',
  extras: [extra('a', 'Garlic'), extra('b', 'Cheese')],
  ...changed,
});
const clashOf = (mine: Partial<Draft>, theirs: Partial<Draft>) => {
  const sides = { before: draft(), mine: draft(mine), theirs: draft(theirs) };
  return { sides, parts: clashingParts(PARTS, sides) };
};

test('only a part that both changed, to different values, is a conflict', () => {
  expect(clashOf({ title: 'Shish kebab' }, {}).parts).toEqual([]);
  expect(clashOf({ title: 'Shish kebab' }, { title: 'Shish kebab' }).parts).toEqual([]);
  expect(clashOf({ title: 'Shish kebab' }, { title: 'Adana kebab' }).parts).toEqual(['title']);
  expect(clashOf({ title: 'Shish kebab' }, { price: '50.00' }).parts).toEqual(['price']);
  expect(clashOf({}, { photo: { url: '/new.webp' } }).parts).toEqual(['photo']);
});

test('a change of one side is told from a change of both', () => {
  const { sides } = clashOf({ title: 'Shish kebab' }, { title: 'Adana kebab', price: '50.00' });
  expect(isChangedHere('title', sides)).toBe(true);
  expect(isChangedHere('price', sides)).toBe(false);
});

test('mine stays but where theirs is chosen', () => {
  const { sides } = clashOf({ title: 'Shish kebab', price: '45' }, { title: 'Adana', price: '50.00' });
  const settled = settledDraft(sides, { title: 'theirs', price: 'mine' });
  expect([settled.title, settled.price]).toEqual(['Adana', '45']);
});

test('my extras are made anew where they deleted them, and theirs go', () => {
  const { sides, parts } = clashOf(
    { extras: [extra('a', 'Garlic'), { ...extra('b', 'Cheese'), title: 'Feta' }] },
    { extras: [extra('a', 'Garlic'), extra('c', 'Olives')] },
  );
  expect(parts).toEqual(['extras']);
  expect(settledDraft(sides, { extras: 'mine' }).extras).toEqual([
    extra('a', 'Garlic'),
    { key: 'b', title: 'Feta', price: '1.00' },
    { ...extra('c', 'Olives'), isRemoved: true },
  ]);
  expect(settledDraft(sides, { extras: 'theirs' }).extras).toEqual(sides.theirs.extras);
});

test('an extra that both have deleted is not deleted again', () => {
  const { sides } = clashOf(
    { extras: [extra('a', 'Garlic'), { ...extra('b', 'Cheese'), isRemoved: true }] },
    { extras: [extra('a', 'Toum')] },
  );
  expect(settledDraft(sides, { extras: 'mine' }).extras).toEqual([extra('a', 'Garlic')]);
});

import { expect, test } from 'vitest';
import { mergeParts } from '../forms/save-over.ts';
import type { ThreeWayMerge } from '../forms/three-way-merge.ts';
import { conflictingParts, isSamePart, resolveDraft, signsUnseen } from './merge-drafts.ts';
import { type Draft, draftOf, type ExtraDraft } from './record-body.ts';
import { type Stated, statedIn } from './states.ts';

const PARTS = ['title', 'price', 'description', 'extras', 'photo'] as const;

const extra = (id: string, title: string, stated: Partial<Stated> = {}): ExtraDraft => ({
  key: id,
  id,
  title,
  price: '1.00',
  ...statedIn(stated),
});
const draft = (changed: Partial<Draft> = {}): Draft => ({
  ...draftOf(undefined, 'aed'),
  title: 'Kebab',
  price: '42.00',
  extras: [extra('a', 'Garlic'), extra('b', 'Cheese')],
  ...changed,
});
const conflictOf = (mine: Partial<Draft>, theirs: Partial<Draft>) => {
  const sides = { before: draft(), mine: draft(mine), theirs: draft(theirs) };
  return { sides, parts: conflictingParts(PARTS, sides) };
};

test('only what the other has changed, and to something else, is a conflict', () => {
  expect(conflictOf({ title: 'Shish kebab' }, {}).parts).toEqual([]);
  expect(conflictOf({ title: 'Shish kebab' }, { title: 'Shish kebab' }).parts).toEqual([]);
  expect(conflictOf({ title: 'Shish kebab' }, { title: 'Adana kebab' }).parts).toEqual(['title']);
  expect(conflictOf({ title: 'Shish kebab' }, { price: '50.00' }).parts).toEqual(['price']);
  expect(conflictOf({}, { photo: { url: '/new.webp' } }).parts).toEqual(['photo']);
});

test('a change of one side is told from a change of both', () => {
  const { sides } = conflictOf({ title: 'Shish kebab' }, { title: 'Adana kebab', price: '50.00' });
  expect(isSamePart('title', sides.before, sides.mine)).toBe(false);
  expect(isSamePart('price', sides.before, sides.mine)).toBe(true);
});

test('mine stays but where theirs is chosen', () => {
  const { sides } = conflictOf({ title: 'Shish kebab', price: '45' }, { title: 'Adana', price: '50.00' });
  const resolved = resolveDraft(sides, { title: 'theirs', price: 'mine' });
  expect([resolved.title, resolved.price]).toEqual(['Adana', '45']);
});

test('my extras are made anew where they deleted them, and theirs go', () => {
  const { sides, parts } = conflictOf(
    { extras: [extra('a', 'Garlic'), { ...extra('b', 'Cheese'), title: 'Feta' }] },
    { extras: [extra('a', 'Garlic'), extra('c', 'Olives')] },
  );
  expect(parts).toEqual(['extras']);
  expect(resolveDraft(sides, { extras: 'mine' }).extras).toEqual([
    extra('a', 'Garlic'),
    { key: 'b', title: 'Feta', price: '1.00', ...statedIn(undefined) },
    { ...extra('c', 'Olives'), isRemoved: true },
  ]);
  expect(resolveDraft(sides, { extras: 'theirs' }).extras).toEqual(sides.theirs.extras);
});

test('an extra that both have deleted is not deleted again', () => {
  const { sides } = conflictOf(
    { extras: [extra('a', 'Garlic'), { ...extra('b', 'Cheese'), isRemoved: true }] },
    { extras: [extra('a', 'Toum')] },
  );
  expect(resolveDraft(sides, { extras: 'mine' }).extras).toEqual([extra('a', 'Garlic')]);
});

test('of extras that both have, each one’s statements stay, whichever price and name are chosen', () => {
  const merge = {
    before: draft(),
    mine: draft({ extras: [extra('a', 'Toum', { may_contain: ['milk'] }), extra('b', 'Cheese')] }),
    theirs: draft({ extras: [extra('a', 'Aioli', { free_of: ['milk'], ingredient_warnings: ['eggs'] })] }),
  };
  for (const side of ['mine', 'theirs'] as const) {
    const [first] = resolveDraft(merge, { extras: side }).extras;
    expect(first).toMatchObject({ may_contain: ['milk'], free_of: [], ingredient_warnings: ['eggs'] });
  }
  const untouched = { ...merge, mine: draft() };
  expect(resolveDraft(untouched, {}).extras[0]).toMatchObject({ free_of: ['milk'] });
});

test('of ingredients that both have changed every addition and removal stays, without a question', () => {
  const before = draft({ ingredient_warnings: ['gluten', 'eggs'] });
  const mine = draft({ ingredient_warnings: ['gluten', 'eggs', 'milk'] });
  const theirs = draft({ ingredient_warnings: ['gluten', 'sesame'], title: 'Shish kebab' });
  const saver = {
    conflictsIn: (merge: ThreeWayMerge<Draft>) => conflictingParts([...PARTS, 'ingredient_warnings'], merge),
    resolve: resolveDraft,
  };
  const merged = mergeParts(saver, { before, mine, theirs });
  expect(merged.parts).toEqual([]);
  expect(merged.mine.ingredient_warnings).toEqual(['gluten', 'milk', 'sesame']);
  expect(merged.mine.title).toBe('Shish kebab');
});

test('a check never signs what somebody else has stated meanwhile, and words of both are seen before they are signed', () => {
  const before = draft();
  const of = (mine: Partial<Draft>, theirs: Partial<Draft>) => {
    const merge = { before, mine: draft(mine), theirs: draft(theirs) };
    return { signs: signsUnseen(merge), checked: resolveDraft(merge, {}).checked };
  };
  const cheese = [extra('a', 'Garlic'), extra('b', 'Cheese', { ingredient_warnings: ['milk'] })];
  for (const theirs of [{ free_of: ['milk'] }, { extras: cheese }]) {
    expect(of({ checked: true }, theirs)).toEqual({ signs: true, checked: false });
    expect(of({ may_contain: ['nuts'] }, theirs).signs).toBe(true);
    expect(of({ title: 'Shish kebab' }, theirs).signs).toBe(false);
  }
  expect(of({ checked: true }, { price: '50' })).toEqual({ signs: false, checked: true });
  expect(of({ free_of: ['milk'] }, { free_of: ['milk'] }).signs).toBe(false);
});

import { expect, test } from 'vitest';
import { isFor, namedBy, type Verb, verbIn } from './commands.ts';

const VERBS: [Verb, string][] = [
  ['create', 'new|new item in|new section in|add'],
  ['hide', 'hide|switch off|turn off'],
  ['show', 'show|switch on'],
  ['soldOut', 'sold out|86'],
  ['back', 'back|back on'],
];

test.each([
  ['hide hummus', 'hide', 'hummus'],
  ['Switch off  Crème brûlée', 'hide', 'creme brulee'],
  ['new item in grill', 'create', 'grill'],
  ['new grill', 'create', 'grill'],
  ['sold out: hummus', 'soldOut', 'hummus'],
  ['86 hummus', 'soldOut', 'hummus'],
])('“%s” does something to a record', (typed, verb, title) => {
  expect(verbIn(typed, VERBS)).toEqual({ verb, title });
});

test.each(['hummus', 'hide', 'hide ', 'hideous', ''])('“%s” says no verb with a title', (typed) => {
  expect(verbIn(typed, VERBS)).toBeUndefined();
});

test('a page is named by the beginnings of its words, in any of its names', () => {
  const names = [
    ['bin', 'Bin'],
    ['venue', 'My venue|Opening hours'],
    ['menus', 'My menus'],
  ] as const;
  expect(namedBy('my', names)).toEqual(['venue', 'menus']);
  expect(namedBy('HOURS', names)).toEqual(['venue']);
  expect(namedBy('in', names)).toEqual([]);
  expect(namedBy(' ', names)).toEqual([]);
});

test('a verb is for records of some levels', () => {
  expect([isFor('create', { record_type: 'items' }), isFor('create', { record_type: 'sections' })]).toEqual([
    false,
    true,
  ]);
  expect([isFor('soldOut', { record_type: 'items' }), isFor('soldOut', { record_type: 'menus' })]).toEqual([
    true,
    false,
  ]);
});

import { expect, test } from 'vitest';
import type { Row } from '../catalogue/rows.ts';
import {
  choosable,
  chosenBy,
  linesOf,
  type MenuSection,
  slotAt,
  toggled,
  withItemMoves,
} from './menu-lines.ts';

const row = (id: string): Row => ({
  id,
  title: id,
  version: 1,
  position: 1,
  disabled: false,
  settings: null,
});

const section = (id: string, ...items: string[]): MenuSection => ({ row: row(id), items: items.map(row) });

const MENU = [section('Soups', 'Lentil', 'Tomato'), section('Grill', 'Kebab'), section('Sweets')];

const idsOf = (sections: readonly MenuSection[]) =>
  sections.map(({ row: { id }, items }) => [id, ...items.map((item) => item.id)]);

const slot = (item: string, index: number, ...folded: string[]) => {
  const closed = new Set(folded);
  const {
    section: { id } = row('none'),
    position,
    total,
  } = slotAt(linesOf(MENU, closed), closed, row(item), index) ?? {};
  return [id, position, total];
};

test('the lines of a menu are its headings and the items of what is not folded', () => {
  const ids = linesOf(MENU, new Set(['Soups'])).map(({ row: { id } }) => id);
  expect(ids).toEqual(['Soups', 'Grill', 'Kebab', 'Sweets']);
});

test('an item belongs to the heading above its line', () => {
  expect(slot('Kebab', 1)).toEqual(['Soups', 1, 3]);
  expect(slot('Kebab', 3)).toEqual(['Soups', 3, 3]);
  expect(slot('Kebab', 4)).toEqual(['Grill', 1, 1]);
  expect(slot('Kebab', 5)).toEqual(['Sweets', 1, 1]);
  expect(slot('Lentil', 2)).toEqual(['Soups', 2, 2]);
  expect(slot('Lentil', 3)).toEqual(['Grill', 1, 2]);
});

test('below a folded heading an item is the last of its section', () => {
  expect(slot('Kebab', 1, 'Soups')).toEqual(['Soups', 3, 3]);
  expect(slot('Lentil', 3, 'Grill')).toEqual(['Grill', 2, 2]);
});

test('above all headings there is no place', () => {
  expect(slot('Kebab', 0)).toEqual(['none', undefined, undefined]);
});

test('moves that are under way are shown one after the other', () => {
  const moves = [
    { row: row('Kebab'), to: row('Soups'), position: 2 },
    { row: row('Lentil'), to: row('Sweets'), position: 1 },
    { row: row('Kebab'), to: row('Soups'), position: 2 },
  ];
  expect(idsOf(withItemMoves(MENU, moves))).toEqual([
    ['Soups', 'Tomato', 'Kebab'],
    ['Grill'],
    ['Sweets', 'Lentil'],
  ]);
});

test('a move of what is gone, or to what is gone, changes nothing', () => {
  const moves = [
    { row: row('Ghost'), to: row('Soups'), position: 1 },
    { row: row('Kebab'), to: row('Ghosts'), position: 1 },
  ];
  expect(withItemMoves(MENU, moves)).toEqual(MENU);
});

test('a heading chooses all items of its section, and none when all are chosen', () => {
  const ids = chosenBy('Soups', MENU, false);
  const all = toggled(new Set(['Kebab', 'Lentil']), ids);
  expect([...all].sort()).toEqual(['Kebab', 'Lentil', 'Tomato']);
  expect([...toggled(all, ids)]).toEqual(['Kebab']);
  expect([...toggled(all, chosenBy('Lentil', MENU, false))].sort()).toEqual(['Kebab', 'Tomato']);
});

test('while all sections are folded they are what is chosen', () => {
  expect(choosable(MENU, true).map(({ id }) => id)).toEqual(['Soups', 'Grill', 'Sweets']);
  expect(chosenBy('Soups', MENU, true)).toEqual(['Soups']);
});

import { expect, test } from 'vitest';
import { publication } from '../../../guest/test/sample.ts';
import { readPublication } from './stored-publications.ts';

test('a publication is read as it was stored', () => {
  expect(readPublication(publication(), 2)).toEqual(publication());
});

test('a publication from before venues had a cuisine says none, and one that has it keeps it', () => {
  const { cuisine: _, ...venue } = publication().venue;
  const read = readPublication({ ...publication(), venue }, 4);
  expect(read).toEqual(publication({ venue: { ...venue, cuisine: null } }));
  expect(readPublication(publication(), 4).venue.cuisine).toBe('Lebanese, grill');
});

test('a field that a release adds is given to stored publications by its upgrade', () => {
  const upgrades = [{}, { publication: (stored: object) => ({ ...stored, number: 7 }) }];
  const { number: _, ...older } = publication();
  expect(() => readPublication(older, 1)).toThrow('number');
  expect(readPublication(older, 1, upgrades)).toEqual({ ...publication(), number: 7 });
});

test('a document that is no publication is refused', () => {
  const { menus: _, ...older } = publication();
  for (const broken of [older, { ...older, menus: [{}] }, {}])
    expect(() => readPublication(broken, 1)).toThrow();
});

import { expect, test } from 'vitest';
import { choicesOf } from './choices.ts';

const venue = (id: string, parent: string | null = null, hasBranches = false) => ({
  id,
  full_name: `Venue ${id}`,
  role: parent ? ('slave' as const) : ('master' as const),
  parent,
  hasBranches,
});

test('what can be a branch comes first, and the others say why they can not', () => {
  const venues = [venue('a', 'c'), venue('b'), venue('c', null, true), venue('d', 'main'), venue('main')];
  expect(choicesOf(venues, 'main')).toEqual([
    { id: 'b', full_name: 'Venue b', reason: undefined },
    { id: 'd', full_name: 'Venue d', reason: undefined },
    { id: 'a', full_name: 'Venue a', reason: { why: 'branchOf', venue: 'Venue c' } },
    { id: 'c', full_name: 'Venue c', reason: { why: 'hasBranches' } },
  ]);
});

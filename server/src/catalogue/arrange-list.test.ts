import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangeList } from './arrange-list.ts';

const arranged = (list: string, wanted: Record<string, number>) =>
  arrangeList([...list], new Map(Object.entries(wanted))).join('');

test('a moved row takes its place, and the others close up', () => {
  expect(arranged('abcd', { d: 1 })).toBe('dabc');
  expect(arranged('abcd', { a: 3 })).toBe('bcad');
  expect(arranged('abcd', { a: 4, c: 3 })).toBe('bdca');
  expect(arranged('abcd', { a: 99 })).toBe('bcda');
  expect(arranged('abcd', { b: 2 })).toBe('abcd');
});

const list = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 });
const lists = list.chain((ids) =>
  fc.record({
    ids: fc.constant(ids),
    moved: fc.subarray(ids, { minLength: 0 }),
    places: fc.shuffledSubarray(
      Array.from({ length: 40 }, (_, at) => at + 1),
      { minLength: 30 },
    ),
  }),
);

test('a wanted row within the list gets its place; the others keep their order; none is lost', () => {
  fc.assert(
    fc.property(lists, ({ ids, moved, places }) => {
      const wanted = new Map(moved.map((id, at) => [id, places[at] ?? 1]));
      const after = arrangeList(ids, wanted);
      expect([...after].sort()).toEqual([...ids].sort());
      const others = (all: readonly string[]) => all.filter((id) => !wanted.has(id));
      expect(others(after)).toEqual(others(ids));
      // A place can be kept when enough rows stand before it.
      const beyond = [...wanted.values()].some((place) => place > ids.length);
      if (!beyond) for (const [id, place] of wanted) expect(after.indexOf(id) + 1).toBe(place);
    }),
  );
});

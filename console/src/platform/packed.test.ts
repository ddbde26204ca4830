import { expect, test } from 'vitest';
import { jsonBytes, packed } from './packed.ts';

const groups = (size: number, count?: number) =>
  packed(['one', 'second', 'three'], jsonBytes, { size, ...(count && { count }) });

test('things are packed in order as they fit, and a large one stands alone', () => {
  expect(groups(100)).toEqual([['one', 'second', 'three']]);
  expect(groups('"one""second"'.length)).toEqual([['one', 'second'], ['three']]);
  expect(groups(1)).toEqual([['one'], ['second'], ['three']]);
  expect(groups(100, 2)).toEqual([['one', 'second'], ['three']]);
  expect(packed([], jsonBytes, { size: 1 })).toEqual([]);
});

test('bytes are those of the letters in UTF-8', () => {
  expect(jsonBytes('я')).toBe(4);
});

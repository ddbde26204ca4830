import { expect, test } from 'vitest';
import { classes, SHORT_NAMES, shortenClasses } from './class-names.ts';

test('every class has a short name of its own', () => {
  const short = Object.values(SHORT_NAMES);
  expect(new Set(short).size).toBe(short.length);
});

test('a selector and an attribute have the same short names', () => {
  expect(shortenClasses('.item:target > .close{inset:0.5rem}')).toBe('.i:target > .x{inset:0.5rem}');
  expect(classes('item', false, 'sold-out')).toBe('i o');
  expect(classes(false)).toBeUndefined();
});

test('an unknown class in a selector is an error', () => {
  expect(() => shortenClasses('.itme{margin:0}')).toThrow('the class itme has no short name');
});

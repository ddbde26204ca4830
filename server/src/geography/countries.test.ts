import { expect, test } from 'vitest';
import { countryName } from './countries.ts';

test('A code has its English name in either case, and a wrong one has none', () => {
  expect(countryName('AE')).toBe('United Arab Emirates');
  expect(countryName('jo')).toBe('Jordan');
  expect(countryName('QQ')).toBeUndefined();
  expect(countryName('123')).toBeUndefined();
  expect(countryName('')).toBeUndefined();
});

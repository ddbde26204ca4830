import { expect, test } from 'vitest';
import { amountInFull, amountWords } from './amounts.ts';

test('a field that is left shows all decimals of its currency, rounded half up', () => {
  expect(amountInFull('0,1', 'usd')).toBe('0.10');
  expect(amountInFull('1.005', 'usd')).toBe('1.01');
  expect(amountInFull('12.345', 'kwd')).toBe('12.345');
  expect(amountInFull('100', 'jpy')).toBe('100');
  expect(amountInFull('-1', 'usd')).toBeUndefined();
});

test('the console writes the amount in Latin digits and the code', () => {
  expect(amountWords('12.5', 'aed', 'en')).toBe('12.50 AED');
  expect(amountWords('1250', 'jpy', 'en')).toBe('1,250 JPY');
  expect(amountWords('12.345', 'kwd', 'ar')).toMatch(/^\D*12\D345\D* KWD$/);
});

test('a positive amount is never written as 0, as after a change to a currency without decimals', () => {
  expect(amountWords('0.4', 'jpy', 'en')).toBe('1 JPY');
  expect(amountWords('0', 'jpy', 'en')).toBe('0 JPY');
});

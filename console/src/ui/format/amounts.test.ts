import { expect, test } from 'vitest';
import { amountInFull, amountWords, readAmount } from './amounts.ts';

test.each([
  ['12.50', '12.50'],
  ['12,5', '12.5'],
  [' 1 250,40 ', '1250.40'],
  ['1,250.40', '1250.40'],
  ['1.250,40', '1250.40'],
  ['9,999,999.99', '9999999.99'],
  ['1,250', '1250'],
  ['0,125', '0.125'],
  ['1.005', '1.005'],
  ['١٢٫٥٠', '12.50'],
  ['۱٬۲۵۰', '1250'],
  ['٣،٥', '3.5'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['-3', '-3'],
  ['1e3', '1e3'],
  ['1.2.3', '1.2.3'],
  ['about 5', 'about5'],
  ['', ''],
])('%o is read as %o', (typed, amount) => {
  expect(readAmount(typed, 2)).toBe(amount);
});

test('a currency of three decimals takes three digits after a comma for decimals', () => {
  expect(readAmount('1,250', 3)).toBe('1.250');
});

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

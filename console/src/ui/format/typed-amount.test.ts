import { expect, test } from 'vitest';
import { readAmount } from './typed-amount.ts';

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

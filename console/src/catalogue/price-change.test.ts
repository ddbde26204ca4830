import { digitsOf } from '@sofra/contract/money/currencies';
import { compareMoney } from '@sofra/contract/money/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPrice, ENDINGS, percentTenths } from './price-change.ts';

test.each([
  ['18.00', '5', undefined, 'aed', '18.90'],
  ['18', '-10', undefined, 'aed', '16.20'],
  ['9.99', '2.5', undefined, 'usd', '10.24'],
  ['0.10', '+5', undefined, 'usd', '0.11'],
  ['18.90', '0', '00', 'aed', '19.00'],
  ['18.90', '0', '50', 'aed', '18.50'],
  ['18.90', '0', '95', 'aed', '18.95'],
  ['0.20', '0', '00', 'aed', '1.00'],
  ['19.00', '0', '50', 'aed', '19.50'],
  ['1.250', '10', undefined, 'kwd', '1.375'],
  ['1.375', '0', '95', 'kwd', '0.950'],
  ['1.475', '0', '95', 'kwd', '1.950'],
  ['1247', '5', undefined, 'jpy', '1309'],
  ['1309', '0', '95', 'jpy', '1295'],
  ['30', '0', '00', 'jpy', '100'],
])('%s by %s percent to %s in %s is %s', (price, percent, ending, currency, expected) => {
  expect(changedPrice(price, { percent, ending: ending as '00' | undefined }, currency)).toBe(expected);
});

test('a percentage has one decimal at most, and bounds', () => {
  expect(['5', '+2.5', '-90', '900', ' 7 '].map(percentTenths)).toEqual([50, 25, -900, 9000, 70]);
  for (const wrong of ['', '5%', '1.25', '-91', '901', '1,5', '--1', 'five'])
    expect(percentTenths(wrong)).toBeUndefined();
  expect(() => changedPrice('1', { percent: 'x' }, 'usd')).toThrow(RangeError);
});

test('a price with an ending is above nothing, has the ending, and no nearer one has', () => {
  const amounts = fc.integer({ min: 1, max: 10 ** 8 });
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom(...ENDINGS),
      fc.constantFrom('aed', 'kwd', 'jpy'),
      (units, ending, currency) => {
        const digits = digitsOf(currency);
        const text = String(units).padStart(digits + 1, '0');
        const price = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
        const changed = changedPrice(price, { percent: '0', ending }, currency);
        const now = Number(changed.replace('.', ''));
        const whole = 10 ** Math.max(digits, 2);
        expect(now % whole).toBe((Number(ending) * whole) / 100);
        expect(compareMoney(changed, '0')).toBe(1);
        if (now > whole) expect(Math.abs(now - units)).toBeLessThanOrEqual(whole / 2);
      },
    ),
  );
});

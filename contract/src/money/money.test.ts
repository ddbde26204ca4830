import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALE_CODES } from '../languages/locales.ts';
import { countryCurrency } from './country-currencies.ts';
import { CURRENCIES, CURRENCY_CODES, digitsOf, isCurrency } from './currencies.ts';
import { compareMoney, exactMoney, formatPrice, isMoney, roundMoney, shownMoney } from './money.ts';

test('digits follow ISO 4217, not the runtime', () => {
  expect(['iqd', 'lyd', 'kwd', 'bhd', 'omr', 'jod', 'tnd'].map(digitsOf)).toEqual([3, 3, 3, 3, 3, 3, 3]);
  expect(['jpy', 'krw', 'vnd', 'isk', 'xof'].map(digitsOf)).toEqual([0, 0, 0, 0, 0]);
  expect(['aed', 'usd', 'huf', 'zzz'].map(digitsOf)).toEqual([2, 2, 2, 2]);
  expect(CURRENCY_CODES.every((code) => /^[a-z]{3}$/.test(code) && CURRENCIES[code].name.length > 2)).toBe(
    true,
  );
  expect([isCurrency('usd'), isCurrency('USD'), isCurrency('toString')]).toEqual([true, false, false]);
});

test('every country that Intl names has its currency', () => {
  expect(['ae', 'US', 'de', 'bg', 'kw', 'jp', 'ru', null, 'zz'].map(countryCurrency)).toEqual([
    'aed',
    'usd',
    'eur',
    'eur',
    'kwd',
    'jpy',
    'rub',
    'usd',
    'usd',
  ]);
});

test('prices read as the language writes them, in Latin digits', () => {
  expect(formatPrice('1234.5', 'aed', 'en').replace(/\s/, ' ')).toBe('AED 1,234.50');
  expect(formatPrice('12.5', 'kwd', 'ar')).toContain('12.500');
  expect(formatPrice('1200', 'jpy', 'en')).toBe('¥1,200');
  expect(formatPrice('9999999.99', 'iqd', 'ru')).toMatch(/9\D999\D999,990/);
  expect(formatPrice('12345678901234567.89', 'usd', 'en')).toBe('$12,345,678,901,234,567.89');
});

test('the shown price is the exact decimal', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 20n });
  fc.assert(
    fc.property(cents, fc.constantFrom(...LOCALE_CODES), (amount, locale) => {
      const digits = String(amount).padStart(3, '0');
      const shown = formatPrice(`${digits.slice(0, -2)}.${digits.slice(-2)}`, 'usd', locale);
      return shown.replaceAll(/\D/g, '') === digits;
    }),
  );
});

test('rounding is half up, by the decimal digits', () => {
  expect(['1.005', '0.125', '2', '1.994999', '9.995', '0.004'].map((m) => roundMoney(m, 2))).toEqual([
    '1.01',
    '0.13',
    '2.00',
    '1.99',
    '10.00',
    '0.00',
  ]);
  expect([roundMoney('0.5', 0), roundMoney('007.1', 1), roundMoney('1.0005', 3)]).toEqual([
    '1',
    '7.1',
    '1.001',
  ]);
  for (const wrong of ['1e3', '-1', '', '.5', '1.', '1,5', 'NaN', '0x1', ' 1']) {
    expect(isMoney(wrong)).toBe(false);
    expect(() => roundMoney(wrong, 2)).toThrow(RangeError);
  }
});

test('rounding agrees with whole numbers of the smallest decimals', () => {
  const decimals = fc.stringMatching(/^\d{0,8}$/);
  fc.assert(
    fc.property(fc.nat(10_000), decimals, fc.integer({ min: 0, max: 3 }), (whole, written, digits) => {
      const unit = 10n ** BigInt(8 - digits);
      const units = (BigInt(`${whole}${written.padEnd(8, '0')}`) + unit / 2n) / unit;
      const shown = roundMoney(`0${whole}${written && '.'}${written}`, digits);
      expect(shown).toMatch(digits === 0 ? /^\d+$/ : new RegExp(`^\\d+\\.\\d{${digits}}$`));
      expect(shown).not.toMatch(/^0\d/);
      expect(BigInt(shown.replace('.', ''))).toBe(units);
    }),
  );
});

test('a positive price is never shown as zero', () => {
  expect(['0.4', '0.004', '0.000', '0', '0.5', '12.345'].map((m) => shownMoney(m, 0))).toEqual([
    ...['1', '1', '0', '0', '1', '12'],
  ]);
  expect(['0.004', '0.01', '1.005'].map((m) => shownMoney(m, 2))).toEqual(['0.01', '0.01', '1.01']);
  expect(shownMoney('0.0004', 3)).toBe('0.001');
});

test('comparing agrees with the numbers behind the digits', () => {
  const amount = fc.tuple(fc.nat(2000), fc.nat(999), fc.integer({ min: 0, max: 4 }));
  const write = ([whole, thousandths, zeros]: [number, number, number]) =>
    `${'0'.repeat(zeros)}${whole}.${String(thousandths).padStart(3, '0')}${'0'.repeat(zeros)}`;
  const value = ([whole, thousandths]: [number, number, number]) => whole * 1000 + thousandths;
  fc.assert(
    fc.property(
      amount,
      amount,
      (a, b) => compareMoney(write(a), write(b)) === Math.sign(value(a) - value(b)),
    ),
  );
});

test('a rounded amount stays within half a unit and is rounded already', () => {
  const amount = fc.tuple(fc.nat(10 ** 9), fc.nat(10 ** 6)).map(([a, b]) => `${a}.${b}`);
  fc.assert(
    fc.property(amount, fc.constantFrom(0, 2, 3), (text, digits) => {
      const rounded = roundMoney(text, digits);
      expect(roundMoney(rounded, digits)).toBe(rounded);
      expect(Math.abs(Number(rounded) - Number(text))).toBeLessThanOrEqual(0.5 * 10 ** -digits + 1e-6);
    }),
  );
});

test('in Arabic a sign after Latin letters stays with them, and does not stand before them', () => {
  for (const [currency, sign] of [
    ['usd', 'US$'],
    ['cad', 'CA$'],
  ] as const)
    expect(formatPrice('31.5', currency, 'ar')).toMatch(
      new RegExp(`31\\.50\\s${sign.replace('$', '\\$')}\\u200e$`),
    );
  expect(formatPrice('31.5', 'eur', 'ar')).toMatch(/€$/);
  expect(formatPrice('31.5', 'usd', 'en')).toBe('$31.50');
});

test.each([
  ['42.500', 2, '42.50'],
  ['42.5', 2, '42.50'],
  ['12.345', 2, '12.345'],
  ['500.000', 0, '500'],
  ['500.5', 0, '500.5'],
  ['1', 3, '1.000'],
])('the exact amount %s with %i decimals is %s', (amount, digits, exact) => {
  expect(exactMoney(amount, digits)).toBe(exact);
});

import Big from 'big.js';
import { latinLocale } from '../languages/latin-digits.ts';
import type { Locale } from '../languages/locales.ts';
import { digitsOf } from './currencies.ts';

const DECIMAL = /^\d{1,30}(\.\d{1,30})?$/;

/** Whether a text is an amount as it travels: digits and at most one point; no sign, no exponent. */
export function isMoney(text: string): boolean {
  return DECIMAL.test(text);
}

function decimalOf(amount: string): Big {
  if (!isMoney(amount)) throw new RangeError(`not an amount: ${amount}`);
  return new Big(amount);
}

const decimalsIn = (amount: string) => amount.split('.')[1]?.length ?? 0;

/** Rounds an amount half up to `digits` decimals (rule 26); throws a RangeError for no amount. */
export const roundMoney = (amount: string, digits: number): string =>
  decimalOf(amount).toFixed(digits, Big.roundHalfUp);

/** An amount with at least `digits` decimals, and with as many more as it has; throws a RangeError for no amount. */
export function exactMoney(amount: string, digits: number): string {
  const exact = decimalOf(amount);
  return exact.toFixed(Math.max(digits, decimalsIn(exact.toFixed())));
}

/** Compares two amounts by value: -1, 0 or 1; throws a RangeError when one is no amount. */
export const compareMoney = (one: string, other: string): -1 | 0 | 1 => decimalOf(one).cmp(decimalOf(other));

/** The difference of two amounts, or undefined when the first is not more; throws a RangeError when one is no amount. */
export function moneyBeyond(more: string, less: string): string | undefined {
  const beyond = decimalOf(more).minus(decimalOf(less));
  return beyond.gt(0) ? beyond.toFixed(Math.max(decimalsIn(more), decimalsIn(less))) : undefined;
}

const isNothing = (amount: string) => !/[1-9]/.test(amount);

/**
 * An amount as it is shown in a currency of the given digits: rounded half up, but a positive one never to
 * zero, as after a menu's change to a currency without decimals.
 */
export function shownMoney(amount: string, digits: number): string {
  const rounded = roundMoney(amount, digits);
  if (!isNothing(rounded) || isNothing(amount)) return rounded;
  return roundMoney(digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`, digits);
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, locale: Locale): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    const digits = digitsOf(currency);
    const options = {
      style: 'currency',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    } as const;
    // Digits are Latin in every language (rule 25).
    format = new Intl.NumberFormat(latinLocale(locale), { ...options, currency: currency.toUpperCase() });
    formats.set(key, format);
  }
  return format;
}

// Between Latin letters and the end of a text that is read from the right, a sign would stand before the letters: $US.
const keptTogether = (price: string) => price.replace(/(?<=[A-Z])\p{Sc}$/u, '$&\u200e');

/** An amount as guests read it: in the language's currency style, with the currency's own digits (rule 25). */
export function formatPrice(amount: string, currency: string, locale: Locale): string {
  const exact = roundMoney(amount, digitsOf(currency));
  return keptTogether(formatOf(currency, locale).format(exact as Intl.StringNumericLiteral));
}

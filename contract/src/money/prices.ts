import type { Problem } from '../api/problems.ts';
import { PRICE } from '../limits.ts';
import { digitsOf } from './currencies.ts';
import { compareMoney, isMoney, roundMoney } from './money.ts';

/** A price rounded half up to the digits of its currency (rule 26); throws a RangeError for no amount. */
export const roundPrice = (price: string, currency: string): string => roundMoney(price, digitsOf(currency));

/** The bounds of a price: the currency whose digits it is rounded to, and whether it may be 0. */
export type PriceBounds = { currency?: string; mayBeZero?: boolean };

/**
 * The problem of a price, if any: it is rounded half up to the digits of its currency and then checked; an
 * item's must be above 0, an extra's may be 0 (rule 26). Without a currency only problems independent of
 * rounding are found.
 */
export function priceProblem(
  price: string,
  { currency, mayBeZero = false }: PriceBounds = {},
): Omit<Problem, 'pointer'> | undefined {
  if (price.startsWith('-'))
    return mayBeZero ? { code: 'too_small', parameters: { min: 0 } } : { code: 'not_positive' };
  if (!isMoney(price)) return { code: 'invalid_amount' };
  const rounded = currency === undefined ? price : roundPrice(price, currency);
  if (!mayBeZero && compareMoney(rounded, '0') === 0) return { code: 'not_positive' };
  const most = currency === undefined ? roundMoney(PRICE.max, 0) : PRICE.max;
  return compareMoney(rounded, most) > 0 ? { code: 'too_big', parameters: { max: PRICE.max } } : undefined;
}

/** The problem of a price in the sign-up wizard, which is at least 0.1, or 1 without decimals (rule 26). */
export function wizardPriceProblem(price: string, currency: string): Omit<Problem, 'pointer'> | undefined {
  const digits = digitsOf(currency);
  const min = digits === 0 ? PRICE.wizardMinWithoutDecimals : PRICE.wizardMin;
  const isLess =
    price.startsWith('-') || (isMoney(price) && compareMoney(roundMoney(price, digits), min) < 0);
  return isLess
    ? { code: 'too_small', parameters: { min } }
    : priceProblem(price, { currency, mayBeZero: true });
}

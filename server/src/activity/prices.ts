import { digitsOf } from '@sofra/contract/money/currencies';
import { exactMoney } from '@sofra/contract/money/money';
import type { Values } from './differences.ts';

const isValues = (value: unknown): value is Values => value !== null && typeof value === 'object';

/** The decimals of a price whose currency is not known any more. */
const DIGITS = 2;

/**
 * Recorded columns with their price as a decimal string of the currency's digits, exact. Activities of earlier releases hold
 * numbers.
 */
export function withPrice(values: Values, currency?: string | null): Values {
  const { price, values: made } = values;
  // A new row's own columns stand by themselves.
  if (isValues(made)) return { ...values, values: withPrice(made, currency) };
  if (typeof price !== 'string' && typeof price !== 'number') return values;
  return { ...values, price: exactMoney(String(price), currency ? digitsOf(currency) : DIGITS) };
}

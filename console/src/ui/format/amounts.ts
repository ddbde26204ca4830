import { digitsOf } from '@sofra/contract/money/currencies';
import { isMoney, roundMoney, shownMoney } from '@sofra/contract/money/money';
import { numberFormat } from './formats.ts';
import { readAmount } from './typed-amount.ts';

/** An amount with all decimals of the currency, as a field shows it once it is left; undefined for no amount. */
export function amountInFull(typed: string, currency: string): string | undefined {
  const digits = digitsOf(currency);
  const amount = readAmount(typed, digits);
  return isMoney(amount) ? roundMoney(amount, digits) : undefined;
}

/**
 * An amount as the console writes it: the amount in Latin digits, never 0 for a positive one, and the currency's code
 * (rule 25).
 */
export function amountWords(amount: string, currency: string, locale: string): string {
  const digits = digitsOf(currency);
  const format = numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${format.format(shownMoney(amount, digits) as Intl.StringNumericLiteral)} ${currency.toUpperCase()}`;
}

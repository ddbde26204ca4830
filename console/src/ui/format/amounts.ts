import { digitsOf } from '@sofra/contract/currencies';
import { latinDigits, latinLocale } from '@sofra/contract/latin-digits';
import { isMoney, roundMoney, shownMoney } from '@sofra/contract/money';

/** The mark in an amount that separates the decimals, if any: the others only group digits. */
function decimalMark(amount: string, digits: number): '.' | ',' | undefined {
  const marks = [...amount.matchAll(/[.,]/g)].map(([mark]) => mark as '.' | ',');
  const last = marks.at(-1);
  if (marks.filter((mark) => mark === last).length > 1) return undefined;
  // A lone comma before three digits parts thousands, unless a currency has three decimals: 1,250 but 0,125.
  const isGroup = marks.length === 1 && digits !== 3 && /^-?[1-9]\d{0,2},\d{3}$/.test(amount);
  return isGroup ? undefined : last;
}

/**
 * An amount as a person types it, as it travels: Arabic digits, a comma for the decimals and groups of three are
 * understood. Other text stays as typed, for the rules to refuse. `digits` are the currency's.
 */
export function readAmount(typed: string, digits: number): string {
  const plain = latinDigits(typed)
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replace(/[\s'’٬]/g, '');
  const mark = decimalMark(plain, digits);
  const other = mark === ',' ? '.' : ',';
  const grouped = mark ? plain.split(mark)[0] : plain;
  if (/[.,]/.test(grouped ?? '') && !/^-?\d{1,3}([.,]\d{3})+$/.test(grouped ?? '')) return plain;
  const whole = mark
    ? plain.replaceAll(other, '').replace(mark, '.')
    : plain.replaceAll('.', '').replaceAll(',', '');
  return whole.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
}

/** An amount with all decimals of the currency, as a field shows it once it is left; undefined for no amount. */
export function amountInFull(typed: string, currency: string): string | undefined {
  const digits = digitsOf(currency);
  const amount = readAmount(typed, digits);
  return isMoney(amount) ? roundMoney(amount, digits) : undefined;
}

/**
 * An amount as the console writes it: the amount in Latin digits, never 0 for a positive one, and the currency's code
 * (ruling 25).
 */
export function amountWords(amount: string, currency: string, locale: string): string {
  const digits = digitsOf(currency);
  const format = new Intl.NumberFormat(latinLocale(locale), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${format.format(shownMoney(amount, digits) as Intl.StringNumericLiteral)} ${currency.toUpperCase()}`;
}

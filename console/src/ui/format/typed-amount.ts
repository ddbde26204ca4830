import { latinDigits } from '@sofra/contract/languages/latin-digits';

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

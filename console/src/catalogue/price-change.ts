import { PRICE } from '@sofra/contract/limits';
import { digitsOf } from '@sofra/contract/money/currencies';
import { roundMoney } from '@sofra/contract/money/money';

/** The endings that a price can be brought to: the last two digits that people read, such as 12.95, or ¥1,295. */
export const ENDINGS = ['00', '50', '95'] as const;

/** The ending of a price. */
export type Ending = (typeof ENDINGS)[number];

/** A change of prices: by how many percent, as typed with a point, and to which ending. */
export type PriceChange = { percent: string; ending?: Ending | undefined };

/** The tenths of a percent in a text such as `5`, `+2.5` or `-10`; undefined for one that is no such number, or beyond the limits. */
export function percentTenths(text: string): number | undefined {
  const [, sign, whole, tenth = '0'] = /^([+-]?)(\d{1,3})(?:\.(\d))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const tenths = (Number(whole) * 10 + Number(tenth)) * (sign === '-' ? -1 : 1);
  const [min, max] = PRICE.percents;
  return tenths >= min * 10 && tenths <= max * 10 ? tenths : undefined;
}

/** Smallest units of a currency as an amount. */
function amountOf(units: bigint, digits: number): string {
  const text = String(units).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The nearest number above 0 with an ending, the higher of two; in a hundred or a whole coin of smallest units. */
function nearest(units: bigint, ending: Ending, digits: number): bigint {
  const whole = 10n ** BigInt(Math.max(digits, 2));
  const end = (BigInt(ending) * whole) / 100n;
  const below = units >= end ? units - ((units - end) % whole) : end - whole;
  const above = below + whole;
  return below <= 0n || above - units <= units - below ? above : below;
}

/**
 * A price after a change, in the digits of its currency: by percent first, rounded half up, then to the nearest price with the
 * ending. A currency without decimals ends in its last two digits. Throws a RangeError for no amount, and for no percent.
 */
export function changedPrice(price: string, { percent, ending }: PriceChange, currency: string): string {
  const tenths = percentTenths(percent);
  if (tenths === undefined) throw new RangeError(`not a percentage: ${percent}`);
  const digits = digitsOf(currency);
  const factor = BigInt(1000 + tenths);
  // Three more digits than the currency has hold the tenths of a percent exactly.
  const exact = BigInt(roundMoney(price, digits + 3).replace('.', '')) * factor;
  const units = (exact + 500_000n) / 1_000_000n;
  return amountOf(ending ? nearest(units, ending, digits) : units, digits);
}

import { PRICE } from '@sofra/contract/limits';
import { digitsOf } from '@sofra/contract/money/currencies';
import { exactMoney } from '@sofra/contract/money/money';
import Big from 'big.js';

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

/** The nearest amount above 0 with an ending, the higher of two: in each coin, or in each hundred of a currency without decimals. */
function nearest(price: Big, ending: Ending, digits: number): Big {
  const step = new Big(digits === 0 ? 100 : 1);
  const end = step.times(ending).div(100);
  const below = price.lt(end) ? end.minus(step) : price.minus(price.minus(end).mod(step));
  const above = below.plus(step);
  return below.lte(0) || above.minus(price).lte(price.minus(below)) ? above : below;
}

/**
 * A price after a change, in the digits of its currency: by percent first, rounded half up, then to the nearest price with the
 * ending. A currency without decimals ends in its last two digits. Throws a RangeError for no amount, and for no percent.
 */
export function changedPrice(price: string, { percent, ending }: PriceChange, currency: string): string {
  const tenths = percentTenths(percent);
  if (tenths === undefined) throw new RangeError(`not a percentage: ${percent}`);
  const digits = digitsOf(currency);
  const changed = new Big(exactMoney(price, digits))
    .times(1000 + tenths)
    .div(1000)
    .round(digits, Big.roundHalfUp);
  return (ending ? nearest(changed, ending, digits) : changed).toFixed(digits);
}

import type { PastedPrice } from './pasted-price.ts';

/** A line of a pasted text with the price that was found in it, if any. */
export type PricedLine = { line: string; price: PastedPrice | undefined };

const YEAR = /(?<![\d.,'’])(?:18|19|20)\d\d\.?$/;
/** Dots, dashes or a column before a price, which no year has. */
const LEADER = /(?:[.·_\-–—]{2}|…|\t)\s*\d+\.?$/;
/** Words before the year in which a restaurant began, or of a copyright. */
const FOUNDED =
  /(?:©|(?:^|\P{L})(?:est|estd|established|since|founded(?: in)?|copyright|с|основан\p{L}*(?: в)?|منذ|تأسس\p{L}*(?: في)?|عام|سنة))[.:\s]*$/iu;
/** The most times that a price is as large as the usual one of its menu. */
const SPREAD = 15;

const couldBeYear = ({ line, price }: PricedLine) =>
  price?.currency === undefined && price?.others === '' && YEAR.test(line) && !LEADER.test(line);

/** The largest amount that is plausible without a currency beside the certain prices of a menu. */
function mostBeside(prices: readonly PastedPrice[]): number {
  if (prices.length === 0) return Number.POSITIVE_INFINITY;
  const bare = prices.filter(({ currency }) => currency === undefined).map(({ amount }) => Number(amount));
  return SPREAD * (bare.sort((one, other) => one - other)[bare.length >> 1] ?? 0);
}

/**
 * The same lines without the prices that are years: 1998 in "est. 1998", and in "House of Levant 1998" on a menu whose other
 * prices have a currency or are far smaller.
 */
export function withoutYears(lines: readonly PricedLine[]): PricedLine[] {
  const most = mostBeside(lines.flatMap((line) => (line.price && !couldBeYear(line) ? [line.price] : [])));
  return lines.map((line) => {
    if (!line.price || !couldBeYear(line)) return line;
    const isPrice = Number(line.price.amount) <= most && !FOUNDED.test(line.price.before);
    return isPrice ? line : { line: line.line, price: undefined };
  });
}

import type { Price, PricedLine } from './price.ts';

const YEAR = /(?<![\d.,'’])(?:18|19|20)\d\d\.?$/;
/** Dots, dashes or a column before a price, which no year has. */
const LEADER = /(?:[.·_\-–—]{2}|…|\t)\s*\d+\.?$/;
/** Words before the year in which a restaurant began, or of a copyright. */
const FOUNDED =
  /(?:©|(?:^|\P{L})(?:est|estd|established|since|founded(?: in)?|copyright|с|основан\p{L}*(?: в)?|منذ|تأسس\p{L}*(?: في)?|عام|سنة))[.:\s]*$/iu;
/** The most times that a price is as large as the usual one of its menu. */
const SPREAD = 15;

const couldBeYear = ({ line, priced }: PricedLine) =>
  priced?.prices.length === 1 &&
  priced.prices[0]?.currency === undefined &&
  YEAR.test(line) &&
  !LEADER.test(line);

/** The largest amount that is plausible without a currency beside the certain prices of a menu. */
function mostBeside(prices: readonly Price[]): number {
  if (prices.length === 0) return Number.POSITIVE_INFINITY;
  const bare = prices.filter(({ currency }) => currency === undefined).map(({ amount }) => Number(amount));
  return SPREAD * (bare.sort((one, other) => one - other)[bare.length >> 1] ?? 0);
}

/**
 * The same lines without the prices that are years: 1998 in "est. 1998", and in "House of Levant 1998" on a menu whose other
 * prices have a currency or are far smaller.
 */
export function withoutYears(lines: readonly PricedLine[]): PricedLine[] {
  const most = mostBeside(
    lines.flatMap((line) => (line.priced && !couldBeYear(line) ? line.priced.prices.slice(0, 1) : [])),
  );
  return lines.map((line) => {
    if (!line.priced || !couldBeYear(line)) return line;
    const isPrice = Number(line.priced.prices[0]?.amount) <= most && !FOUNDED.test(line.priced.before);
    return isPrice ? line : { line: line.line, priced: undefined };
  });
}

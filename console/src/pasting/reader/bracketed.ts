import { LONGEST_LINE, trimmed } from './plain-text.ts';
import type { Priced, PricedLine } from './price.ts';
import { findPrices } from './prices.ts';

/** The fewest other prices that tell what is usual. */
const FEWEST = 2;
const REMARKED = /^(?<price>.*\p{L}.*\s\d+(?:[.,]\d{1,3})?)\s*(?<remark>\([^()\d]*\p{L}[^()\d]*\))$/u;

/** A bare price with a remark in brackets behind it, `حمص 15 (حار)`. */
function priceIn(line: string, currency: string): Priced | undefined {
  const { price = '', remark = '' } = (line.length > LONGEST_LINE ? null : REMARKED.exec(line))?.groups ?? {};
  const found = price === '' ? undefined : findPrices(price, currency);
  return found && { ...found, before: `${trimmed(found.before)} ${remark}` };
}

/** Lines in which a number before a remark in brackets is their price, where it is as large as the other bare ones. */
export function withBracketedPrices(lines: readonly PricedLine[], currency: string): PricedLine[] {
  const others = lines.flatMap(({ priced }) => (priced ? priced.prices.slice(0, 1) : []));
  const amounts = others.map(({ amount }) => Number(amount));
  const bare = others.filter(({ currency: own }) => !own).length;
  if (others.length < FEWEST || 2 * bare < others.length) return [...lines];
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return lines.map((line) => {
    const found = line.priced ? undefined : priceIn(line.line, currency);
    const amount = Number(found?.prices[0]?.amount);
    return found && amount >= least && amount <= most ? { ...line, priced: found } : line;
  });
}

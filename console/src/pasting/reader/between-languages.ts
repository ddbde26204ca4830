import { markPattern } from './currency-marks.ts';
import { onlyTongue } from './languages.ts';
import { LONGEST_LINE, trimmed } from './plain-text.ts';
import type { Priced, PricedLine } from './price.ts';
import { findPrices } from './prices.ts';

/** The fewest such lines that tell how a menu is written. */
const FEWEST = 3;
const YEAR = /(?<!\d)(?:18|19|20)\d\d$/;

function makePattern() {
  const mark = `(?:${markPattern()})`;
  return new RegExp(String.raw`^(?<price>.*\d(?:\s?${mark}\.?)?)(?=[\s/|·–—-])(?<last>[^\d]+)$`, 'iu');
}

let pattern: RegExp | undefined;

/** The prices of a line between words of one alphabet and words of another; a year is none. */
function pricesBetween(line: string, currency: string): Priced | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  pattern ??= makePattern();
  const { price = '', last = '' } = pattern.exec(line)?.groups ?? {};
  const found = price === '' || YEAR.test(price) ? undefined : findPrices(price, currency);
  const [one, other] = [onlyTongue(found?.before ?? ''), onlyTongue(last)];
  if (!found || !one || !other || one === other) return undefined;
  return { ...found, before: `${trimmed(found.before)} / ${trimmed(last)}` };
}

/**
 * Lines in which an amount between the words of two alphabets, `Hummus 22 حمص`, is their price, where at least three have one
 * and fewer have a price at an end.
 */
export function withPricesBetween(lines: readonly PricedLine[], currency: string): PricedLine[] {
  const between = lines.map(({ line, priced }) => (priced ? undefined : pricesBetween(line, currency)));
  const many = between.filter(Boolean).length;
  const isMeant = many >= FEWEST && many > lines.filter(({ priced }) => priced).length;
  return isMeant ? lines.map((line, at) => ({ ...line, priced: line.priced ?? between[at] })) : [...lines];
}

import { digitsOf } from '@sofra/contract/money/currencies';
import { MEASURE } from './measures.ts';
import { LONGEST_LINE, linesOf } from './plain-text.ts';
import type { Price } from './price.ts';
import { findPrices } from './prices.ts';

/** An amount with a point before exactly three digits. */
const POINTED = /(?<![\p{L}\p{N}.,])[1-9]\d{0,2}\.\d{3}(?![\p{N}]|[.,]\d)/gu;
/** An amount in thousands, `65k`, at the end of a line or before another. */
const IN_THOUSANDS = /(?<![\p{L}\p{N}.,])(\d{1,4})(?:[.,](\d))?\s?k(?=\s*(?:$|[/|,;–-]))/giu;
const MEASURES = new RegExp(MEASURE, 'giu');
/** The fewest prices that tell how a menu is written. */
const FEWEST = 3;
/** The most times that a price is above the dearest of the others, and below the cheapest. */
const ABOVE = 10;
const BELOW = 4;

/** A line with measures blanked out, for their points part no thousands. */
const unmeasured = (line: string) => line.replaceAll(MEASURES, (measure) => ' '.repeat(measure.length));

const pointedIn = (line: string) =>
  line.length > LONGEST_LINE
    ? []
    : [...unmeasured(line).matchAll(POINTED)].map(({ index, 0: amount }) => ({ index, amount }));

/** Whether an amount is as large as the others on its menu. */
const isUsual = (amount: number, others: readonly number[]) =>
  amount <= ABOVE * Math.max(...others) && BELOW * amount >= Math.min(...others);

/** Currencies whose prices are mostly thousands; a menu in dinars may not have its currency yet. */
const LARGE: ReadonlySet<string> = new Set(
  'idr vnd cop clp ars irr iqd lbp syp krw jpy uzs kzt pyg huf isk crc ngn tzs ugx mmk khr lak rsd amd try rub mnt'.split(
    ' ',
  ),
);

function isThousand(amount: string, others: readonly number[], pointed: number, currency: string): boolean {
  if (digitsOf(currency) === 0) return true;
  if (pointed > others.length && pointed >= FEWEST) return LARGE.has(currency);
  const number = Number(amount);
  return others.length >= FEWEST && isUsual(1000 * number, others) && !isUsual(number, others);
}

const withoutPoints = (line: string, found: readonly { index: number; amount: string }[]) =>
  [...found]
    .reverse()
    .reduce(
      (made, { index, amount }) =>
        made.slice(0, index) + amount.replace('.', '') + made.slice(index + amount.length),
      line,
    );

/** Whether the prices of a line are in a currency that has three decimals. */
const hasThreeDecimals = (line: string, currency: string) =>
  digitsOf(currency) === 3 ||
  findPrices(line, currency)?.prices.some((price) => price.currency && digitsOf(price.currency) === 3);

/**
 * A text in which amounts such as `1.150` are thousands where the menu's other prices say so: most prices are written like
 * that, or only the thousand is as large as the others. So are those with a `k`, where three lines have one.
 */
export function withThousands(text: string, currency: string): string {
  const lines = linesOf(text);
  const long = lines.filter((line) => line.length <= LONGEST_LINE && line.search(IN_THOUSANDS) >= 0).length;
  const full =
    long < FEWEST
      ? lines
      : lines.map((line) =>
          line.replaceAll(
            IN_THOUSANDS,
            (_, whole: string, part = '') => `${whole}${`${part}000`.slice(0, 3)}`,
          ),
        );
  const found = full.map(pointedIn);
  const pointed = found.filter(({ length }) => length > 0).length;
  if (pointed === 0 || full.some((line, at) => found[at]?.length && hasThreeDecimals(line, currency)))
    return full.join('\n');
  const prices = full.flatMap((line, at) =>
    found[at]?.length ? [] : (findPrices(line, currency)?.prices ?? []),
  );
  const others = prices.map(({ amount }) => Number(amount)).filter((amount) => amount > 0);
  return full
    .map((line, at) => {
      const own = found[at] ?? [];
      const meant = own.filter(({ amount }) => isThousand(amount, others, pointed, currency));
      return withoutPoints(line, meant);
    })
    .join('\n');
}

/** Whether an amount has three decimals, which its currency has not: it may be a thousand. */
export const mayBeThousand = ({ amount, currency }: Price, usual: string): boolean =>
  /^[1-9]\d{0,2}\.\d{3}$/.test(amount) && digitsOf(currency ?? usual) !== 3;

import { CURRENCIES, type Currency, digitsOf } from './currencies.ts';
import { latinDigits, latinLocale } from './latin-digits.ts';
import { LOCALE_CODES } from './locales.ts';
import { readAmount } from './typed-amount.ts';

/** Ways to write a currency on a menu that `Intl` does not know. */
const COLLOQUIAL: { [mark: string]: Currency } = {
  dhs: 'aed',
  dh: 'aed',
  درهم: 'aed',
  sr: 'sar',
  ريال: 'sar',
  qr: 'qar',
  kd: 'kwd',
  دينار: 'kwd',
  bd: 'bhd',
  le: 'egp',
  جنيه: 'egp',
  tl: 'try',
  ليرة: 'try',
  руб: 'rub',
  р: 'rub',
  тг: 'kzt',
};

/** The words and signs of every currency, in lower case, as the languages of the product write them. */
function currencyMarks(): Map<string, Currency> {
  const marks = new Map<string, Currency>();
  // The usual bearer of a sign comes first: `$` is the US dollar before any other.
  const codes = Object.keys(CURRENCIES) as Currency[];
  const common: Currency[] = ['usd', 'eur', 'gbp', 'aed', 'rub'];
  for (const code of [...common, ...codes])
    for (const mark of [code, ...signsOf(code)]) if (!marks.has(mark)) marks.set(mark, code);
  for (const [mark, code] of Object.entries(COLLOQUIAL)) marks.set(mark, code);
  return marks;
}

const signsOf = (currency: Currency): string[] =>
  LOCALE_CODES.flatMap((locale) =>
    (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
      const options = { style: 'currency', currency, currencyDisplay } as const;
      const parts = new Intl.NumberFormat(latinLocale(locale), options).formatToParts(1);
      const sign = plain(parts.find(({ type }) => type === 'currency')?.value ?? currency);
      return sign.toLowerCase().replace(/\.$/, '');
    }),
  );

/** A text with Latin digits and points, plain spaces, and without marks of direction. */
export function plain(text: string): string {
  return latinDigits(text.normalize('NFC'))
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** A price at the end of a line: what stands before it, the amount, its currency if one is written, and the rest. */
export type PastedPrice = { before: string; amount: string; currency: Currency | undefined; others: string };

/** The most characters of a line that is searched; a longer one is prose, and the search would take quadratic time. */
export const LONGEST_LINE = 500;
const AMOUNT = String.raw`\d+(?:[.,'’]\d{3})*(?:[.,]\d{1,3})?`;
const SPACED = String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?`;

type Patterns = { marks: Map<string, Currency>; atEnd: RegExp[]; atStart: RegExp };
let patterns: Patterns | undefined;

function makePatterns(): Patterns {
  const marks = currencyMarks();
  const escaped = [...marks.keys()]
    .sort((a, b) => b.length - a.length)
    .map((mark) => mark.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // A mark of letters is a word of its own.
  const mark = String.raw`(?<!\p{L})(?:${escaped.join('|')})(?!\p{L})`;
  const others = String.raw`(?<others>(?:\s*[/|]\s*(?:${mark}\s*)?${AMOUNT})*)`;
  const end = String.raw`\s*(?<after>${mark})?\.?\s*(?:/-|,-)?$`;
  const start = String.raw`^(?<before>.*?)(?:^|[\s.…·_\-–—:|(]|(?<=\p{L}))`;
  return {
    marks,
    atEnd: [
      new RegExp(`${start}(?<mark>${mark})\\s*(?<amount>${SPACED}|${AMOUNT})${others}${end}`, 'iu'),
      new RegExp(`${start}(?<amount>${SPACED})\\s*(?<after>${mark})\\.?$`, 'iu'),
      new RegExp(`^(?<before>.*?)(?:^|[\\s.…·_\\-–—:|])(?<amount>${AMOUNT})${others}${end}`, 'iu'),
    ],
    atStart: new RegExp(
      `^(?:(?<mark>${mark})\\s*(?<amount>${AMOUNT})|(?<amount2>${AMOUNT})\\s*(?<after>${mark}))(?=[\\s\\-–—:|])(?<before>.*)$`,
      'iu',
    ),
  };
}

/** Finds the price of a line (`plain`) at its end, or at its start beside a currency; undefined when there is none. */
export function findPrice(line: string, currency: string): PastedPrice | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  patterns ??= makePatterns();
  const { marks, atEnd, atStart } = patterns;
  const found = [...atEnd, atStart].map((pattern) => pattern.exec(line)).find((match) => match !== null);
  if (!found?.groups) return undefined;
  const { before = '', amount, amount2, mark, after, others = '' } = found.groups;
  const code = marks.get((mark ?? after ?? '').toLowerCase());
  const written = amount ?? amount2 ?? '';
  return {
    before,
    amount: readAmount(written, digitsOf(code ?? currency)),
    currency: code,
    others: others.trim(),
  };
}

import { digitsOf } from '@sofra/contract/money/currencies';
import { readAmount } from '../../ui/format/typed-amount.ts';
import { currencyOf, markPattern } from './currency-marks.ts';
import { MEASURE, ONE_MEASURE } from './measures.ts';
import type { Price } from './price.ts';
import { HOW_MUCH, PHRASE, titleInName } from './size-phrases.ts';

/** Prices with a name each at the end of a line, and the words before them. */
export type Series = { before: string; prices: Price[] };

type Read = { before: string; price: Price };
type Ends = ReturnType<typeof makeEnds>;

/** The most prices of a dish in one line. */
const MOST = 6;
/** The longest name with its price. */
const LONGEST = 48;
const SEPARATORS = /[\s,;،、/|·•–—-]+$/;
const LEADERS = /[\s:=.…_–—-]{1,8}$/;
/** A volume before the letter of litres, which is no `L` of a size: `0,25 l`. */
const VOLUME = /(?<![\d.,])\d(?:[.,]\d{1,3})?\s?$/;
const WHOLE_MEASURE = new RegExp(`^${MEASURE}$`, 'iu');
const SEVERAL = /\d[^\d]+\d/;
/** Letters in the place of sizes, each with those that it stands beside: `P 9 / G 13`, `CH 35 / GDE 55`. */
const LETTERS: readonly ReadonlySet<string>[] = [
  'PP P M G GG',
  'CH M G GDE',
  'S M L XL',
  'М С Б',
  'М Б',
  'K O B',
  'K S B',
  'M Ś D',
  'H F',
  'ص و ك',
].map((letters) => new Set(letters.split(' ')));
const LETTER = '(?:PP|GG?|P|CH|GDE|Б|М|С|[KOBŚDHF])';

function makeEnds() {
  // Codes of currencies that are words of menus are none here.
  const mark = String.raw`(?!(?:cup|all|top|try)(?!\p{L}))${markPattern()}`;
  const amount = String.raw`(?<![\d.,/])(?:\d{1,3}(?: \d{3}){1,2}|\d{1,7}(?:[.,'’]\d{3})?)(?:[.,]\d{1,3})?`;
  const price = String.raw`(?:(?<mark>${mark})\.?\s{0,2})?(?<![\p{L}\p{N}]|\p{L}\.)(?<amount>${amount})(?:\s?(?<after>${mark}))?\.?(?:/-|[.,][–—-])?$`;
  const name = (phrase: string) => new RegExp(String.raw`(?<![\p{L}\p{N}]|\d[/.,])(?<name>${phrase})$`, 'iu');
  return {
    price: new RegExp(price, 'iu'),
    names: [HOW_MUCH, ONE_MEASURE, PHRASE].map(name),
    letter: name(LETTER),
  };
}

let ends: Ends | undefined;

/** What a pattern finds at the end of a text; only the last words are searched. */
function atEnd(text: string, pattern: RegExp) {
  const from = Math.max(0, text.length - LONGEST);
  const match = pattern.exec(text.slice(from));
  return match && { groups: match.groups ?? {}, before: text.slice(0, from + match.index) };
}

function priceAtEnd(text: string, { price }: Ends, currency: string): Read | undefined {
  const found = atEnd(text, price);
  if (!found) return undefined;
  const { mark, amount = '', after } = found.groups;
  const code = currencyOf(mark ?? after ?? '', currency);
  return {
    before: found.before,
    price: { amount: readAmount(amount, digitsOf(code ?? currency)), currency: code, size: '' },
  };
}

/** A bracket that opens behind no word and no number. */
const OPENING = /(?<![\p{L}\p{N}])\($/u;

/** The name at the end of a text, alone or in brackets. */
function nameAtEnd(text: string, pattern: RegExp) {
  const bare = atEnd(text, pattern);
  if (bare) return { before: bare.before, name: bare.groups.name ?? '', isInside: false };
  const found = text.endsWith(')') ? atEnd(text.slice(0, -1), pattern) : null;
  return found && OPENING.test(found.before)
    ? { before: found.before.slice(0, -1), name: found.groups.name ?? '', isInside: true }
    : undefined;
}

/** The names that the end of a text may be, the shortest first. */
const namesAtEnd = (text: string, names: readonly RegExp[]) =>
  names.flatMap((pattern) => nameAtEnd(text, pattern) ?? []);

/** One price and its name at the end of a text, in each way that they can be read. */
function lastOf(text: string, isBehind: boolean, known: Ends, currency: string): Read[] {
  const bare = text.replace(SEPARATORS, '');
  const named = ({ before, price }: Read, name: string): Read => ({
    before,
    price: { ...price, size: name },
  });
  if (isBehind)
    return namesAtEnd(bare, known.names).flatMap(({ before, name, isInside }) => {
      const found = priceAtEnd(before.replace(LEADERS, ''), known, currency);
      const isMeasure =
        !isInside && !found?.price.currency && WHOLE_MEASURE.test(`${found?.price.amount} ${name}`);
      return found && !isMeasure ? [named(found, name)] : [];
    });
  const found = priceAtEnd(bare.replace(/\)$/, ''), known, currency);
  if (!found) return [];
  const rest = found.before.replace(/\($/, '').replace(LEADERS, '');
  return namesAtEnd(rest, [...known.names, known.letter])
    .filter(({ before, name }) => !(/^l$/i.test(name) && VOLUME.test(before)))
    .map(({ before, name }) => named({ ...found, before }, name));
}

/** The longest row of names and prices at the end of a text. */
function rowAtEnd(text: string, isBehind: boolean, currency: string, most = MOST): Series {
  ends ??= makeEnds();
  let best: Series = { before: text, prices: [] };
  for (const { before, price } of most > 0 ? lastOf(text, isBehind, ends, currency) : []) {
    const row = rowAtEnd(before, isBehind, currency, most - 1);
    if (row.prices.length + 1 >= best.prices.length)
      best = { before: row.before, prices: [...row.prices, price] };
  }
  return best;
}

/** A letter that is short for `large`, and for a kilo beside parts of one. */
const withKilo = (prices: Price[]) =>
  prices.some(({ size }) => /^(?:ربع|نص|نصف)/.test(size))
    ? prices.map((price) => ({ ...price, size: price.size.replace(/(?<=^|\s)ك$/, 'كيلو') }))
    : prices;

/** Gives the words of the first name that are none of the size back to the title. */
function withTitle({ before, prices }: Series): Series {
  const [first, ...others] = withKilo(prices);
  if (!first || !/\p{L}/u.test(before)) return { before, prices };
  const { title, name } = titleInName(
    first.size,
    others.map(({ size }) => size),
  );
  return { before: `${before.trimEnd()} ${title}`.trim(), prices: [{ ...first, size: name }, ...others] };
}

const rises = (prices: readonly Price[]) =>
  prices.every(({ amount }, at) => at === 0 || Number(amount) > Number(prices[at - 1]?.amount));

/** A mark between a price without a name and the next one. */
const PARTED = /[/|;,،]\s*$/;

/** A number at the end of a range, which is no price: `MB 6-7, 300g AED 395`. */
export const WITHIN = /(?<![\d.,])\d{1,2}\s?[–—-]\s?\d{1,2}$/;

/** The same row with a first price that has no name: `Kebab 420 / 1,5 portions 590`. */
function withUnnamed({ before, prices }: Series, currency: string): Series | undefined {
  ends ??= makeEnds();
  const bare = before.replace(SEPARATORS, '');
  const first = WITHIN.test(bare) ? undefined : priceAtEnd(bare, ends, currency);
  const isPrice = first && /\p{L}/u.test(first.before) && (first.price.currency || PARTED.test(before));
  return isPrice ? { before: first.before, prices: [first.price, ...prices] } : undefined;
}

const ONE_LETTER = new RegExp(`^${LETTER}$`, 'iu');

/** Whether letters among the names of a row are all of one kind, which each alone is not. */
function areAlike({ prices }: Series): boolean {
  const names = prices.map(({ size }) => size.toUpperCase());
  return (
    !names.some((name) => ONE_LETTER.test(name)) ||
    LETTERS.some((kind) => names.every((name) => kind.has(name)))
  );
}

/** The prices at the end of a line where each has the name of a size before it, or each behind it. */
export function seriesIn(line: string, currency: string): Series | undefined {
  if (!SEVERAL.test(line)) return undefined;
  const ahead = rowAtEnd(line, false, currency);
  if (ahead.prices.length > 1 && areAlike(ahead)) return withTitle(ahead);
  if (ahead.prices.length === 1 && areAlike(ahead)) return withUnnamed(ahead, currency);
  const behind = rowAtEnd(line, true, currency);
  // Words of a description have numbers before them too: they are no prices unless they rise, with a title before.
  const isMeant =
    behind.prices.length > 1 && rises(behind.prices) && /\p{L}[\s.…–—:|-]+$/u.test(behind.before);
  return isMeant ? behind : undefined;
}

import { type Currency, digitsOf, isCurrency } from '@sofra/contract/money/currencies';
import { readAmount } from '../../ui/format/typed-amount.ts';
import { currencyOf, markPattern } from './currency-marks.ts';
import { withoutCalories } from './measures.ts';
import { LONGEST_LINE, trimmed } from './plain-text.ts';
import { portionBeforePrice } from './portions.ts';
import type { Price, Priced } from './price.ts';
import { SURE_TAIL, TAILS, withoutDeposit, withoutOldPrice, withoutPictures } from './price-words.ts';
import { seriesIn, WITHIN } from './series.ts';
import { namesAtEnd, SIZE } from './sizes.ts';

/** The most sizes of a dish in one line. */
const MOST_SIZES = 6;
const AMOUNT = String.raw`\d{1,9}(?:[.,'’]\d{3}){0,3}(?:[.,]\d{1,3})?`;
const SPACED = String.raw`\d{1,3}(?: \d{3}){1,3}(?:[.,]\d{1,2})?`;

function makePatterns() {
  const mark = markPattern();
  const lead = String.raw`(?<=^|[\s.…·_\-–—:|/(\]),;、+]|\p{L})`;
  const bare = String.raw`(?<!\d[.,]|Ø\s?)(?<=^|[\s.…·_\-–—:|/(+]|[\])][^\p{L}\p{N}]{0,3})`;
  const end = String.raw`\s*(?<after>${mark})?\.?\s*(?:/-|[.,][–—-])?\s*\)?$`;
  return {
    size: new RegExp(`${SIZE}$`, 'iu'),
    // Up to three words behind a sure price and a slash are the name of the next one's size: `short stack $7 / full stack $9`.
    named: new RegExp(
      String.raw`(?<=(?:${mark}\.?\s?${AMOUNT}|\d\s?${mark}\.?|\d[.,]\d{2})\s?[/|]\s{0,3})\p{L}+(?: \p{L}+){0,2}$`,
      'iu',
    ),
    atEnd: [
      new RegExp(String.raw`${lead}(?<mark>${mark})\.?\s*(?<amount>${SPACED}|${AMOUNT})${end}`, 'iu'),
      new RegExp(String.raw`${lead}(?<amount>${SPACED})\s*(?<after>${mark})\.?\s*\)?$`, 'iu'),
      new RegExp(
        String.raw`${lead}(?<![\d.,])(?<amount>${AMOUNT})\s*(?<after>${mark})\.?\s*(?:/-)?\s*\)?$`,
        'iu',
      ),
      new RegExp(`${bare}(?<amount>${AMOUNT})${end}`, 'iu'),
    ],
    smallCoins: /(?<=[\s.…·_\-–—:|/(+])(?<amount>[1-9]\d{1,2})\s?(?<coin>p|¢|fils|فلس)\.?\)?$/iu,
    atStart: new RegExp(
      String.raw`^(?:(?<mark>${mark})\.?\s*(?<amount>${AMOUNT})|(?<amount2>${AMOUNT})\s*(?<after>${mark}))(?=[\s\-–—:|])[\s\-–—:|]*(?<before>.*)$`,
      'iu',
    ),
  };
}

let patterns: ReturnType<typeof makePatterns> | undefined;

type Found = { before: string; price: Price; written: string };

function foundIn(match: RegExpExecArray | null, before: string, currency: string): Found | undefined {
  if (!match?.groups) return undefined;
  const { amount, amount2, mark, after } = match.groups;
  const code = currencyOf(mark ?? after ?? '', currency);
  const amountAsWritten = amount ?? amount2 ?? '';
  // Between two amounts a sign belongs to the first: 6 € 8 €.
  const isShared = mark !== undefined && mark === after && /\d\s*$/.test(before);
  const price = { amount: readAmount(amountAsWritten, digitsOf(code ?? currency)), currency: code, size: '' };
  return { before: isShared ? `${before}${mark} ` : before, price, written: match[0] };
}

/** The currencies of small coins: a `p` is of the pound, and a piece on other menus. */
const COINS: { [coin: string]: readonly Currency[] } = {
  p: ['gbp'],
  '¢': ['usd', 'cad', 'aud', 'nzd'],
  fils: ['aed', 'bhd', 'iqd', 'jod', 'kwd'],
  فلس: ['aed', 'bhd', 'iqd', 'jod', 'kwd'],
};

/** An amount in small coins of the menu's currency, as in `80p`. */
function lastSmallCoins(text: string, currency: string): Found | undefined {
  const match = patterns?.smallCoins.exec(text);
  const { amount = '', coin = '' } = match?.groups ?? {};
  const code = COINS[coin.toLowerCase()]?.find((one) => one === currency.toLowerCase());
  const digits = code ? digitsOf(code) : 0;
  if (!match || !code || amount.length > digits) return undefined;
  const price = { amount: `0.${amount.padStart(digits, '0')}`, currency: code, size: '' };
  return { before: text.slice(0, match.index), price, written: match[0] };
}

/** Codes of allergens in brackets, which look like an amount, or a number of pieces: (1,7), (1, 12), (6). */
const CODES = /[([]\d{1,2}(?:[,.]\d|(?:(?:\s?;\s?|\s?,?\s)\d{1,2})+|(?:\s*,\s*\d{1,2}){2,})?[)\]]$/;

/** A time, as in "until 13:00". */
const CLOCK = /(?<!\d)\d{1,2}:[0-5]\d\s?[)\]]?$/;
/** Hours in brackets behind a heading: `Lunch (12-3)`, `Завтраки (до 12)`. */
const HOURS =
  /[([](?:\p{L}{1,6}\.?[\s,–—-]*){0,4}(?:\d{1,2}(?:[:.h]\d\d)?\s?(?:[-–—]|to|till?|bis|à|al?|alle|às|do|до|tot|til|إلى|الى|حتى|a\s(?:las|alle))\s?\d{1,2}(?:[:.h]\d\d)?|(?:until|till|by|before|after|bis|nach|jusqu['’]à|jusqu['’]|avant|après|hasta|antes de|até|fino a|fino alle|entro le|dopo le|dalle|tot|vóór|do|po|až do|până la|după|до|после|після|след|преди|din|dopo|-ig|kadar|έως|μέχρι|till|före|efter|til|indtil|før|etter|asti|kello|kuni|līdz|iki|حتى|إلى|الى|לפני|עד|მდე|մինչև|дейін|बजे|ถึง|đến|sampai|~)\s?(?:kl\.?\s|h\s|الساعة\s)?\d{1,2}(?:[:.h]\d\d)?)\s?(?:h|uhr|am|pm|ч|год|godz\.?|hod\.?|óráig|kl|時|点|시|시까지|まで)?\s?[)\]]$/iu;

/** Codes of currencies that are words unless they are in capitals, as in "all 14" and "a cup 3". */
const WORD = /^(?:[Aa]ll|[Cc]up|[Tt]op)$/;
/** Names of currencies that are words before an amount, `dim sum 8`, unless they are the menu's own or codes in capitals. */
const WORD_BEFORE =
  /^(?:bam|bob|cop|dong|den|din|dram|gel|kip|le|lei|lek|ll|ld|mad|man|mk|mop|mt|mur|nt|peso|piso|pen|pound|pula|quid|rand|real|ron|sh|sol|soles|som|sos|soum|sum|try|um|won|yen|бр|ден|дин|км|лей|сом|сум|ريال|元)$/i;
/** The short form of francs, which is a Friday where the menu is in another currency. */
const FRANCS = /^fr$/i;
const isWord = (mark: string, currency: string) =>
  WORD.test(mark) || (FRANCS.test(mark) && currency.toLowerCase() !== 'chf');
const isWordBefore = (mark: string, currency: string) =>
  WORD_BEFORE.test(mark) && !/^[A-Z]{3}$/.test(mark) && currencyOf(mark, currency) !== currency.toLowerCase();

function lastPrice(text: string, currency: string): Found | undefined {
  patterns ??= makePatterns();
  if (CODES.test(text) || CLOCK.test(text) || HOURS.test(text)) return undefined;
  for (const pattern of patterns.atEnd) {
    const match = pattern.exec(text);
    const { mark = '', after = '' } = match?.groups ?? {};
    if (match && !isWord(mark || after, currency) && !isWordBefore(mark, currency))
      return foundIn(match, text.slice(0, match.index), currency);
  }
  return lastSmallCoins(text, currency);
}

/** The name of a size at the end of a text, which may be any words behind a price, and what stands before it. */
function lastSize(text: string): { before: string; size: string } {
  patterns ??= makePatterns();
  const bare = text.replace(/[\s).:=-]{1,6}$/, '');
  const found = patterns.size.exec(bare) ?? patterns.named.exec(bare);
  return found
    ? { before: bare.slice(0, found.index).replace(/[\s(]{1,6}$/, ''), size: found[0] }
    : { before: text, size: '' };
}

/** One code in brackets, before a measure or a price. */
const CODE = /[([]\d{1,2}[)\]]$/;
const PARTED = /[/|;]\s{0,3}$/;
/** A dash, which parts two prices only after a currency: else it stands between a title's number and the price. */
const DASHED = /[–—-]\s{0,3}$/;

/** A price with decimals and a column behind it; less than one is rather a volume in litres. */
const IN_COLUMN = /(?<![\d.,])[1-9]\d*[.,]\d{2,3}(?: {2}|\t)\s*$/;

/** A year that one blank parts from the words before it: no price in a column, but a wine's. */
const VINTAGE = /[^\s\d] (?:19|20)\d\d$/;

/** Whether an amount is the first of two volumes whose unit stands once: `0,25 / 1 l  3 / 9`. */
const isVolume = ({ before, price }: Found, size: string) =>
  /\d/.test(size) && Number(price.amount) < 1 && lastSize(before).size === '';

/** The price before one that was found, when it belongs to the same dish. */
function priceBefore(
  text: string,
  currency: string,
  mayBeApart: boolean,
): (Found & { size: string; isRange: boolean }) | undefined {
  const { before, size } = lastSize(text);
  const rest = before.replace(/[\s/|;,،、–—-]{1,6}$/, '');
  const found = CODE.test(rest) ? undefined : lastPrice(rest, currency);
  if (found && size !== '' && !found.price.currency && (WITHIN.test(rest) || isVolume(found, size)))
    return undefined;
  const isRange = /\d[–—-]$/.test(before) || (found?.price.currency !== undefined && DASHED.test(before));
  const isVintage = VINTAGE.test(rest) && /\s{2}$/.test(text);
  const isBeside =
    size !== '' ||
    PARTED.test(before) ||
    isRange ||
    (found?.price.currency && /\s$/.test(text)) ||
    (mayBeApart && !isVintage && /\s$/.test(text));
  return found && isBeside ? { ...found, size, isRange } : undefined;
}

/** Gives prices the names of sizes that stand together before them, `0.3 l / 0.5 l  4 / 6`; what stands before those stays. */
function withNamesBefore(before: string, prices: readonly Price[]): string {
  if (prices.length < 2 || prices.some(({ size }) => size !== '')) return before;
  const named = namesAtEnd(before, prices.length);
  if (!named) return before;
  for (const [place, price] of prices.entries()) price.size = named.sizes[place] ?? '';
  return named.before;
}

/** One code behind a price: a number up to 30, or one or two letters. */
const ONE_CODE = String.raw`(?:[12]?[1-9]|[123]0|\p{L}{1,2}\d?)`;
/** Codes in brackets at the end of a line. */
const CODED = new RegExp(
  String.raw`^(?<price>.*\S)\s*[([](?<codes>${ONE_CODE}(?:\s*[.,/]\s*${ONE_CODE})*)[)\]]$`,
  'u',
);
/** The usual codes without brackets at the end of a line: `£4.5 v`, `5 € V GF`. */
const BARE_CODES =
  /^(?<price>.*\d\S*(?:\s(?:\p{Sc}|\p{L}{3}))?)\s+(?<codes>(?:v|vg|ve|vgn|gf|gfo|df|n|h)(?:[\s,/]+(?:v|vg|ve|vgn|gf|gfo|df|n|h))*)$/iu;
/** Codes in capitals and of additives without brackets at the end of a line: `5,40 € A,C,1`, `5,40 A/C`. */
const CAPITAL_CODES =
  /^(?<price>.*\d\S*(?:\s\p{Sc})?)\s+(?=.*\p{Lu})(?<codes>(?:[A-R]\d?|\d{1,2})(?:\s?[,/]\s?(?:[A-R]\d?|\d{1,2}))+)$/u;
/** One code, or a run of them, which only a sign of a currency tells from a size: `3,40 € A`, `5,40 € ACG`. */
const RUN_OF_CODES =
  /^(?<price>.*(?:\d\s?\p{Sc}|\p{Sc}\s?[\d.,]+))\s+(?<codes>(?=A?B?C?D?E?F?G?H?I?J?K?L?M?N?O?P?Q?R?$)[A-R]+)$/u;

/** An amount with decimals before codes; less than one is rather a volume in litres. */
const SURE_BEFORE_CODES = /(?<![\d.,])[1-9]\d*[.,]\d{1,2}$/;
/** Codes of diets, which stand behind a price without decimals too: `Soup 6 (v)`. */
const DIETS = /^(?:v|vg|ve|vgn|vegan|gf|gfo|df|vgo|veg)(?:[\s.,/]+(?:v|vg|ve|vgn|gf|gfo|df|vgo|n))*$/i;

/** The price of a line and the codes behind it. */
function foundCodes(line: string): { price?: string; codes?: string } {
  const found = CODED.exec(line) ?? BARE_CODES.exec(line) ?? CAPITAL_CODES.exec(line);
  if (found?.groups) return found.groups;
  const { price = '', codes = '' } = RUN_OF_CODES.exec(line)?.groups ?? {};
  // The name of a currency may be in the order of the alphabet too: `$ 18500 COP`.
  return isCurrency(codes.toLowerCase()) ? {} : { price, codes: [...codes].join(', ') };
}

/** The prices of a line with codes behind them, which go to its words; codes that read as a higher price are none. */
function pricesBeforeCodes(line: string, currency: string, columns: number): Priced | undefined {
  const { price = '', codes = '' } = foundCodes(line);
  const priced = price === '' ? undefined : pricesIn(price, currency, columns);
  const last = priced?.prices.at(-1);
  if (!priced || !last || (!last.currency && !SURE_BEFORE_CODES.test(price) && !DIETS.test(codes)))
    return undefined;
  if (/^\d+[.,]\d\d$/.test(codes) && Number(codes.replace(',', '.')) > Number(last.amount)) return undefined;
  return { ...priced, before: `${trimmed(priced.before)} (${codes})` };
}

/** Finds the prices of a line (`plain`); `columns` is the number of sizes that the lines above name. */
export function findPrices(line: string, currency: string, columns = 1): Priced | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const { line: bare, calories } = withoutCalories(line);
  if (calories) {
    const found = findPrices(bare, currency, columns);
    return found && { ...found, before: `${trimmed(found.before)} (${calories.replace(/:\s+/, ':')})` };
  }
  for (const { line: own, told } of [withoutPictures(line), withoutOldPrice(line), withoutDeposit(line)])
    if (told) {
      const found = findPrices(own, currency, columns);
      return found && { ...found, before: `${trimmed(found.before)}${told}` };
    }
  const { line: without, portion } = portionBeforePrice(line);
  if (portion) {
    const found = pricesIn(without, currency, columns);
    return found && { ...found, before: `${trimmed(found.before)} (${portion})` };
  }
  return pricesBeforeCodes(line, currency, columns) ?? pricesIn(line, currency, columns);
}

/** The only currency of a line before its words: `€3 Ice cream, 1 scoop`. */
const AT_START = /^\p{Sc}\s?\d[\d.,]*\s(?!\p{Lu}{3}$)[^\p{Sc}]*\p{L}[^\p{Sc}\d]*$/u;
const FRAME = /^[\s.…·_–—:|(-]+/;

function pricesIn(line: string, currency: string, columns: number): Priced | undefined {
  const ahead = AT_START.test(line) ? priceAtStart(line, currency) : undefined;
  if (ahead) return { before: ahead.before, prices: [ahead.price], written: '' };
  const series = seriesIn(line, currency);
  if (series) return { ...series, written: line.slice(series.before.length).replace(FRAME, '').trim() };
  const last =
    (TOGETHER.test(line) ? priceBeforeWords(line, currency) : undefined) ??
    lastPrice(line, currency) ??
    priceBeforeWords(line, currency) ??
    priceAtStart(line, currency);
  if (!last) return undefined;
  const prices = [last.price];
  let { before } = last;
  while (prices.length < MOST_SIZES) {
    const isColumn = IN_COLUMN.test(before) && /\.\d{2}/.test(prices[0]?.amount ?? '');
    const next = priceBefore(before, currency, isColumn || prices.length < columns);
    if (!next) break;
    const [first] = prices;
    if (first) {
      first.size = next.size;
      first.endsRange = next.isRange;
    }
    prices.unshift(next.price);
    before = next.before;
  }
  const [first, ...others] = prices;
  // A measure before prices without sizes of their own is the dish's.
  if (first && others.length > 0 && others.every(({ size }) => size !== '')) {
    const own = lastSize(before);
    first.size = own.size;
    if (own.size) before = own.before;
  }
  before = withNamesBefore(before, prices);
  const written = line.startsWith(before) ? line.slice(before.length) : '';
  return { before, prices, written: written.replace(FRAME, '').trim() };
}

/** An amount with decimals behind leaders or in a column, which is a price without a currency too. */
const SURE = /(?:[.…·_–—-]{2}| {2}|\t)\s*\d+[.,]\d{1,3}$/;

/** A sure price before other words: `Pie $9 (apple or pear)`, `Squid $17 - lime, rocket`, `Oysters $3 each`, `Roll  4.25 (hot)`. */
function priceBeforeWords(line: string, currency: string): Found | undefined {
  for (const pattern of TAILS) {
    const { price = '', tail = '' } = pattern.exec(line)?.groups ?? {};
    const found = price === '' ? undefined : lastPrice(price, currency);
    if (!found || (!found.price.currency && !SURE.test(price) && !SURE_TAIL.test(tail))) continue;
    const between = tail.startsWith('(') ? ' ' : ' – ';
    return {
      before: `${trimmed(found.before)}${between}${tail}`,
      price: found.price,
      written: found.written,
    };
  }
  return undefined;
}

/** The price of several together, in brackets behind the price of one: `£3.20 (4 for £11)`. */
const TOGETHER = /\(\d+ (?:for|за|für|pour|por|per)\s[^()]*\)$/iu;

function priceAtStart(line: string, currency: string): Found | undefined {
  patterns ??= makePatterns();
  const match = patterns.atStart.exec(line);
  return foundIn(match, match?.groups?.before ?? '', currency);
}

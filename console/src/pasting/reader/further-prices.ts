import { markPattern } from './currency-marks.ts';
import { MEASURE } from './measures.ts';
import { withoutPortion } from './portions.ts';
import { PHRASE } from './size-phrases.ts';

/** The most times that a further price of a line is larger or smaller than the one that was read. */
const SPREAD = 6;
const MEASURES = new RegExp(MEASURE, 'giu');
/** How long a dish takes. */
const TIMES =
  /\d{1,3}(?:\s?[–-]\s?\d{1,3})?\s?(?:minutes?|mins?|minuten|minuti|minutos|minut\p{L}{0,2}|мин\p{L}{0,3}|хв\p{L}{0,4}|dakika|dk|λεπτά|דקות|دقيقة|دقائق|分|분|นาที)(?!\p{L})/giu;
const NUMBER = /(?<![\p{L}\p{N}.,'’])\d+(?:[.,]\d{1,2})?(?![\p{L}\p{N}%'’]|[.,]\d)/gu;
const YEAR = /^(?:19|20)\d\d$/;
/** Words whose number only tells one from the next: `Set 2`, `No. 7`. */
const COUNTED =
  /(?:[#№]|(?<!\p{L})(?:no|nr|n°|set|menu|menü|menù|combo|deal|box|option|meal|number|сет|набор|комбо|меню|вариант|номер|رقم|عرض|وجبة|كومبو|قائمة))\.?\s*$/iu;
/** A mark behind a price, and up to three words that are the name of the next one. */
const NEXT_NAME = /^\s*(?:[/|;,،–—-]\s*|\s{2,})(?:\d{1,2}\s)?\p{L}[^\s\d]*(?:\s\S+){0,2}\s*$/u;
/** Up to three words behind a number at the end, which may be the name of the next price where the number is like it. */
const NEXT_WORDS = /^\s+\p{L}[^\s\d]*(?:\s+\S+){0,3}\s*$/u;
/** A bracket behind a number that the price stands in: `Eggs 9 (bacon 12)`. */
const OPEN = /\d[^\d()]*\([^()]*$/;
const CLOSE = 4;
/** The largest number that tells one of several sets from the next. */
const MOST_COUNTED = 9;
/** Dishes that have a number in their name. */
const NAMED = /^65$/;
const SIZE_BEFORE = new RegExp(`(?:${PHRASE})[\\s:=–—-]*$`, 'iu');
const SIZE_BEHIND = new RegExp(`^[\\s,;/|–—-]*(?:${PHRASE})`, 'iu');

/** A number in a column of its own between the words and the price. */
const COLUMN = /\t\s*\d+(?:[.,]\d+)?\s*(?:\t|$)/;
/** A number that may be the thousands of the price behind it: `Bœuf 12 500`. */
const THOUSANDS = /(?<!\d|\d[.,])[1-9]\d{0,2} [0-9]{3}$/;

const lastWord = (words: string) => /(\p{L}+)[^\p{L}]*$/u.exec(words)?.[1]?.toLowerCase();

/** Whether the price of a lone line may go on from the number before it. */
export const mayBeParted = (text: string, words: string): boolean =>
  THOUSANDS.test(text.trimEnd()) &&
  /\d$/.test(words.trimEnd()) &&
  !COUNTED.test(words.replace(/\d+\s*$/, ''));

let priced: RegExp | undefined;

/** An amount with its currency. */
function makePriced() {
  const mark = String.raw`(?!(?:all|cup|top|try|le|l\.e)(?!\p{L}))${markPattern()}`;
  return new RegExp(
    String.raw`\p{Sc}\s?\d|(?<![\p{L}\d.,])\d+(?:[.,]\d+)?\s?(?:\p{Sc}|${mark})|(?<!\p{L})${mark}\s?\d`,
    'iu',
  );
}

/**
 * Whether the words of a dish have a number that may be a price of their line too, beside the one that was read: it has a
 * currency, decimals or the name of a size, or a mark behind it and a few words.
 */
export function hasFurtherPrice(words: string, amount: number): boolean {
  priced ??= makePriced();
  const outside = words.replaceAll(/\([^()]*\)/g, ' ');
  if (priced.test(outside) || OPEN.test(words) || COLUMN.test(words)) return true;
  const bare = withoutPortion(
    outside
      .replaceAll(TIMES, ' ')
      .replaceAll(MEASURES, ' ')
      .replace(/[\s.…:–—-]+$/u, ''),
  ).words;
  return [...bare.matchAll(NUMBER)].some((found) => {
    const number = Number(found[0].replace(',', '.'));
    const [before, behind] = [bare.slice(0, found.index), bare.slice(found.index + found[0].length)];
    const isFar = SPREAD * number < amount || number > SPREAD * amount;
    if (isFar || !/\p{L}/u.test(before) || YEAR.test(found[0])) return false;
    // The same word again names the next one: `Lunch set 15 dinner set`.
    if (number > MOST_COUNTED && lastWord(before) === lastWord(behind)) return true;
    if (COUNTED.test(before)) return false;
    const isClose =
      CLOSE * number >= amount && number <= CLOSE * amount && !NAMED.test(found[0]) && !/,\s*$/.test(before);
    const isAlike = Number.isInteger(number) === Number.isInteger(amount);
    return (
      (isClose && isAlike && NEXT_WORDS.test(behind)) ||
      /[.,]/.test(found[0]) ||
      NEXT_NAME.test(behind) ||
      SIZE_BEFORE.test(before) ||
      SIZE_BEHIND.test(behind)
    );
  });
}

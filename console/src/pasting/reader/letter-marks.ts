import { isCurrency } from '@sofra/contract/money/currencies';
import { LETTER_MARKS } from './currency-words.ts';
import { LONGEST_LINE, linesOf } from './plain-text.ts';

type Letter = (typeof LETTER_MARKS)[number];

/** The fewest lines that tell what a letter beside an amount means. */
const FEWEST = 3;
const AMOUNT = String.raw`\d{1,3}(?:[ ,.'’]\d{3}){1,3}(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,3})?`;
const END = String.raw`\s*(?:/-|/=)?\s*(?:$|[)(/|,;–—-]|\s{2}|\s\p{L}|\s\+)`;
/** A line that ends with an amount, whatever stands beside it. */
const PRICED = /\d\s?[^\s\d]{0,4}$/u;
/** Sizes by their letters, beside which an `L` is large. */
const SIZES = /(?<![\p{L}\p{N}])[SMsm][\s:-]{0,2}\d/u;

/** The pattern for a letter beside an amount; a letter behind it ends the line or stands before another mark. */
const patternOf = ({ mark, isBehind }: Letter) =>
  isBehind
    ? new RegExp(
        String.raw`(?<=(?<!\d[.,])(?<![\p{L}\p{N}])(?:${AMOUNT}))\s?(?:${mark})\.?(?=\s*(?:$|[/|,;)(–—-]))`,
        'gu',
      )
    : new RegExp(String.raw`(?<![\p{L}\p{N}]|[(]|&\s?)(?:${mark})\.?\s?(?=(?:${AMOUNT})${END})`, 'gu');

/** Whether a letter is the mark of a currency: in the menu's own, or where most lines with an amount have it. */
function isMeant(letter: Letter, pattern: RegExp, lines: readonly string[], currency: string): boolean {
  const withIt = lines.filter((line) => line.search(pattern) >= 0);
  if (letter.mark.startsWith('L') && lines.some((line) => SIZES.test(line))) return false;
  const isOwn = isCurrency(currency) && letter.currencies.includes(currency);
  if (!isOwn && !letter.isUsual) return false;
  const priced = lines.filter((line) => PRICED.test(line) || withIt.includes(line)).length;
  const fewest = isOwn ? 1 : FEWEST;
  return withIt.length >= fewest && 2 * withIt.length > priced;
}

/** A text in which letters that mean a currency, `R 105` and `12 ج`, have become its code. */
export function withLetterMarks(text: string, currency: string): string {
  const lines = linesOf(text).map((line) => line.trimEnd());
  const short = lines.filter((line) => line.length <= LONGEST_LINE);
  const meant = LETTER_MARKS.flatMap((letter) => {
    const pattern = patternOf(letter);
    if (!isMeant(letter, pattern, short, currency)) return [];
    const code = letter.currencies.find((one) => one === currency) ?? letter.currencies[0] ?? '';
    const written = letter.isBehind ? ` ${code.toUpperCase()}` : `${code.toUpperCase()} `;
    return [{ pattern, written }];
  });
  if (meant.length === 0) return text;
  return lines
    .map((line) =>
      line.length > LONGEST_LINE
        ? line
        : meant.reduce((made, { pattern, written }) => made.replaceAll(pattern, written), line),
    )
    .join('\n');
}

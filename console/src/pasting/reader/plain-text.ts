import { latinDigits } from '@sofra/contract/languages/latin-digits';

/** Line ends, those of word processors and of Unicode among them. */
const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
const WIDE: { [mark: string]: string } = {
  '\u3000': ' ',
  '：': ':',
  '（': '(',
  '）': ')',
  '，': '、',
  '￥': '¥',
};

/** The most characters of a line that is searched; a longer one is prose, and some searches take quadratic time. */
export const LONGEST_LINE = 500;

/** Amounts that are crossed out before the one that holds: `~~15~~ 12`, or with a line through each digit. */
const CROSSED = /~{1,2}[^~\n]{0,12}\d[^~\n]{0,12}~{1,2}[ \t]*(?=\S*\d)|(?:\S\u0336)+[ \t]*/g;

/** A text with Latin digits and points, plain spaces, and without marks of direction. */
export function plain(text: string): string {
  return latinDigits(text.normalize('NFC'))
    .replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\ufe0f/g, '')
    .replaceAll(CROSSED, '')
    .replaceAll(/(?<=\d)(?: ?:[–—-]|[.,][–—-]{1,2}| ?\/=)(?=[\s|)]|$|\p{Sc}|\p{L}{1,3}\.?$)/gmu, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/[\u3000：（），￥]/g, (mark) => WIDE[mark] ?? mark)
    .replaceAll(/(?<=\d)[\u00a0\u2007-\u200a\u202f](?=\d{3}(?!\d))/g, '')
    .replaceAll(/[\u00a0\u2000-\u200a\u202f]/g, ' ');
}

/** The lines of a text. */
export const linesOf = (text: string): string[] => text.split(LINE_END);

// A star behind a figure counts, as those of a brandy do.
const AROUND = /^[\s.…·_~\-–—:：|,;/(]+|(?:[\s.…·_~\-–—:：|,;/(]|(?<!\d)\*)+$/gu;

/** Words without the leaders, dashes and separators around them. */
export const trimmed = (words: string): string => words.replaceAll(AROUND, '');

/** A line of a description without brackets around all of it. */
export const withoutBrackets = (line: string): string => /^\(([^()]+)\)$/.exec(line)?.[1] ?? line;

/** Texts in one, without the empty ones. */
export const joined = (texts: readonly string[], between = ' '): string =>
  texts.filter(Boolean).join(between);

/** A description made of its parts; a sentence ends one without a comma. */
export const described = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .reduce(
      (all, part) => (all === '' ? part : `${all}${/[.!?…,،、。]$/u.test(all) ? ' ' : ', '}${part}`),
      '',
    );

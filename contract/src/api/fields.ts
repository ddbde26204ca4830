import { z } from 'zod';
import { LOCALE_CODES } from '../languages/locales.ts';
import { RAW_TEXT } from '../limits.ts';
import { CURRENCY_CODES } from '../money/currencies.ts';
import type { ProblemCode, ProblemParameters } from './problem-codes.ts';

/** The extra facts of a zod issue of ours: the problem's code and the figures of its sentence. */
export type Broken = { code: ProblemCode; parameters?: ProblemParameters };

/** Reports our own problem from inside a zod check, with its own code. */
export function broken(code: ProblemCode, parameters?: ProblemParameters) {
  return { code: 'custom' as const, params: { code, parameters } satisfies Broken };
}

/** Length in code points, as every bound counts it (rule 9). */
export const codePoints = (words: string) => [...words].length;

// NUL and lone surrogates can't be stored; other control characters are refused but for line ends and tabs.
const storable = (words: string) => words.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(words);

// Spaces, joiners, fillers and direction marks alone are invisible. Braille's empty pattern is a symbol to
// Unicode, though it is drawn as a space.
const isVisible = (words: string) => /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(words);

// An invisible text counts as empty: too short for a required text, none for an optional one.
const orNothing = (said: string) => (storable(said) && !isVisible(said) ? '' : said);

/** A text of one line, of a bounded length in code points, trimmed and in NFC (rule 9). */
export const text = (bounds: Bounds) => words(bounds, isOneLine);

/** A text that may have several lines, bounded as `text` is. */
export const lines = (bounds: Bounds) => words(bounds, storable);

/** A text of one line, or none at all where that clears it. */
export const textOrNone = (bounds: Bounds) => words(bounds, isOneLine, true);

type Bounds = { min: number; max: number };

// Direction controls and line breaks are not allowed in names and titles.
const isOneLine = (said: string) =>
  storable(said) && !/[\t\n\r\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(said);

const hasTooManyMarks = (said: string) =>
  said.match(/\p{M}+/gu)?.some((marks) => marks.length > RAW_TEXT.marks) ?? false;

/**
 * Refuses, before normalising, a text longer than any of `max` code points or with too many marks in a row.
 */
function bounded(max: number): z.core.CheckFn<string> {
  return ({ value, issues }) => {
    if (value.length > max * RAW_TEXT.unitsPerCodePoint)
      issues.push({ ...broken('too_long', { max }), input: value });
    else if (hasTooManyMarks(value)) issues.push({ ...broken('invalid_characters'), input: value });
  };
}

/** The text of a search, trimmed and in NFC. */
export const searchText = ({ min, max }: Bounds) =>
  z.string().check(bounded(max)).normalize().trim().min(min).max(max);

function words(bounds: Bounds, isAllowed: (said: string) => boolean, mayBeNone = false) {
  return z
    .string()
    .check(bounded(bounds.max))
    .normalize()
    .trim()
    .overwrite(orNothing)
    .check(({ value, issues }) => {
      const length = codePoints(value);
      if (mayBeNone && length === 0) return;
      if (!isAllowed(value)) issues.push({ ...broken('invalid_characters'), input: value });
      else if (length < bounds.min)
        issues.push({ ...broken('too_short', { min: bounds.min }), input: value });
      else if (length > bounds.max) issues.push({ ...broken('too_long', { max: bounds.max }), input: value });
    })
    .meta({ minLength: mayBeNone ? 0 : bounds.min, maxLength: bounds.max });
}

/** A password: counted as typed, never trimmed or normalised, but bounded so that hashing it stays cheap. */
export function password(min: number, max: number) {
  return z
    .string()
    .check(({ value, issues }) => {
      // A code point has at most two units, so a text over twice the bound is not counted.
      const length = value.length > 2 * max ? value.length : codePoints(value);
      if (length < min) issues.push({ ...broken('too_short', { min }), input: value });
      else if (length > max) issues.push({ ...broken('too_long', { max }), input: value });
    })
    .meta({ minLength: min, maxLength: max, format: 'password' });
}

/** An e-mail address; stored as typed, compared folded. */
export function email(bounds: { min: number; max: number }) {
  return text(bounds).check(({ value, issues }) => {
    if (issues.length === 0 && !z.email().safeParse(value).success)
      issues.push({ ...broken('invalid_format'), input: value });
  });
}

/** A record's id. */
export const uuid = z.guid().overwrite((id) => id.toLowerCase());

/** The code of a language that we speak. */
export const localeCode = z.enum(LOCALE_CODES);

/** The most characters of an amount: more digits than any price has, on both sides of the point. */
const MOST_DIGITS = 40;

/**
 * Money on its way in: a decimal string or a JSON number (`docs/api.md`), kept as a string so that no binary fraction is
 * ever calculated with. Range and digits are the caller's (rule 26).
 */
export const money = z
  .union([z.string().max(MOST_DIGITS), z.number()])
  .transform((amount) => String(amount).trim())
  .pipe(z.string().regex(/^-?\d{1,12}(\.\d{1,20})?$/, 'invalid_amount' satisfies ProblemCode))
  .meta({ examples: ['12.50'] });

/** A currency's code, kept in lower case (rule 86). */
export const currencyCode = z.string().toLowerCase().pipe(z.enum(CURRENCY_CODES));

/** A time zone, which the server checks against the runtime's names (rule 22). */
export const timeZone = z.string().min(1).max(64);

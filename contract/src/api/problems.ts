import type { Locale } from '../languages/locales.ts';
import { ar } from './phrases/ar.ts';
import { en } from './phrases/en.ts';
import { ru } from './phrases/ru.ts';
import type { ProblemCode, ProblemParameters } from './problem-codes.ts';

/** Facts for a client's own words about a conflict: the author of the change, and its time. */
export type ProblemMeta = { actor: string; support_actor: string | null; at: string };

/** One broken rule on its way to the wire. `pointer` is a JSON pointer into the body, `parameter` a query parameter. */
export type Problem = {
  code: ProblemCode;
  pointer?: string;
  parameter?: string;
  parameters?: ProblemParameters;
  meta?: ProblemMeta;
};

const WORDS = { en, ar, ru };

/** The sentence of a problem in one language, with its figures filled in. */
export function problemText(code: ProblemCode, locale: Locale, parameters: ProblemParameters = {}): string {
  return WORDS[locale].problems[code](parameters);
}

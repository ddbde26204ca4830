import type { Locale } from '@sofra/contract/languages/locales';
import type { Parts } from './parts.ts';

/** The plural forms that each language needs, as Intl.PluralRules names them. */
type Forms = {
  en: 'one' | 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
  ru: 'one' | 'few' | 'many' | 'other';
};

type KeysIn<L extends Locale, K> = K extends `${infer Base}_one` | `${infer Base}_other`
  ? `${Base}_${Forms[L]}`
  : K;

type In<L extends Locale, P> = {
  [K in keyof P as KeysIn<L, K>]: P[K] extends string ? string : In<L, P[K]>;
};

/**
 * The phrases of a part in a language, by those in English: the same ones, and of each plural all of its own forms.
 * A missing phrase, a missing form and one too many do not compile.
 */
export type Translated<L extends Locale, P extends keyof Parts> = In<L, Parts[P]>;

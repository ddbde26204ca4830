import type { Locale } from '@sofra/contract/languages/locales';

/** The plural forms that each language needs, as Intl.PluralRules names them. */
type Forms = {
  en: 'one' | 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
  ru: 'one' | 'few' | 'many' | 'other';
};

type KeysIn<L extends Locale, K> = K extends `${infer Base}_one` | `${infer Base}_other`
  ? `${Base}_${Forms[L]}`
  : K;

/**
 * What a language must say, given what English says: the same phrases, and of each plural all of its own forms. A missing
 * phrase, a missing form and one too many do not compile.
 */
export type Translated<L extends Locale, P> = {
  [K in keyof P as KeysIn<L, K>]: P[K] extends string ? string : Translated<L, P[K]>;
};

import { isLocale, type Locale } from '@sofra/contract/locales';

const WORDS: Record<Locale, string> = { en: '(copy)', ar: '(نسخة)', ru: '(копия)' };

/** The word that marks a copy's title, in the title's own language (ruling 29). */
export function copyWord(locale: string): string {
  return WORDS[isLocale(locale) ? locale : 'en'];
}

/** The languages of the product: a new one needs a line here and its phrases (rule 35a). */
export const LOCALES = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'ru', name: 'Русский', direction: 'ltr' },
] as const;

/** The code of a language: `en`, `ar` or `ru`. */
export type Locale = (typeof LOCALES)[number]['code'];

/** The codes alone, for validation. */
export const LOCALE_CODES = LOCALES.map((locale) => locale.code) as [Locale, ...Locale[]];

/** The language of last resort and of a new venue (rule 36). */
export const DEFAULT_LOCALE: Locale = 'en';

/** Whether a word is the code of a language that we speak. */
export function isLocale(word: unknown): word is Locale {
  return LOCALE_CODES.includes(word as Locale);
}

/** The writing direction of a language, for `dir`. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return LOCALES.find(({ code }) => code === locale)?.direction ?? 'ltr';
}

/**
 * The best of the given languages for an `Accept-Language` header, or undefined when it names none of them.
 * Quality values count, and `ar-EG` is satisfied by `ar`.
 */
export function preferredLocale<L extends string>(
  header: string | undefined,
  offered: readonly L[],
): L | undefined {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of wanted) {
    const match = offered.find((code) => code === language);
    if (match) return match;
  }
  return undefined;
}

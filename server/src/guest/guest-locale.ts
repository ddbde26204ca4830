import { isLocale, type Locale, preferredLocale } from '@sofra/contract/languages/locales';

/**
 * The language of a page for its guest. `explicit`: the address says it, or there is only one, so that anyone may get the
 * page from a cache between. Else an earlier choice (the `lang` cookie), `Accept-Language`, the venue's default (`docs/guest.md`).
 */
export function guestLocale(given: {
  offered: readonly [Locale, ...Locale[]];
  lang: string | null;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}): { locale: Locale; explicit: boolean } {
  const { offered, lang, cookie, acceptLanguage } = given;
  if (offered.length === 1) return { locale: offered[0], explicit: true };
  const isOffered = (word: unknown): word is Locale => isLocale(word) && offered.includes(word);
  if (isOffered(lang)) return { locale: lang, explicit: true };
  const chosen = /(?:^|;\s*)lang=(\w+)/.exec(cookie ?? '')?.[1];
  const locale = isOffered(chosen) ? chosen : (preferredLocale(acceptLanguage, offered) ?? offered[0]);
  return { locale, explicit: false };
}

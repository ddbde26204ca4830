import {
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_CODES,
  type Locale,
  preferredLocale,
} from '@sofra/contract/languages/locales';
import { readStored } from './storage.ts';

/** The language of the interface: the one chosen in this browser, else the best of the browser's own, else English. */
export function firstLocale(): Locale {
  const chosen = readStored('locale');
  if (isLocale(chosen)) return chosen;
  return preferredLocale(navigator.languages.join(','), LOCALE_CODES) ?? DEFAULT_LOCALE;
}

/** The language that the page is in now. */
export function currentLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}

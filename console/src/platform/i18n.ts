import type { Locale } from '@sofra/contract/locales';
import { directionOf } from '@sofra/contract/locales';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Phrases } from './phrases/en.ts';
import { keep } from './storage.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Phrases };
  }
}

/** The console's phrases; `i18n.t` outside of components. */
export const i18n = i18next.createInstance();

const NAMESPACE = 'translation';

// Each language is a file of its own, and only the one that is spoken is loaded.
const LOADERS: Record<Locale, () => Promise<object>> = {
  en: async () => (await import('./phrases/en.ts')).en,
  ar: async () => (await import('./phrases/ar.ts')).ar,
  ru: async () => (await import('./phrases/ru.ts')).ru,
};

async function load(locale: Locale): Promise<void> {
  if (i18n.hasResourceBundle(locale, NAMESPACE)) return;
  i18n.addResourceBundle(locale, NAMESPACE, await LOADERS[locale]());
}

function mark(locale: Locale): void {
  Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale) });
}

/** Loads the phrases of a language and speaks it from the first screen on. */
export async function startI18n(locale: Locale): Promise<void> {
  mark(locale);
  await i18n.use(initReactI18next).init({
    lng: locale,
    // Every phrase exists in every language (`phrases/translated.ts`): there is nothing to fall back to.
    fallbackLng: false,
    resources: { [locale]: { [NAMESPACE]: await LOADERS[locale]() } },
    interpolation: { escapeValue: false },
  });
}

/** Speaks another language from now on, in this browser. */
export async function changeLocale(locale: Locale): Promise<void> {
  await load(locale);
  mark(locale);
  keep('locale', locale);
  await i18n.changeLanguage(locale);
}

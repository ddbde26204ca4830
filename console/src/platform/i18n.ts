import type { Locale } from '@sofra/contract/languages/locales';
import { directionOf } from '@sofra/contract/languages/locales';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Part, Phrases } from './phrases/parts.ts';
import { keep } from './storage.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Phrases };
  }
}

/** The console's phrases; `i18n.t` outside of components. */
export const i18n = i18next.createInstance();

const NAMESPACE = 'translation';

// Comes with the first part that names something: what every screen says names nothing.
let keptTogether = (name: string, _locale: Locale) => name;

type Loader = (locale: Locale) => Promise<object>;

// The phrases of every screen. The list of the other parts loads with the first screen that needs one.
const SHELL: Record<Locale, () => Promise<{ phrases: object }>> = {
  en: () => import('./phrases/en/shell.ts'),
  ar: () => import('./phrases/ar/shell.ts'),
  ru: () => import('./phrases/ru/shell.ts'),
};
const wanted = new Map<string, Loader>([['shell', async (locale) => (await SHELL[locale]()).phrases]]);
const started = Promise.withResolvers<void>();
const loading = new Map<string, Promise<void>>();
// The language that the console changes to while its phrases load.
let coming: Locale | undefined;

async function load(locale: Locale, loader: Loader): Promise<void> {
  i18n.addResourceBundle(locale, NAMESPACE, await loader(locale), true);
}

/** Loads a part of the phrases in a language, once. */
export function loadPhrases(locale: Locale, part: string, loader: Loader): Promise<void> {
  const key = `${locale} ${part}`;
  const promise = loading.get(key) ?? load(locale, loader);
  loading.set(key, promise);
  // A failed download is repeated.
  promise.catch(() => loading.delete(key));
  return promise;
}

async function loadAll(locale: Locale): Promise<void> {
  let parts = 0;
  // A screen may ask for its part meanwhile.
  while (parts < wanted.size) {
    parts = wanted.size;
    await Promise.all([...wanted].map(([part, loader]) => loadPhrases(locale, part, loader)));
  }
}

function mark(locale: Locale): void {
  Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale) });
}

/** Loads the phrases that every screen needs and speaks the language from the first screen on. */
export async function startI18n(locale: Locale, ...parts: readonly Part[]): Promise<void> {
  mark(locale);
  await i18n.use(initReactI18next).init({
    lng: locale,
    // Every phrase exists in every language (`phrases/translated.ts`): there is nothing to fall back to.
    fallbackLng: false,
    // A screen whose part of the phrases was forgotten fails in every test that opens it, and never shows a key. A phrase that
    // may be missing is asked for with what stands in its place.
    parseMissingKeyHandler: (key, instead?: string) => {
      if (instead !== undefined) return instead;
      throw new Error(`No loaded phrase says "${key}".`);
    },
    resources: {},
    // React escapes; here names are kept together where they are read from the other side.
    interpolation: { escape: (name) => keptTogether(name, i18n.language as Locale) },
  });
  started.resolve();
  await needPhrases(...parts);
}

/** Loads parts of the phrases that a screen says, in the language of the moment and in each one chosen later. */
export async function needPhrases(...parts: readonly Part[]): Promise<void> {
  await started.promise;
  if (parts.length > 0) {
    const [{ loadPart }, { isolate }] = await Promise.all([
      import('./phrases/load-part.ts'),
      import('./isolate.ts'),
    ]);
    keptTogether = isolate;
    for (const part of parts) wanted.set(part, (locale) => loadPart(part, locale));
  }
  await loadAll(i18n.language as Locale);
  // Its phrases must be there before the language is (`changeLocale`).
  if (coming) await loadAll(coming);
}

/** Loads code together with the phrases that it says. */
export const withPhrases =
  <M>(load: () => Promise<M>, ...parts: readonly Part[]) =>
  async (): Promise<M> =>
    (await Promise.all([load(), needPhrases(...parts)]))[0];

/** Speaks the person's chosen language, in any browser (rule 44). */
export async function speak(locale: Locale): Promise<void> {
  if (locale !== i18n.language) await changeLocale(locale);
}

/**
 * Speaks another language from now on, in this browser, once all wanted phrases of it are there. The latest of several
 * choices holds.
 */
export async function changeLocale(locale: Locale): Promise<void> {
  coming = locale;
  try {
    await loadAll(locale);
    if (coming !== locale) return;
    mark(locale);
    keep('locale', locale);
    await i18n.changeLanguage(locale);
  } finally {
    if (coming === locale) coming = undefined;
  }
}

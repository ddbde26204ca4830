import type { Locale } from '@sofra/contract/languages/locales';
import { changeLocale, i18n, needPhrases, startI18n } from '../src/platform/i18n.ts';
import type { Part } from '../src/platform/phrases/parts.ts';
import { storageKey } from '../src/platform/storage.ts';

/**
 * Speaks a language with parts of the phrases, as a console that has just begun. The page of a test file is that of the file before,
 * whose phrases stay: a file that passes alone passes after any other.
 */
export async function startPhrases(locale: Locale, ...parts: readonly Part[]): Promise<void> {
  if (!i18n.isInitialized) return startI18n(locale, ...parts);
  await needPhrases(...parts);
  await changeLocale(locale);
  localStorage.removeItem(storageKey('locale'));
}

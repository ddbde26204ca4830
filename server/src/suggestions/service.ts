import type { Locale } from '@sofra/contract/languages/locales';

/** Texts to translate, as they are sent: plain, and in one language. */
export type Wording = { texts: readonly string[]; from: Locale; to: Locale };

/** A translation service, as two pure functions: the request for some texts, and the texts of its answer. */
export type Service = {
  /** Its name on the screen and in the log. */
  name: 'DeepL' | 'Google' | 'LibreTranslate';
  request(wording: Wording): { url: string; headers?: Record<string, string>; body: object };
  /** The translations in the order of the texts. Throws when the answer is none of its own. */
  texts(answer: unknown): string[];
};

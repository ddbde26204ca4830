/** A language's name in the language of the screen, as it stands within a sentence. */
export const languageName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;

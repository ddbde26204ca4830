const namers = new Map<string, Intl.DisplayNames>();

// A list of hundreds of rows says names, and each of these takes longer to make than a row.
function namerFor(locale: string): Intl.DisplayNames {
  const namer = namers.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language' });
  namers.set(locale, namer);
  return namer;
}

/** A language's name in the language of the screen, as it stands within a sentence. */
export const languageName = (code: string, locale: string): string => namerFor(locale).of(code) ?? code;

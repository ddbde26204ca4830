/** Words one after the other, with the comma of the language; the runtime’s own lists leave it out in some. */
export const listed = (words: readonly string[], locale: string): string =>
  words.join(locale === 'ar' ? '، ' : ', ');

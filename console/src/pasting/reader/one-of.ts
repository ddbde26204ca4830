/** The source of a pattern for one of some words, which are parted by spaces; of two that begin alike it takes the longer. */
export const oneOf = (words: string): string =>
  words
    .split(' ')
    .sort((one, other) => other.length - one.length)
    .join('|');

/** The same for words with a full stop behind a short form, and with `~` for a blank within a name; each is a word of its own. */
export const wordOf = (words: string): string =>
  String.raw`(?<![\p{L}\p{N}\p{M}])(?:${oneOf(words).replaceAll('~', String.raw`\s`)})(?![\p{L}\p{N}\p{M}])\.?`;

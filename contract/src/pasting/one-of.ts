/** The source of a pattern for one of some words, which are parted by spaces; of two that begin alike it takes the longer. */
export const oneOf = (words: string): string =>
  words
    .split(' ')
    .sort((one, other) => other.length - one.length)
    .join('|');

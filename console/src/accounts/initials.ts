/** Does not let an Arabic letter join the next one, and is not seen. */
const APART = '\u200c';

/** The first letters of a person's names, each for itself. */
export const initialsOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  [first_name, last_name].flatMap((name) => [...name].slice(0, 1)).join(APART);

/** The last migration from before the rule (decision 72), which took something away from the release before it. */
export const BEFORE_THE_RULE = '0027-rows-ahead.ts';

/** Statements after which an older release can't read or write as it did. */
const CONTRACTS =
  /\b(drop (?:column|table|default)|rename|set not null|alter column \w+ type|add column [^,;`']*\bnot null\b(?![^,;`]*\bdefault))/gi;

/** The words of a migration that take something from the release before it. */
export const contracts = (text: string): string[] => text.match(CONTRACTS) ?? [];

import { isSameStated, STATEMENTS, type Statements } from '@sofra/contract/catalogue/ingredient-states';
import type { Columns } from './tree.ts';

/** The statements of a dish and its extras; an extra and its copy in a branch have the same key. */
export type DishWords = { dish: Statements; extras: Readonly<Record<string, Statements>> };

/** The check of a dish: by whom and when, if anybody has checked it. */
export type Check = Pick<Columns, 'checked_by' | 'checked_at'>;

/** Nobody’s check. */
export const NO_CHECK: Check = { checked_by: null, checked_at: null };

const isSilent = (stated: Statements) => STATEMENTS.every((list) => stated[list].length === 0);

/** Whether who has checked some words has checked these: the same but for extras that are gone or state nothing. */
function covers(checked: DishWords, words: DishWords): boolean {
  const isChecked = ([key, stated]: [string, Statements]) => {
    const same = checked.extras[key];
    return isSilent(stated) || (same !== undefined && isSameStated(same, stated));
  };
  return isSameStated(checked.dish, words.dish) && Object.entries(words.extras).every(isChecked);
}

/** The first check that is one of these very words; nobody’s when each is one of others, for a check never outlives its words. */
export const checkOf = (words: DishWords, known: readonly { words: DishWords; check: Check }[]): Check =>
  known.find((one) => covers(one.words, words))?.check ?? NO_CHECK;

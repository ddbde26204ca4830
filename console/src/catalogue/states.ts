import { INGREDIENT_WARNINGS } from '@sofra/contract/catalogue/dietary';
import {
  isInDoubt,
  listOf,
  mergeStatements,
  type StatementList,
  stating,
} from '@sofra/contract/catalogue/ingredient-states';
import type { ThreeWayMerge } from '../forms/three-way-merge.ts';

/** A list of what a dish states: that it contains, may contain, or is free of ingredients. */
export type List = StatementList;

/** The statements of a dish or an extra; an ingredient in no list is not stated. */
export type Stated = { [L in List]: string[] };

/** The ingredients of all kinds, in their order. */
export const INGREDIENTS: readonly string[] = INGREDIENT_WARNINGS;

/** The statements among other values. */
export const statedIn = (from: Partial<Stated> | undefined): Stated => ({
  ingredient_warnings: from?.ingredient_warnings ?? [],
  may_contain: from?.may_contain ?? [],
  free_of: from?.free_of ?? [],
});

/** The statements with an ingredient in another list, or in none. */
export const restated = (stated: Stated, key: string, list: List | undefined): Stated =>
  stating((one) => (one === key ? list : listOf(stated, one)));

/** The ingredients that are not stated. */
export const unstated = (stated: Stated): string[] =>
  INGREDIENTS.filter((key) => listOf(stated, key) === undefined);

/** The ingredients that a dish can be said to be free of: all that is not stated, and that nothing stated gives doubt of. */
export const theRest = (stated: Stated): string[] =>
  unstated(stated).filter((key) => !isInDoubt(stated, key));

/** The statements with the rest as what the dish is free of. */
export function freeOfTheRest(stated: Stated): Stated {
  const rest = theRest(stated);
  return stating((key) => (rest.includes(key) ? 'free_of' : listOf(stated, key)));
}

/** The statements of two people: each one’s changes, and of an ingredient that both have changed the graver word. */
export const mergedStates = ({ before, mine, theirs }: ThreeWayMerge<Stated>): Stated =>
  mergeStatements(before, mine, theirs);

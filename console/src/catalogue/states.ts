import { INGREDIENT_WARNINGS } from '@sofra/contract/dietary';
import { STATEMENTS } from '@sofra/contract/ingredient-states';
import type { ThreeWayMerge } from '../forms/three-way-merge.ts';

/** A list of what a dish states: that it contains, may contain, or is free of ingredients. */
export type List = (typeof STATEMENTS)[number];

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

/** The list that an ingredient is in; undefined when it is not stated. */
export const listOf = (stated: Stated, key: string): List | undefined =>
  STATEMENTS.find((list) => stated[list].includes(key));

/** The lists of ingredients of which each is in one or none. */
const listed = (of: (key: string) => List | undefined): Stated => ({
  ingredient_warnings: INGREDIENTS.filter((key) => of(key) === 'ingredient_warnings'),
  may_contain: INGREDIENTS.filter((key) => of(key) === 'may_contain'),
  free_of: INGREDIENTS.filter((key) => of(key) === 'free_of'),
});

/** The statements with an ingredient in another list, or in none. */
export const restated = (stated: Stated, key: string, list: List | undefined): Stated =>
  listed((one) => (one === key ? list : listOf(stated, one)));

/** The ingredients that are not stated. */
export const unstated = (stated: Stated): string[] =>
  INGREDIENTS.filter((key) => listOf(stated, key) === undefined);

/** The statements with all that is not stated as what the dish is free of. */
export const freeOfTheRest = (stated: Stated): Stated => listed((key) => listOf(stated, key) ?? 'free_of');

/** Whether two lists of statements say the same. */
export const isSameStated = (one: Stated, other: Stated): boolean =>
  INGREDIENTS.every((key) => listOf(one, key) === listOf(other, key));

// A danger to a guest comes first, and freedom from an ingredient stands only where nobody doubts it.
const GRAVITY: readonly (List | undefined)[] = ['ingredient_warnings', 'may_contain', undefined, 'free_of'];

const graver = (one: List | undefined, other: List | undefined) =>
  GRAVITY.indexOf(one) < GRAVITY.indexOf(other) ? one : other;

/** The statements of two people: each one’s changes, and of an ingredient that both have changed the graver word. */
export const mergedStates = ({ before, mine, theirs }: ThreeWayMerge<Stated>): Stated =>
  listed((key) => {
    const [was, here, there] = [before, mine, theirs].map((stated) => listOf(stated, key));
    if (here === was) return there;
    return there === was ? here : graver(here, there);
  });

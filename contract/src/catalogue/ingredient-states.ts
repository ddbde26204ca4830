import { INGREDIENT_WARNINGS, type IngredientWarning } from './dietary.ts';

/** The lists of ingredients that a dish or an extra states, the gravest first; an ingredient in none is not stated. */
export const STATEMENTS = ['ingredient_warnings', 'may_contain', 'free_of'] as const;

/** A dish's or an extra's statements; `ingredient_warnings` is what it contains. */
export type Statements = { [L in (typeof STATEMENTS)[number]]: readonly string[] };

/** One of the lists. */
export type StatementList = keyof Statements;

/** What is known of an ingredient in a dish. */
export type IngredientState = 'contains' | 'may_contain' | 'free_of' | 'not_stated';

const STATE_OF_LIST: Record<StatementList, IngredientState> = {
  ingredient_warnings: 'contains',
  may_contain: 'may_contain',
  free_of: 'free_of',
};

/** The lists that warn a guest. */
const DANGERS: readonly StatementList[] = ['ingredient_warnings', 'may_contain'];

/** Ingredients that are one of another kind: what contains wheat contains gluten. */
const KINDS: { [K in IngredientWarning]?: readonly IngredientWarning[] } = { gluten: ['wheat'] };

const kindsOf = (key: string): readonly string[] => KINDS[key as IngredientWarning] ?? [];

/** The ingredients that one is a kind of. */
const wholesOf = (kind: string): string[] => INGREDIENT_WARNINGS.filter((key) => kindsOf(key).includes(kind));

/** The list that names an ingredient, the gravest if several do; undefined when it is not stated. */
export const listOf = (stated: Statements, key: string): StatementList | undefined =>
  STATEMENTS.find((list) => stated[list].includes(key));

const isDanger = (stated: Statements) => (key: string) => DANGERS.some((list) => stated[list].includes(key));

/**
 * What a dish states of an ingredient: the gravest of its own word and of those about kinds of it. Freedom from a kind
 * says nothing of the ingredient, and freedom from the ingredient nothing of the kind.
 */
export function stateOf(stated: Statements, key: IngredientWarning): IngredientState {
  const dangers = kindsOf(key).filter(isDanger(stated));
  const lists = [key, ...dangers].map((one) => listOf(stated, one));
  const list = STATEMENTS.find((name) => lists.includes(name));
  return list ? STATE_OF_LIST[list] : 'not_stated';
}

/** Whether a dish contains or may contain a kind of an ingredient, or what it is a kind of, so that freedom from it does not follow. */
export const isInDoubt = (stated: Statements, key: string): boolean =>
  [...kindsOf(key), ...wholesOf(key)].some(isDanger(stated));

/** The kinds in a dish that outdo its word of what it is free of, which no guest is shown then. */
export const outdoing = (stated: Statements): { key: string; kind: string }[] =>
  stated.free_of.flatMap((key) =>
    kindsOf(key)
      .filter(isDanger(stated))
      .map((kind) => ({ key, kind })),
  );

/**
 * The statements after a change of some of the lists: what a list newly names leaves the lists that are not written, so
 * that no ingredient has two states, and so does freedom from an ingredient of which a danger is now a kind.
 */
export function restate(
  before: Statements,
  written: Partial<Statements>,
): { [L in StatementList]: string[] } {
  const named = new Set(STATEMENTS.flatMap((name) => written[name] ?? []));
  const denied = new Set(DANGERS.flatMap((name) => written[name] ?? []).flatMap(wholesOf));
  const stays = (name: StatementList, key: string) =>
    !named.has(key) && !(name === 'free_of' && denied.has(key));
  const left = (name: StatementList) => [
    ...(written[name] ?? before[name].filter((key) => stays(name, key))),
  ];
  return {
    ingredient_warnings: left('ingredient_warnings'),
    may_contain: left('may_contain'),
    free_of: left('free_of'),
  };
}

/** Statements in which each ingredient is in the list that is said for it, or in none. */
export function stating(of: (key: string) => StatementList | undefined): {
  [L in StatementList]: string[];
} {
  const keysIn = (list: StatementList) => INGREDIENT_WARNINGS.filter((key) => of(key) === list);
  return {
    ingredient_warnings: keysIn('ingredient_warnings'),
    may_contain: keysIn('may_contain'),
    free_of: keysIn('free_of'),
  };
}

// A danger to a guest comes first, and freedom from an ingredient stands only where nobody doubts it.
const GRAVITY: readonly (StatementList | undefined)[] = [...DANGERS, undefined, 'free_of'];

const graver = (one: StatementList | undefined, other: StatementList | undefined) =>
  GRAVITY.indexOf(one) < GRAVITY.indexOf(other) ? one : other;

/** Their statements, and of each of these ingredients the graver word of both. */
export const withGraver = (keys: ReadonlySet<string>, mine: Statements, theirs: Statements) =>
  stating((key) => {
    const [here, there] = [listOf(mine, key), listOf(theirs, key)];
    return keys.has(key) ? graver(here, there) : there;
  });

/** Whether two statements say the same, in whatever order. */
export const isSameStated = (one: Statements, other: Statements): boolean =>
  INGREDIENT_WARNINGS.every((key) => listOf(one, key) === listOf(other, key));

/** The statements of two people: each one’s changes since `before`, and of an ingredient that both have changed the graver word. */
export const mergeStatements = (before: Statements, mine: Statements, theirs: Statements) =>
  stating((key) => {
    const [was, here, there] = [before, mine, theirs].map((stated) => listOf(stated, key));
    if (here === was) return there;
    return there === was ? here : graver(here, there);
  });

/** The list and the place in it of an ingredient that a written record names in a graver list already; undefined without. */
export function contradiction(
  written: Partial<Statements>,
): { list: StatementList; index: number } | undefined {
  const seen = new Set<string>();
  for (const list of STATEMENTS) {
    const keys = written[list] ?? [];
    const index = keys.findIndex((key) => seen.has(key));
    if (index >= 0) return { list, index };
    for (const key of keys) seen.add(key);
  }
  return undefined;
}

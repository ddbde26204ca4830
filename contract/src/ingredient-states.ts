import type { IngredientWarning } from './dietary.ts';

/** The lists of ingredients that a dish or an extra states, the gravest first; an ingredient in none is not stated. */
export const STATEMENTS = ['ingredient_warnings', 'may_contain', 'free_of'] as const;

/** A dish's or an extra's statements; `ingredient_warnings` is what it contains. */
export type Statements = { [L in (typeof STATEMENTS)[number]]: readonly string[] };

/** What is known of an ingredient in a dish. */
export type IngredientState = 'contains' | 'may_contain' | 'free_of' | 'not_stated';

const STATE_OF_LIST: Record<keyof Statements, IngredientState> = {
  ingredient_warnings: 'contains',
  may_contain: 'may_contain',
  free_of: 'free_of',
};

/** Ingredients that are one of another kind: what contains wheat contains gluten. */
const KINDS: { [K in IngredientWarning]?: readonly IngredientWarning[] } = { gluten: ['wheat'] };

/**
 * What a dish states of an ingredient: the gravest of its own word and of those about kinds of it. Freedom from a kind
 * says nothing of the ingredient, and freedom from the ingredient nothing of the kind.
 */
export function stateOf(stated: Statements, key: IngredientWarning): IngredientState {
  const kinds = KINDS[key] ?? [];
  const list = STATEMENTS.find(
    (name) =>
      stated[name].includes(key) || (name !== 'free_of' && kinds.some((kind) => stated[name].includes(kind))),
  );
  return list ? STATE_OF_LIST[list] : 'not_stated';
}

/**
 * The statements after a change of some of the lists: what a list newly names leaves the lists that are not written, so
 * that no ingredient has two states.
 */
export function restate(
  before: Statements,
  written: Partial<Statements>,
): { [L in keyof Statements]: string[] } {
  const named = new Set(STATEMENTS.flatMap((name) => written[name] ?? []));
  const left = (name: keyof Statements) => [
    ...(written[name] ?? before[name].filter((key) => !named.has(key))),
  ];
  return {
    ingredient_warnings: left('ingredient_warnings'),
    may_contain: left('may_contain'),
    free_of: left('free_of'),
  };
}

/** The list and the place in it of an ingredient that a written record names in a graver list already; undefined without. */
export function contradiction(
  written: Partial<Statements>,
): { list: keyof Statements; index: number } | undefined {
  const seen = new Set<string>();
  for (const list of STATEMENTS) {
    const keys = written[list] ?? [];
    const index = keys.findIndex((key) => seen.has(key));
    if (index >= 0) return { list, index };
    for (const key of keys) seen.add(key);
  }
  return undefined;
}

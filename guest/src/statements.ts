import { INGREDIENT_WARNINGS, type IngredientWarning } from '@sofra/contract/catalogue/dietary';
import { type IngredientState, stateOf } from '@sofra/contract/catalogue/ingredient-states';
import type { PublishedItem } from '@sofra/contract/publishing/publishing';
import { LETTERS } from './letters.ts';
import type { ShownMenu } from './visibility.ts';

/** What a published dish or extra states of ingredients. */
export type Stated = Pick<PublishedItem, 'warnings' | 'may_contain' | 'free_of'>;

/** What a published dish or extra states of an ingredient. */
export function publishedState(stated: Stated, key: IngredientWarning): IngredientState {
  const { warnings: ingredient_warnings, may_contain, free_of } = stated;
  return stateOf({ ingredient_warnings, may_contain, free_of }, key);
}

/** Whether a dish or an extra states anything of ingredients. */
export function statesAny({ warnings, may_contain, free_of }: Stated): boolean {
  return warnings.length + may_contain.length + free_of.length > 0;
}

/** The ingredients that a dish is free of, while an extra of it states nothing of them: with it, the dish may have them. */
export function unsureWith(dish: Stated, extra: Stated): IngredientWarning[] {
  return INGREDIENT_WARNINGS.filter(
    (key) => publishedState(dish, key) === 'free_of' && publishedState(extra, key) === 'not_stated',
  );
}

/** The ingredients of which some dish or extra of a menu states something, in the order of the contract. */
export function statedOn({ sections }: Pick<ShownMenu, 'sections'>): IngredientWarning[] {
  const all = sections.flatMap(({ items }) => items.flatMap((item) => [item, ...item.extras]));
  return INGREDIENT_WARNINGS.filter((key) =>
    all.some((stated) => publishedState(stated, key) !== 'not_stated'),
  );
}

/** The attribute that holds the letters of the ingredients of each state; what has no letter in a row is not stated. */
const ATTRIBUTES = {
  contains: 'data-c',
  may_contain: 'data-m',
  free_of: 'data-f',
} as const satisfies { [S in Exclude<IngredientState, 'not_stated'>]: string };

/** A state in which an ingredient is stated. */
type SaidState = keyof typeof ATTRIBUTES;

const LIST_OF: { [S in SaidState]: keyof Stated } = {
  contains: 'warnings',
  may_contain: 'may_contain',
  free_of: 'free_of',
};

const KNOWN: readonly string[] = INGREDIENT_WARNINGS;

const knownOf = (stated: Stated, state: SaidState) =>
  INGREDIENT_WARNINGS.filter((key) => publishedState(stated, key) === state);

/**
 * The ingredients of which a dish or an extra states this, in the order of the contract; keys that only an older
 * publication knows stand last.
 */
export function keysOf(stated: Stated, state: SaidState): string[] {
  return [...knownOf(stated, state), ...stated[LIST_OF[state]].filter((key) => !KNOWN.includes(key))];
}

/** The letters of the ingredients of which a dish or an extra states this, as an attribute. */
export function lettersOf(stated: Stated, state: SaidState): { [attribute: string]: string } {
  const keys = knownOf(stated, state);
  return keys.length > 0 ? { [ATTRIBUTES[state]]: keys.map((key) => LETTERS[key]).join('') } : {};
}

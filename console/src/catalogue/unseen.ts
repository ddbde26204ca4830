import { listOf } from '@sofra/contract/catalogue/ingredient-states';
import type { ThreeWayMerge } from '../forms/three-way-merge.ts';
import type { Draft } from './record-body.ts';
import { INGREDIENTS, type List, type Stated, statedIn } from './states.ts';

/** The words that somebody else has stated of a dish or an extra meanwhile; `by` is the name of the person, where it is known. */
export type Unseen = {
  key: string;
  title: string;
  by?: string | null;
  words: { key: string; list: List | undefined }[];
};

/** The ingredients that somebody else has stated otherwise than before, with the new word. */
export const wordsBetween = (before: Stated, theirs: Stated): Unseen['words'] =>
  INGREDIENTS.map((key) => ({ key, list: listOf(theirs, key) })).filter(
    ({ key, list }) => listOf(before, key) !== list,
  );

/** The words that somebody else has stated of a dish in the editor and of its extras. */
export function unseenOf({ before, theirs }: ThreeWayMerge<Draft>): Unseen[] {
  const extras = [
    ...theirs.extras,
    ...before.extras.filter(({ id }) => theirs.extras.every((one) => one.id !== id)),
  ];
  const of = (draft: Draft, id: string | undefined) =>
    statedIn(draft.extras.find((extra) => extra.id === id));
  return [
    { key: '', title: theirs.title, words: wordsBetween(before, theirs) },
    ...extras.map(({ key, id, title }) => ({
      key,
      title,
      words: wordsBetween(of(before, id), of(theirs, id)),
    })),
  ].filter(({ words }) => words.length > 0);
}

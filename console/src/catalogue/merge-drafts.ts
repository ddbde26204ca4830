import { isSameStated, STATEMENTS } from '@sofra/contract/catalogue/ingredient-states';
import { type Choices, isConflict, isSame, resolve, type ThreeWayMerge } from '../forms/three-way-merge.ts';
import type { Draft, ExtraDraft } from './record-body.ts';
import { mergedStates, statedIn } from './states.ts';

const withoutKeys = (extras: readonly ExtraDraft[]) =>
  extras.filter(({ isRemoved }) => !isRemoved).map(({ id, title, price }) => ({ id, title, price }));

/** Whether a part is the same in two drafts; extras are compared as they would be saved, but for their statements, which are joined. */
export function isSamePart(part: keyof Draft, one: Draft, other: Draft): boolean {
  if (part === 'extras') return isSame(withoutKeys(one.extras), withoutKeys(other.extras));
  return isSame(one[part], other[part]);
}

// A guest must not miss a warning because two people have each changed some.
const JOINED = [...STATEMENTS, 'food_speciality', 'checked'] as const;

/** The parts that are asked about where two people have changed them. */
export type AskedPart = Exclude<keyof Draft, (typeof JOINED)[number]>;

const isAsked = (part: keyof Draft): part is AskedPart => !JOINED.some((joined) => joined === part);

/** The parts among these that the other person has changed to something else than here; the others are joined instead. */
export const conflictingParts = (parts: readonly (keyof Draft)[], merge: ThreeWayMerge<Draft>): AskedPart[] =>
  parts.filter(isAsked).filter((part) => isConflict(merge, (one, other) => isSamePart(part, one, other)));

/** Their set with what I have added, and without what I have taken away. */
function joined({ before, mine, theirs }: ThreeWayMerge<readonly string[]>): string[] {
  const kept = theirs.filter((one) => mine.includes(one) || !before.includes(one));
  return [...kept, ...mine.filter((one) => !before.includes(one) && !theirs.includes(one))];
}

const joinedParts = ({ before, mine, theirs }: ThreeWayMerge<Draft>) => ({
  ...mergedStates({ before, mine, theirs }),
  food_speciality: joined({
    before: before.food_speciality,
    mine: mine.food_speciality,
    theirs: theirs.food_speciality,
  }),
});

/** Extras with what both people state of those that both have. */
function withMergedStates(extras: readonly ExtraDraft[], { before, mine, theirs }: ThreeWayMerge<Draft>) {
  return extras.map((extra) => {
    const [was, here, there] = [before, mine, theirs].map(({ extras: all }) =>
      all.find(({ id, key }) => (id ?? key) === extra.key),
    );
    if (!here || !there) return extra;
    return { ...extra, ...mergedStates({ before: statedIn(was), mine: here, theirs: there }) };
  });
}

/** My extras as saved over theirs: one that they deleted is created again, one that they added is removed. */
function extrasOver(mine: readonly ExtraDraft[], theirs: readonly ExtraDraft[]): ExtraDraft[] {
  const known = new Set(theirs.map(({ id }) => id));
  const kept = mine
    .filter(({ id, isRemoved }) => !isRemoved || known.has(id))
    .map(({ id, ...extra }) => (id !== undefined && known.has(id) ? { ...extra, id } : extra));
  const named = new Set(kept.flatMap((extra) => ('id' in extra ? [extra.id] : [])));
  const added = theirs.filter(({ id }) => id !== undefined && !named.has(id));
  return [...kept, ...added.map((extra) => ({ ...extra, isRemoved: true }))];
}

const statedOfExtra = ({ extras }: Draft, of: string) =>
  statedIn(extras.find(({ key, isRemoved }) => key === of && !isRemoved));

/** Whether two drafts state the same of the dish and of each extra. */
function isSameWords(one: Draft, other: Draft): boolean {
  const keys = new Set([...one.extras, ...other.extras].map(({ key }) => key));
  return (
    isSameStated(one, other) &&
    [...keys].every((key) => isSameStated(statedOfExtra(one, key), statedOfExtra(other, key)))
  );
}

/** Whether saving would sign words of the other person, which must be seen before. */
export const signsUnseen = (merge: ThreeWayMerge<Draft>): boolean =>
  !isSameWords(merge.before, merge.theirs) &&
  (merge.mine.checked || !isSameWords(resolveDraft(merge, {}), merge.theirs));

/** The draft that stays of two: mine, but for the parts of which theirs was chosen, and with the sets of both; new words are not checked. */
export function resolveDraft(merge: ThreeWayMerge<Draft>, choices: Choices): Draft {
  const { mine, theirs } = merge;
  const resolved = { ...resolve(merge, choices), ...joinedParts(merge) };
  const extras = choices.extras === 'mine' ? extrasOver(mine.extras, theirs.extras) : resolved.extras;
  const checked = resolved.checked && isSameWords(merge.before, theirs);
  return { ...resolved, checked, extras: withMergedStates(extras, merge) };
}

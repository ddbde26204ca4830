import type { Draft, ExtraDraft } from './record-body.ts';

/** What two people have made of one record: as both began with it, as it was typed here, and as the other has saved it. */
export type Sides<D> = { before: D; mine: D; theirs: D };

/** Whose of two is to stay. */
export type Side = 'mine' | 'theirs';

/** Which side was chosen, by the name of what it was chosen for. */
export type Chosen = Readonly<Record<string, Side>>;

type Part = keyof Draft;

const withoutKeys = (extras: readonly ExtraDraft[]) =>
  extras.filter(({ isRemoved }) => !isRemoved).map(({ id, title, price }) => ({ id, title, price }));

function isSame(part: Part, one: Draft, other: Draft): boolean {
  if (part === 'extras')
    return JSON.stringify(withoutKeys(one.extras)) === JSON.stringify(withoutKeys(other.extras));
  return JSON.stringify(one[part]) === JSON.stringify(other[part]);
}

/** Of these parts, the ones that the other person has changed, and not to what they are here too. */
export function clashingParts(parts: readonly Part[], { before, mine, theirs }: Sides<Draft>): Part[] {
  return parts.filter((part) => !isSame(part, theirs, before) && !isSame(part, theirs, mine));
}

/** Whether a part was changed here too: then it is not plain whose is to stay. */
export const isChangedHere = (part: Part, { before, mine }: Sides<Draft>): boolean =>
  !isSame(part, before, mine);

/** My extras as they are saved over theirs: one that they deleted is made anew, one that they added goes. */
function extrasOver(mine: readonly ExtraDraft[], theirs: readonly ExtraDraft[]): ExtraDraft[] {
  const known = new Set(theirs.map(({ id }) => id));
  const kept = mine
    .filter(({ id, isRemoved }) => !isRemoved || known.has(id))
    .map(({ id, ...extra }) => (id !== undefined && known.has(id) ? { ...extra, id } : extra));
  const named = new Set(kept.flatMap((extra) => ('id' in extra ? [extra.id] : [])));
  const added = theirs.filter(({ id }) => id !== undefined && !named.has(id));
  return [...kept, ...added.map((extra) => ({ ...extra, isRemoved: true }))];
}

/** The draft that stays of both: mine, but for the parts of which theirs was chosen. */
export function settledDraft({ mine, theirs }: Sides<Draft>, chosen: Chosen): Draft {
  const taken = (Object.keys(chosen) as Part[]).filter((part) => chosen[part] === 'theirs');
  const settled: Draft = { ...mine, ...Object.fromEntries(taken.map((part) => [part, theirs[part]])) };
  return chosen.extras === 'mine' ? { ...settled, extras: extrasOver(mine.extras, theirs.extras) } : settled;
}

/** The three sides of a merge: the common base, the values typed here, and the other person's saved ones. */
export type ThreeWayMerge<V> = { before: V; mine: V; theirs: V };

/** One of the two people's versions. */
export type Side = 'mine' | 'theirs';

/** The chosen side of each part in conflict. */
export type Choices = Readonly<Record<string, Side>>;

/** Whether two values read the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether the other person has changed a part to something else than stands here, changed here or not. */
export const isConflict = <V>(
  { before, mine, theirs }: ThreeWayMerge<V>,
  isSameValue: (one: V, other: V) => boolean = isSame,
): boolean => !isSameValue(theirs, before) && !isSameValue(theirs, mine);

/** My values, with theirs in the parts where theirs was chosen. */
export function resolve<V>({ mine, theirs }: ThreeWayMerge<V>, choices: Choices): V {
  const taken = Object.keys(choices).filter((part) => choices[part] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map((part) => [part, theirs[part as keyof V]])) };
}

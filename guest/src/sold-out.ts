import type { MenuPart } from '@sofra/contract/publishing/publishing';

/** The ids of items and extras that are marked as sold out: until a moment, or null until they are switched back. */
export type SoldOut = ReadonlyMap<string, Date | null>;

/** The marks of what is on a menu, in its order. */
export function marksOn({ sections }: MenuPart, marks: SoldOut): SoldOut {
  if (marks.size === 0) return marks;
  const ids = sections.flatMap(({ items }) =>
    items.flatMap(({ id, extras }) => [id, ...extras.map((extra) => extra.id)]),
  );
  return new Map(
    ids.flatMap((id): [string, Date | null][] => {
      const until = marks.get(id);
      return until === undefined ? [] : [[id, until]];
    }),
  );
}

/** The ids that are sold out at a moment. */
export function soldOutAt(marks: SoldOut, now: Date): ReadonlySet<string> {
  return new Set([...marks].filter(([, until]) => until === null || until > now).map(([id]) => id));
}

/** The first moment after another at which something is to be had again; null when none is known. */
export function nextReturn(marks: SoldOut, now: Date): Date | null {
  const ends = [...marks.values()].filter((until) => until !== null && until > now);
  return ends.sort((one, other) => Number(one) - Number(other))[0] ?? null;
}

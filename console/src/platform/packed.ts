const encoder = new TextEncoder();

/** How many bytes a value has in the body of a call. */
export const jsonBytes = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/** Things in groups that a call takes each, by their sizes and their number, in their order; one that is too large for any stands alone. */
export function packed<T>(
  all: readonly T[],
  sizeOf: (one: T) => number,
  most: { size: number; count?: number },
): T[][] {
  const groups: T[][] = [];
  let room = 0;
  for (const one of all) {
    const size = sizeOf(one);
    const last = groups.at(-1);
    if (last && size <= room && last.length < (most.count ?? Number.POSITIVE_INFINITY)) last.push(one);
    else {
      groups.push([one]);
      room = most.size;
    }
    room -= size;
  }
  return groups;
}

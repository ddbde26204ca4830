const encoder = new TextEncoder();

/** How many bytes a value has in the body of a call. */
export const jsonBytes = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/** Things in groups that a call takes each, by their bytes and their number, in their order; one that is too large for any stands alone. */
export function packed<T>(
  all: readonly T[],
  bytesOf: (one: T) => number,
  most: { bytes: number; count?: number },
): T[][] {
  const groups: T[][] = [];
  let room = 0;
  for (const one of all) {
    const bytes = bytesOf(one);
    const last = groups.at(-1);
    if (last && bytes <= room && last.length < (most.count ?? Number.POSITIVE_INFINITY)) last.push(one);
    else {
      groups.push([one]);
      room = most.bytes;
    }
    room -= bytes;
  }
  return groups;
}

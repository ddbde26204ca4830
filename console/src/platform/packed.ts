import { BODY_BYTES } from '@sofra/contract/limits';

const encoder = new TextEncoder();

/** The most bytes of records in a call, with some room for what is around them. */
export const RECORDS_BYTES = BODY_BYTES - 10_000;

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

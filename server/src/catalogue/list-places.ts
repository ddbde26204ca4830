/** A row's place in its list, from 1. */
export type PlacedRow = { id: string; position: number };

/** A list's rows after some have left it or come, and the place of each of these when it did. */
export type Placed = { rows: PlacedRow[]; places: ReadonlyMap<string, number> };

const shifted = (rows: readonly PlacedRow[], from: number, by: number): PlacedRow[] =>
  rows.map(({ id, position }) => ({ id, position: position >= from ? position + by : position }));

/** Takes rows out of a list one after the other, closing each gap: a place counts the rows that are still there. */
export function takeOut(list: readonly PlacedRow[], leaving: readonly string[]): Placed {
  let rows = [...list];
  const places = new Map<string, number>();
  for (const id of leaving) {
    const place = rows.find((row) => row.id === id)?.position;
    if (place === undefined) continue;
    places.set(id, place);
    rows = shifted(
      rows.filter((row) => row.id !== id),
      place,
      -1,
    );
  }
  return { rows, places };
}

/** Puts rows into a list one after the other, each at its wanted place, or at the end when none is wanted or the list is shorter. */
export function putIn(
  list: readonly PlacedRow[],
  coming: readonly { id: string; position?: number | undefined }[],
): Placed {
  let rows = [...list];
  const places = new Map<string, number>();
  for (const { id, position: wanted = Infinity } of coming) {
    const position = Math.min(wanted, Math.max(0, ...rows.map((row) => row.position)) + 1);
    places.set(id, position);
    rows = [...shifted(rows, position, 1), { id, position }];
  }
  return { rows, places };
}

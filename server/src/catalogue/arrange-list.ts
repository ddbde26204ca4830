/**
 * Puts a list in order (rule 28). `ids` are its rows as they stand; `wanted` gives some of them a final place from 1, no
 * two the same one. The others fill the gaps in their old order; a place beyond the end means the last one.
 */
export function arrangeList(ids: readonly string[], wanted: ReadonlyMap<string, number>): string[] {
  const placed = ids
    .filter((id) => wanted.has(id))
    .map((id) => ({ id, place: wanted.get(id) ?? 0 }))
    .sort((one, other) => one.place - other.place);
  const arranged: string[] = [];
  for (const id of ids.filter((id) => !wanted.has(id))) {
    while (placed[0] && placed[0].place <= arranged.length + 1) arranged.push(placed.shift()?.id ?? '');
    arranged.push(id);
  }
  return [...arranged, ...placed.map((one) => one.id)];
}

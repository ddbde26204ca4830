type List<R> = { data: readonly R[] } | undefined;
type Item = { relationships?: { extras?: List<unknown> } | undefined };
type Section = { relationships?: { items?: List<Item> } | undefined };

/** How many records new sections are, with their items and the extras of these. */
export const recordsIn = (sections: readonly Section[]): number =>
  sections
    .flatMap(({ relationships }) => relationships?.items?.data ?? [])
    .reduce((sum, { relationships }) => sum + 1 + (relationships?.extras?.data.length ?? 0), sections.length);

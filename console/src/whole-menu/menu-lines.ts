import type { Row } from '../catalogue/rows.ts';

/** A section of a menu with its items, in order. */
export type MenuSection = { row: Row; items: readonly Row[] };

/** A line of a menu that is shown whole: a section's heading, or one of its items. */
export type MenuLine = { row: Row; section: MenuSection; isHeading: boolean };

/** The lines of a menu, without the items of folded sections. */
export const linesOf = (sections: readonly MenuSection[], folded: ReadonlySet<string>): MenuLine[] =>
  sections.flatMap((section) => [
    { row: section.row, section, isHeading: true },
    ...(folded.has(section.row.id) ? [] : section.items).map((row) => ({ row, section, isHeading: false })),
  ]);

/** The lines that can be chosen: items, or sections while all of these are folded. */
export const choosable = (sections: readonly MenuSection[], areAllFolded: boolean): Row[] =>
  areAllFolded ? sections.map(({ row }) => row) : sections.flatMap(({ items }) => items);

/** The lines that an id chooses: that of a heading stands for all items of its section, unless sections are what is chosen. */
export function chosenBy(id: string, sections: readonly MenuSection[], areAllFolded: boolean): string[] {
  const section = areAllFolded ? undefined : sections.find(({ row }) => row.id === id);
  return section ? section.items.map((item) => item.id) : [id];
}

/** Chosen ids with some more, or without them when all of them are chosen. */
export function toggled(chosen: ReadonlySet<string>, ids: readonly string[]): Set<string> {
  if (!ids.every((one) => chosen.has(one))) return new Set([...chosen, ...ids]);
  const gone = new Set(ids);
  return new Set([...chosen].filter((one) => !gone.has(one)));
}

/** A place for an item: a section, and the position among its items, with the item. */
export type Slot = { section: Row; position: number; total: number };

/**
 * The place of an item whose line stands at an index, from 0: it belongs to the heading above it, and in a folded section it is
 * the last.
 */
export function slotAt(
  lines: readonly MenuLine[],
  folded: ReadonlySet<string>,
  item: Row,
  index: number,
): Slot | undefined {
  const above = lines.filter(({ row }) => row.id !== item.id).slice(0, index);
  const heading = above.findLast(({ isHeading }) => isHeading);
  if (!heading) return undefined;
  const { row: section, items } = heading.section;
  const others = items.filter(({ id }) => id !== item.id).length;
  const position = folded.has(section.id) ? others + 1 : above.length - above.indexOf(heading);
  return { section, position, total: others + 1 };
}

/** An item on its way to a position of a section. */
export type ItemMove = { row: Row; to: Pick<Row, 'id'>; position: number };

/** The sections of a menu after the moves of items that are still under way. */
export const withItemMoves = (sections: readonly MenuSection[], moves: readonly ItemMove[]): MenuSection[] =>
  moves.reduce<MenuSection[]>(
    (before, { row, to, position }) => {
      const isThere = ({ items }: MenuSection) => items.some(({ id }) => id === row.id);
      if (!before.some(isThere) || !before.some((section) => section.row.id === to.id)) return before;
      return before.map((section) => {
        const others = section.items.filter(({ id }) => id !== row.id);
        if (section.row.id === to.id)
          return { row: section.row, items: others.toSpliced(position - 1, 0, row) };
        return isThere(section) ? { row: section.row, items: others } : section;
      });
    },
    [...sections],
  );

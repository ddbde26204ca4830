import { MENU_PAGE_ITEMS } from '@sofra/contract/limits';
import type { PublishedItem, PublishedSection } from '@sofra/contract/publishing/publishing';
import { menuPath } from './view.ts';
import type { ShownMenu, ShownSection } from './visibility.ts';

/** The part of a menu that one page holds; `from` counts the items before it, and the paths lead to the parts beside it. */
export type Part = {
  from: number;
  sections: ShownSection[];
  earlier: string | null;
  later: string | null;
  /** The path of each section's beginning: a fragment alone where it is on this page. */
  pathTo: (section: PublishedSection) => string;
};

const itemsOf = ({ sections }: ShownMenu) => sections.reduce((sum, { items }) => sum + items.length, 0);

/** The path of the part of a menu that begins at an item. */
export function partPath({ menu }: ShownMenu, from: number): string {
  return from === 0 ? menuPath(menu) : `${menuPath(menu)}?from=${from}`;
}

/** Whether a part of a menu begins there: all are of the same length. */
export function isPart(shown: ShownMenu, from: number): boolean {
  return from === 0 || (from % MENU_PAGE_ITEMS === 0 && from < itemsOf(shown));
}

/** The first item of the part of a menu that holds one of its items. */
export function partWith({ sections }: ShownMenu, item: PublishedItem): number {
  const place = sections.flatMap(({ items }) => items).indexOf(item);
  return place - (place % MENU_PAGE_ITEMS);
}

/** Whether a part is all of its menu. */
export function isWhole({ earlier, later }: Part): boolean {
  return earlier === null && later === null;
}

/** Takes the part of a menu that begins at an item. */
export function partOf(shown: ShownMenu, from: number): Part {
  const end = from + MENU_PAGE_ITEMS;
  const sections: ShownSection[] = [];
  const starts = new Map<PublishedSection, number>();
  let place = 0;
  for (const { section, items } of shown.sections) {
    starts.set(section, place - (place % MENU_PAGE_ITEMS));
    const within = items.slice(Math.max(0, from - place), Math.max(0, end - place));
    // Only a preview shows a section without items.
    const isEmptyHere = items.length === 0 && place >= from && place < end;
    if (within.length > 0 || isEmptyHere) sections.push({ section, items: within });
    place += items.length;
  }
  return {
    from,
    sections,
    earlier: from > 0 ? partPath(shown, from - MENU_PAGE_ITEMS) : null,
    later: end < place ? partPath(shown, end) : null,
    pathTo: (section) => {
      const start = starts.get(section) ?? 0;
      return start === from ? '' : partPath(shown, start);
    },
  };
}

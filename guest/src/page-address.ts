import { TABLE_PATH } from './table-path.ts';

/**
 * One of a venue's pages; `menuSlug` is the address's, known or not, and so is `from`, the first item of a menu's part;
 * `allergens` is the table of a menu, `dish` the address at which a dish is shared.
 */
export type PageAddress =
  | { kind: 'welcome' }
  | { kind: 'selection' }
  | { kind: 'menu'; menuSlug: string; from?: number }
  | { kind: 'allergens'; menuSlug: string }
  | { kind: 'dish'; menuSlug: string; number: number };

/** The paths of a menu, of its table and of its dishes. */
const OF_MENU = new RegExp(`^/([a-z0-9-]{1,80})(?:(${TABLE_PATH})|/([1-9]\\d{0,8}))?$`);

/** The first item of the part of a menu that a query names. */
export function partIn(query: URLSearchParams): number {
  const from = query.get('from') ?? '';
  return /^[1-9]\d{0,5}$/.test(from) ? Number(from) : 0;
}

/** The page at a path after a venue's slug. */
export function pageAtPath(subpath: string, from: number): PageAddress | undefined {
  if (subpath === '') return { kind: 'welcome' };
  if (subpath === '/menus') return { kind: 'selection' };
  const [, menuSlug, table, dish] = OF_MENU.exec(subpath) ?? [];
  if (menuSlug === undefined) return undefined;
  if (table) return { kind: 'allergens', menuSlug };
  return dish ? { kind: 'dish', menuSlug, number: Number(dish) } : { kind: 'menu', menuSlug, from };
}

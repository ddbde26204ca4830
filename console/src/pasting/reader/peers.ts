import type { Column } from './columns.ts';

/** The names of a product's columns by their content, the first that is there counting, and those by which its export is known. */
type Peer = { known: readonly string[]; columns: Partial<Record<Column['role'], readonly string[]>> };

/**
 * The exports of other products, as they name their columns. They have columns of costs, taxes and stocks beside those of a menu, and more
 * of them than a table that people write.
 */
const PEERS = {
  square: {
    known: ['token', 'item name', 'variation name'],
    columns: {
      section: ['category', 'categories', 'reporting category'],
      item: ['item name'],
      variant: ['variation name'],
      description: ['description'],
      price: ['price'],
    },
  },
  toast: {
    known: ['menu group'],
    columns: {
      section: ['menu group'],
      item: ['menu item', 'item name', 'item'],
      description: ['description', 'item description'],
      price: ['base price', 'price'],
    },
  },
  odoo: {
    known: ['name', 'sales price'],
    columns: {
      section: ['point of sale category', 'pos product category', 'product category', 'category'],
      item: ['name'],
      description: ['sales description', 'description for customers', 'description'],
      price: ['sales price'],
    },
  },
  loyverse: {
    known: ['handle', 'name', 'category'],
    columns: {
      section: ['category'],
      item: ['name'],
      variant: ['option 1 value'],
      description: ['description'],
      price: ['price', 'default price'],
    },
  },
} as const satisfies Record<string, Peer>;

/** The columns of another product's export by its header; those that are no part of a menu hold nothing. Undefined for any other header. */
export function peerColumns(header: readonly string[]): Column[] | undefined {
  const names = header.map((cell) => cell.trim().toLowerCase());
  for (const { known, columns } of Object.values<Peer>(PEERS)) {
    if (!known.every((name) => names.includes(name))) continue;
    const roles = new Map<number, Column['role']>();
    for (const [role, wanted] of Object.entries(columns)) {
      const place = names.indexOf(wanted.find((name) => names.includes(name)) ?? '\0');
      if (place >= 0) roles.set(place, role as Column['role']);
    }
    const has = new Set(roles.values());
    if (has.has('item') && has.has('price'))
      return names.map((_, place) => ({ role: roles.get(place) ?? 'none', size: '' }));
  }
  return undefined;
}

import type { Availability } from '@sofra/contract/sold-out/sold-out';

/** An item or an extra as the console holds it. */
export type Sellable = { id: string } & Availability['attributes'];

/** A row of the screen: an item, or all extras of one name that say the same, for a kitchen has one cheese. */
export type Group = Sellable & { key: string; ids: string[]; dishes: string[] };

const keyOf = ({ id, record_type, title, sold_out, until }: Sellable) =>
  record_type === 'extras' ? JSON.stringify([title, sold_out, until]) : id;

/** Puts extras of one name together, at the place of the first. */
export function grouped(all: readonly Sellable[]): Group[] {
  const groups = new Map<string, Group>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key) ?? { ...one, key, ids: [], dishes: [] };
    group.ids.push(one.id);
    group.dishes.push(one.above.at(-1) ?? '');
    groups.set(key, group);
  }
  return [...groups.values()];
}

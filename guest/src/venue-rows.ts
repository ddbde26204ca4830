import type { Level } from '@sofra/contract/catalogue/levels';
import type { Publication } from '@sofra/contract/publishing/publishing';
import type { Schedule } from '@sofra/contract/schedules/schedules';

/** A row of the draft, switched off or not; `parent` is the menu or section that it stands in, null for a menu. */
export type DraftRow = {
  level: Level;
  id: string;
  parent: string | null;
  schedule: Schedule;
  position: number;
  off: boolean;
};

/**
 * A row of a venue at a moment: `seen` when a publication has it, `off` when the draft has it switched off. `position` is its place in
 * its list in the draft, null where it is not there.
 */
export type VenueRow = Omit<DraftRow, 'parent' | 'position'> & {
  position: number | null;
  seen: boolean;
  below: VenueRow[];
};

type Seen = { id: string; schedule: Schedule };

/** The rows of a publication and, where they would stand, those that only the draft has. */
export function venueRows({ menus: published }: Publication, draft: readonly DraftRow[]): VenueRow[] {
  const inDraft = new Map(draft.map((row) => [row.id, row]));
  const seen = new Set<string>();
  const unseen = new Map<string | null, VenueRow[]>();

  const rowOf = (level: Level, { id, schedule }: Seen, parent: string | null): VenueRow => {
    const known = inDraft.get(id);
    const position = known?.parent === parent ? known.position : null;
    seen.add(id);
    return { level, id, schedule, position, off: known?.off ?? false, seen: true, below: [] };
  };

  const menus = published.map((menu) => {
    const row = rowOf('menus', menu, null);
    row.below = menu.sections.map((section) => {
      const under = rowOf('sections', section, menu.id);
      under.below = section.items.map((item) => rowOf('items', item, section.id));
      return under;
    });
    return row;
  });

  for (const { parent, ...row } of draft) {
    if (seen.has(row.id)) continue;
    const beside = unseen.get(parent) ?? [];
    beside.push({ ...row, seen: false, below: [] });
    unseen.set(parent, beside);
  }
  return withUnseen(null, menus, unseen);
}

/** Puts the rows that only the draft has among the others, by their places in the draft. */
function withUnseen(
  parent: string | null,
  rows: readonly VenueRow[],
  unseen: ReadonlyMap<string | null, VenueRow[]>,
): VenueRow[] {
  const all = [...rows];
  for (const row of unseen.get(parent) ?? []) {
    const place = all.findIndex(({ position }) => position !== null && position > (row.position ?? 0));
    all.splice(place === -1 ? all.length : place, 0, row);
  }
  for (const row of all) row.below = withUnseen(row.id, row.below, unseen);
  return all;
}

import { LEVELS, type Level } from '@sofra/contract/catalogue/levels';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { lockVenue } from '../venues/locks.ts';
import { createRecord } from './create-record.ts';
import { duplicateRows } from './duplicate-record.ts';
import { createMenu, duplicateMenus, lockTargetVenue, moveMenus } from './menus.ts';
import { moveRows } from './move-record.ts';
import { pick } from './read.ts';
import { type ParentPath, parentOf } from './tree.ts';

/**
 * The operations of menus; those of the other levels have the same form. `lockTarget` answers the list to which records are to go,
 * with the locks for that.
 */
const MENUS = {
  create: createMenu,
  duplicate: duplicateMenus,
  lockTarget: lockTargetVenue,
  move: moveMenus,
};

const levelOperations = (level: 'sections' | 'items'): typeof MENUS => ({
  create: (db, context, place, input) => createRecord(db, context, level, place, input),
  duplicate: (db, { now }, place, ids) => duplicateRows(db, now, level, place, { ids }),
  lockTarget: async (db, { who }, place, parentId, pointer) => {
    // Nobody deletes the new parent between the look at it and the move.
    await lockVenue(db, place.venueId);
    return parentPlace(db, who.venue.id, level, parentId, pointer);
  },
  move: (db, { now }, place, moves, { to }) =>
    moveRows(db, now, level, { place, moves, target: { venueId: to.venueId, parentId: parentOf(to) } }),
});

/** The operations that differ between the levels. */
export const OPERATIONS: Record<Level, typeof MENUS> = {
  menus: MENUS,
  sections: levelOperations('sections'),
  items: levelOperations('items'),
};

/** The place of a new parent within the venue. Refuses with `unknown_record` when it is not the venue's own. */
async function parentPlace(
  db: Db,
  venueId: string,
  level: 'sections' | 'items',
  parentId: string,
  pointer: string,
): Promise<ParentPath> {
  const parentLevel = LEVELS[level].parentType;
  const [row] = await pick(db, parentLevel, { venueId, above: [] }, [parentId]);
  if (!row) return refuse('unknown_record', { pointer });
  // A menu is its own menu, and stands in the path once.
  return { venueId, above: [...new Set([row.menu_id, parentId])] };
}

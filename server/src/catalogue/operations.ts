import { LEVELS, type Level } from '@sofra/contract/catalogue/levels';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { lockVenue } from '../venues/locks.ts';
import type { ActionContext } from './action-context.ts';
import { type Created, createRecord } from './create-record.ts';
import { type Copied, duplicateRows } from './duplicate-record.ts';
import { createMenu, type DropLooks, duplicateMenus, lockTargetVenue, moveMenus } from './menus.ts';
import { type Move, type Moved, moveRows } from './move-record.ts';
import { pick } from './read.ts';
import type { RecordInput } from './record-input.ts';
import { type ParentPath, parentOf } from './tree.ts';

type Operations = {
  create: (db: Db, context: ActionContext, place: ParentPath, input: RecordInput) => Promise<Created>;
  /** Copies records of a list, each right after it. The venue's lock must be held. */
  duplicate: (db: Db, context: ActionContext, place: ParentPath, ids: readonly string[]) => Promise<Copied[]>;
  /**
   * The list under the parent of the given id, to which records of the place are to go, with the locks for that. Refuses with
   * `unknown_record` at the pointer when it is not the caller's own.
   */
  lockTarget: (
    db: Db,
    context: ActionContext,
    place: ParentPath,
    parentId: string,
    pointer: string,
  ) => Promise<ParentPath>;
  /** Moves records of a list to a locked target, each to the end unless it comes back to its former place. */
  move: (
    db: Db,
    context: ActionContext,
    place: ParentPath,
    moves: readonly Move[],
    target: ParentPath,
    dropLooks: DropLooks,
  ) => Promise<Moved>;
};

const levelOperations = (level: 'sections' | 'items'): Operations => ({
  create: (db, context, place, input) => createRecord(db, context, level, place, input),
  duplicate: (db, { now }, place, ids) => duplicateRows(db, now, level, place, ids),
  lockTarget: async (db, { who }, place, parentId, pointer) => {
    // Nobody deletes the new parent between the look at it and the move.
    await lockVenue(db, place.venueId);
    return parentPlace(db, who.venue.id, level, parentId, pointer);
  },
  move: (db, { now }, place, moves, target) =>
    moveRows(db, now, level, place, moves, { venueId: target.venueId, parentId: parentOf(target) }),
});

/** The operations that differ between the levels. */
export const OPERATIONS: Record<Level, Operations> = {
  menus: {
    create: createMenu,
    duplicate: duplicateMenus,
    lockTarget: lockTargetVenue,
    move: (db, context, place, moves, { venueId }, dropLooks) =>
      moveMenus(db, context, place, moves, venueId, dropLooks),
  },
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

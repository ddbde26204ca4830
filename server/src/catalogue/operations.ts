import { LEVELS, type Level } from '@sofra/contract/catalogue/levels';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import type { VenueWho } from '../sessions/who.ts';
import { lockVenue } from '../venues/locks.ts';
import type { ActionContext } from './action-context.ts';
import { type Created, createRecord } from './create-record.ts';
import { duplicateRecord } from './duplicate-record.ts';
import { createMenu, duplicateMenu, type MenuMove, moveMenu } from './menus.ts';
import { type Moved, moveRow } from './move-record.ts';
import { pick } from './read.ts';
import type { RecordInput } from './record-input.ts';
import type { ParentPath } from './tree.ts';

/** The result of a move, with the record's new ancestors. */
type MovedTo = Moved & { place: ParentPath };

type Operations = {
  create: (db: Db, context: ActionContext, place: ParentPath, input: RecordInput) => Promise<Created>;
  duplicate: (db: Db, context: ActionContext, place: ParentPath, id: string) => Promise<Created>;
  /** Moves to the parent of the given id, to the end of its list unless it comes back to its former place. */
  move: (
    db: Db,
    context: ActionContext,
    place: ParentPath,
    id: string,
    parentId: string,
    options: MenuMove,
  ) => Promise<MovedTo>;
};

const levelOperations = (level: 'sections' | 'items'): Operations => ({
  create: (db, context, place, input) => createRecord(db, context, level, place, input),
  duplicate: (db, context, place, id) => duplicateRecord(db, context, level, place, id),
  move: async (db, context, place, id, parentId, { former, ifMatch }) => {
    // Nobody deletes the new parent between the look at it and the move.
    await lockVenue(db, place.venueId);
    const target = await parentPlace(db, context.who, level, parentId);
    const moved = await moveRow(db, context.now, level, place, id, {
      venueId: place.venueId,
      parentId,
      former,
      ifMatch,
    });
    return { ...moved, place: target };
  },
});

/** The operations that differ between the levels. */
export const OPERATIONS: Record<Level, Operations> = {
  menus: {
    create: createMenu,
    duplicate: duplicateMenu,
    move: async (db, context, place, id, venueId, options) => {
      const moved = await moveMenu(db, context, place, id, venueId, options);
      return { ...moved, place: { venueId, above: [] } };
    },
  },
  sections: levelOperations('sections'),
  items: levelOperations('items'),
};

/** The place of a new parent within the venue. Refuses with `unknown_record` when it is not the venue's own. */
async function parentPlace(
  db: Db,
  who: VenueWho,
  level: 'sections' | 'items',
  parentId: string,
): Promise<ParentPath> {
  const parentLevel = LEVELS[level].parentType;
  const [row] = await pick(db, parentLevel, { venueId: who.venue.id, above: [] }, [parentId]);
  if (!row) return refuse('unknown_record', { pointer: '/data/id' });
  // A menu is its own menu, and stands in the path once.
  return { venueId: who.venue.id, above: [...new Set([row.menu_id, parentId])] };
}

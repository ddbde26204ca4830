import { LEVELS, type Level } from '@sofra/contract/levels';
import { refuse } from '../platform/answer.ts';
import type { Db } from '../platform/tables.ts';
import type { VenueWho } from '../sessions/who.ts';
import { type Acting, create, type Done, duplicate, type Manner, move } from './actions.ts';
import { createMenu, duplicateMenu, moveMenu } from './menus.ts';
import { pick } from './read.ts';
import type { Place } from './tree.ts';
import type { wantedOf } from './values.ts';

type Moved = {
  /** The ids above the record in its new place. */
  place: Place;
  /** None when it was there already. */
  activity: number | undefined;
};

type Operations = {
  create: (db: Db, acting: Acting, place: Place, wanted: ReturnType<typeof wantedOf>) => Promise<Done>;
  duplicate: (db: Db, acting: Acting, place: Place, id: string) => Promise<Done>;
  /** Moves to the parent of the given id, to the end of its list unless it comes back to where it stood. */
  move: (
    db: Db,
    acting: Acting,
    place: Place,
    id: string,
    parentId: string,
    manner?: Manner,
  ) => Promise<Moved>;
};

const levelOperations = (level: 'sections' | 'items'): Operations => ({
  create: (db, acting, place, wanted) => create(db, acting, level, place, wanted),
  duplicate: (db, acting, place, id) => duplicate(db, acting, level, place, id),
  move: async (db, acting, place, id, parentId, manner) => {
    const target = await parentPlace(db, acting.who, level, parentId);
    const spot = { venueId: place.venueId, parentId, ...manner };
    return { place: target, activity: await move(db, acting, level, place, id, spot) };
  },
});

/** What each level does in its own way. */
export const OPERATIONS: Record<Level, Operations> = {
  menus: {
    create: createMenu,
    duplicate: duplicateMenu,
    move: async (db, acting, place, id, venueId, manner) => {
      const activity = await moveMenu(db, acting, place, id, venueId, manner);
      return { place: { venueId, above: [] }, activity };
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
): Promise<Place> {
  const parentLevel = LEVELS[level].parentType;
  const [row] = await pick(db, parentLevel, { venueId: who.venue.id, above: [] }, [parentId]);
  if (!row) return refuse('unknown_record', { pointer: '/data/id' });
  // A menu is its own menu, and stands in the path once.
  return { venueId: who.venue.id, above: [...new Set([row.menu_id, parentId])] };
}

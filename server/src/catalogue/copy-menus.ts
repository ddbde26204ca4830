import { recordWithNotice } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import type { ActionContext } from './action-context.ts';
import { copySubtree } from './copy-subtree.ts';
import type { Copied } from './duplicate-record.ts';
import { lockRows } from './locks.ts';
import { freeSlugs } from './menus.ts';
import { listLength } from './positions.ts';
import { assertRoom } from './room.ts';
import { localesThere, mainLocalesOf } from './shown-languages.ts';
import { type Columns, downFrom, type ParentPath } from './tree.ts';

/**
 * Copies menus with all that is under them to the end of another venue's list, as they are: no title says that it is a copy, and no
 * copy is linked to anything. Refuses with `not_found` and `no_room`. Both venues' locks must be held.
 */
export async function copyMenus(
  db: Db,
  now: Date,
  place: ParentPath,
  ids: readonly string[],
  venueId: string,
): Promise<Copied[]> {
  const rows = await lockRows(db, 'menus', place, ids);
  const slugs = await freeSlugs(db, venueId, ids);
  const mains = await mainLocalesOf(db, place.venueId, venueId);
  let position = await listLength(db, 'menus', venueId);
  const copies: Copied[] = [];
  for (const id of ids) {
    const row = rows.get(id) ?? refuse('not_found');
    const texts = row.texts ?? {};
    const values: Columns = { slug: slugs.get(id), locales: localesThere(row.locales ?? [], mains) };
    position += 1;
    const root = { id, parentId: venueId, position, texts, values };
    const copy = await copySubtree(db, now, 'menus', root, venueId);
    const after = { parent_id: venueId, position, copy_of: id, from_venue: place.venueId, texts };
    copies.push({ id: copy, change: { record: { type: 'menus', id: copy }, before: null, after } });
  }
  await assertRoom(db, 'menus', [venueId], downFrom('menus'));
  return copies;
}

/**
 * Records copies in the venue that they came to, and in the caller's, where nothing has changed. Answers the activity of the
 * caller's venue.
 */
export async function recordCopiesThere(
  db: Db,
  { who, now }: ActionContext,
  venueId: string,
  copies: readonly Copied[],
): Promise<number> {
  const entry = { action: 'duplicate', changes: copies.map(({ change }) => change) } as const;
  const { notice } = await recordWithNotice(
    db,
    who,
    now,
    { venueId, ...entry },
    { venueId: who.venue.id, ...entry },
  );
  return notice;
}

import type { Level } from '@sofra/contract/catalogue/levels';
import { sql } from 'kysely';
import { record } from '../activity/record.ts';
import type { ActionContext } from '../catalogue/action-context.ts';
import { unlink } from '../catalogue/links.ts';
import { type ListPlace, restoreRow } from '../catalogue/restore-record.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { lockVenue } from '../venues/locks.ts';
import { deletedRecords } from './deleted-records.ts';
import { undo } from './undo.ts';

type Binned = { level: Level; number: number; action: string };

/**
 * Brings one record of a venue's bin back where it was. One that a sync took away becomes the branch's own, so that the next
 * sync leaves it (rule 17). Answers the activity's number. Refuses with `not_found`, and as `undo` does. Must run in a
 * transaction.
 */
export async function restoreBinned(db: Db, context: ActionContext, id: string): Promise<number> {
  const { who, now } = context;
  const venueId = who.venue.id;
  await lockVenue(db, venueId);
  const { rows } = await sql<Binned>`
    select thrown.level, a.number, a.action from ${deletedRecords(venueId, now)} where thrown.id = ${id}`.execute(
    db,
  );
  const [found] = rows;
  if (!found) return refuse('not_found');
  const { level, number, action } = found;
  if (action === 'delete') return undo(db, context, number);
  if (action === 'sync') await unlink(db, level, id);
  const place = await placeOf(db, level, id);
  return record(db, who, [venueId], now, 'restore', [await restoreRow(db, now, level, id, place)]);
}

/** A record's place before it went into the bin, where positions are below 1. */
async function placeOf(db: Db, level: Level, id: string): Promise<ListPlace> {
  const { rows } = await sql<ListPlace>`
    select parent_id, abs(position) as position from ${sql.table(level)} where id = ${id} for update`.execute(
    db,
  );
  return rows[0] ?? refuse('not_found');
}

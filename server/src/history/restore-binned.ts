import type { Level } from '@sofra/contract/catalogue/levels';
import { sql } from 'kysely';
import { record } from '../activity/record.ts';
import type { ActionContext } from '../catalogue/action-context.ts';
import { unlink } from '../catalogue/links.ts';
import { restoreRows } from '../catalogue/restore-record.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { lockVenue } from '../venues/locks.ts';
import { deletedRecords } from './deleted-records.ts';
import { undo } from './undo.ts';

type Thrown = { level: Level; number: number; action: string; is_alone: boolean };

/**
 * Brings one record of a venue's bin back where it was. One that a sync took away becomes the branch's own, so that the next
 * sync leaves it (rule 17). Answers the activity's number. Refuses with `not_found`, and as `undo` does. Must run in a
 * transaction.
 */
export async function restoreBinned(db: Db, context: ActionContext, id: string): Promise<number> {
  const { who, now } = context;
  const venueId = who.venue.id;
  await lockVenue(db, venueId);
  const { rows } = await sql<Thrown>`
    select thrown.level, a.number, a.action, jsonb_array_length(a.changes) = 1 as is_alone from ${deletedRecords(venueId, now)} where thrown.id = ${id}`.execute(
    db,
  );
  const [found] = rows;
  if (!found) return refuse('not_found');
  const { level, number, action, is_alone } = found;
  // A record that went with others comes back without them.
  if (action === 'delete' && is_alone) return undo(db, context, number);
  if (action === 'sync') await unlink(db, level, id);
  const { parent_id, position } = await placeOf(db, level, id);
  const changes = await restoreRows(db, now, level, parent_id, [{ id, position }]);
  return record(db, who, now, { venueId, action: 'restore', changes });
}

/** A record's place before it went into the bin, where positions are below 1. */
async function placeOf(db: Db, level: Level, id: string): Promise<{ parent_id: string; position: number }> {
  const { rows } = await sql<{ parent_id: string; position: number }>`
    select parent_id, abs(position) as position from ${sql.table(level)} where id = ${id} for update`.execute(
    db,
  );
  return rows[0] ?? refuse('not_found');
}

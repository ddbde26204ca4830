import { HOUR } from '@sofra/contract/limits';
import type { Schedule } from '@sofra/contract/schedules/schedules';
import { UNTIL_OPENING, type Until } from '@sofra/contract/sold-out/sold-out';
import { sql } from 'kysely';
import { recordUncounted } from '../activity/record.ts';
import type { ActorContext } from '../catalogue/action-context.ts';
import { isOff } from '../catalogue/is-off.ts';
import { instantOf } from '../geography/instants.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { lockVenue } from '../venues/locks.ts';
import { AVAILABLE, isSame, type Mark, type MarkChange, markOf, writeMarks } from './marks.ts';
import { nextOpening } from './opening.ts';
import { rowsById } from './rows.ts';

/** A record of the call, with the pointer to it. */
export type Wanted = { id: string; soldOut: boolean; until: Until; at: string };

/** The time zone of a venue, and its next opening after today. */
export type Hours = { zone: string; opening: Date };

/** Reads a venue's zone and its next opening, from the schedules of its menus. */
export async function hoursOf(db: Db, venueId: string, now: Date): Promise<Hours> {
  const { rows } = await sql<{ zone: string; schedules: Schedule[] }>`
    select v.time_zone as zone, (select coalesce(json_agg(m.schedule), '[]') from menus m
      where m.parent_id = v.id and m.deleted_at is null and not ${isOff('m')}) as schedules
    from venues v where v.id = ${venueId}`.execute(db);
  const { zone, schedules } = rows[0] ?? refuse('not_found');
  return { zone, opening: nextOpening(schedules, zone, now) };
}

/** The moment that a sent end means; null is until somebody switches it back. Refuses a date that is past or can't be read. */
function endOf(until: Until, { zone, opening }: Hours, now: Date, at: string): Date | null {
  if (until === null) return null;
  if (until === UNTIL_OPENING) return opening;
  if (typeof until === 'number') return new Date(now.getTime() + until * HOUR);
  const pointer = `${at}/attributes/until`;
  const end = instantOf(until, zone, pointer);
  return end > now ? end : refuse('date_in_past', { pointer });
}

/** A record that is sold out already keeps its beginning. */
function markAs({ soldOut, until, at }: Wanted, before: Mark, hours: Hours, now: Date): Mark {
  if (!soldOut) return AVAILABLE;
  const end = endOf(until, hours, now, at);
  return { sold_out: true, since: before.since ?? now.toISOString(), until: end?.toISOString() ?? null };
}

/**
 * Marks items and extras of a venue as sold out, or switches them back: the last word counts. It is recorded as one activity
 * that counts for no publication; answers its number, or undefined when nothing changes. Refuses with `unknown_record`.
 * Must run in a transaction.
 */
export async function setSoldOut(
  db: Db,
  { who, now }: ActorContext,
  venueId: string,
  wanted: readonly Wanted[],
): Promise<number | undefined> {
  await lockVenue(db, venueId);
  const ids = wanted.map(({ id }) => id);
  const rows = await rowsById(db, venueId, now, ids);
  const hours = await hoursOf(db, venueId, now);
  const changes = wanted.map((one): MarkChange => {
    const row = rows.get(one.id) ?? refuse('unknown_record', { pointer: `${one.at}/id` });
    const before = markOf(row);
    return { node: row.node, id: row.id, before, after: markAs(one, before, hours, now) };
  });
  const real = changes.filter(({ before, after }) => !isSame(before, after));
  if (real.length === 0) return undefined;
  const marks = await writeMarks(db, who, now, venueId, real);
  return recordUncounted(db, who, now, { venueId, action: 'sold_out', changes: marks });
}

import { sql } from 'kysely';
import type { Change } from '../activity/record.ts';
import type { ActorContext } from '../catalogue/action-context.ts';
import { climbThroughBin } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import {
  isSame,
  type Mark,
  type MarkChange,
  markAt,
  markColumn,
  markOf,
  SELLABLE,
  type Sellable,
  writeMarks,
} from './marks.ts';

type StoredMark = { id: string; since: Date | null; until: Date | null };

/** The marks of these records of a venue, in the bin or not, as they are stored. */
async function storedMarks(db: Db, venueId: string, ids: readonly string[]): Promise<Map<string, Mark>> {
  const found = new Map<string, Mark>();
  for (const node of SELLABLE) {
    const own = sql.ref(`${node}.id`);
    const { rows } = await sql<StoredMark>`
      select ${own} as id, sold_out.since, sold_out.until from ${climbThroughBin(node)}
      left join sold_out on sold_out.venue_id = menus.parent_id and ${markColumn(node)} = ${own}
      where menus.parent_id = ${venueId} and ${own} = any(${[...ids]}::uuid[])`.execute(db);
    for (const row of rows) found.set(row.id, markOf(row));
  }
  return found;
}

/**
 * Takes recorded marks back. Answers what to record; or, with nothing done, the ids of records that are not as the marks left
 * them. A mark whose end has passed counts as none on both sides. The venue's lock must be held.
 */
export async function revertMarks(
  db: Db,
  { who, now }: ActorContext,
  venueId: string,
  recorded: readonly Change[],
): Promise<{ changed: string[]; changes: Change[] }> {
  const ids = recorded.map(({ record: { id } }) => id);
  const stored = await storedMarks(db, venueId, ids);
  const back = recorded.map(({ record: { type, id }, before, after }) => {
    const mark = markAt(stored.get(id) ?? refuse('gone'), now);
    const wanted = markAt(before as Mark, now);
    const change: MarkChange = { node: type as Sellable, id, before: mark, after: wanted };
    return { change, isAsLeft: isSame(mark, markAt(after as Mark, now)) };
  });
  const changed = back.filter(({ isAsLeft }) => !isAsLeft).map(({ change }) => change.id);
  const real = back.map(({ change }) => change).filter(({ before, after }) => !isSame(before, after));
  if (changed.length > 0) return { changed, changes: [] };
  return { changed, changes: await writeMarks(db, who, now, venueId, real) };
}

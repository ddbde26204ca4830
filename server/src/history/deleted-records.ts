import { LEVEL_NAMES, type Level } from '@sofra/contract/catalogue/levels';
import { DAYS } from '@sofra/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { ancestorsOf, climb } from '../catalogue/tree.ts';
import { daysBefore } from '../platform/clock.ts';

/** SQL: the restorable records of one level in a venue's bin, without those under a deleted ancestor. */
function binnedOf(level: Level, venueId: string, oldest: Date) {
  const own = (column: string) => sql.ref(`${level}.${column}`);
  const above = [...ancestorsOf(level)].reverse().map((node) => sql.ref(`${node}.texts`));
  return sql`
    select ${own('id')}, ${sql.lit(level)} as level, ${own('texts')}, ${own('deleted_at')},
      jsonb_build_array(${sql.join(above)}) as above
    from ${climb(level)} where menus.parent_id = ${venueId} and ${own('deleted_at')} > ${oldest}`;
}

/**
 * SQL: the restorable records in a venue's bin (`thrown`), each with the activity (`a`) that deleted it: a
 * deletion, or a sync, which takes away what left the main venue, or what put published records back. It may be of another venue of the account, because a moved menu takes its deleted records along.
 */
export function deletedRecords(venueId: string, now: Date): RawBuilder<unknown> {
  const levels = LEVEL_NAMES.map((level) => binnedOf(level, venueId, daysBefore(now, DAYS.bin)));
  return sql`
    (${sql.join(levels, sql` union all `)}) thrown join activity a
      on a.venue_id = any(array(
        select venues.id from venues join venues own using (account_id) where own.id = ${venueId}))
      and a.at = thrown.deleted_at and a.part_of is null and a.action in ('delete', 'sync', 'publication_restore', 'discard')
      and a.changes @> jsonb_build_array(
        jsonb_build_object('record', jsonb_build_object('type', thrown.level, 'id', thrown.id), 'after', null))`;
}

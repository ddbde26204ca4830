import { LEVEL_NAMES, type Level } from '@sofra/contract/levels';
import { DAYS } from '@sofra/contract/limits';
import type { TextsByLocale } from '@sofra/contract/publishing';
import { sql } from 'kysely';
import { textsIn } from '../catalogue/present.ts';
import { ancestorsOf, climb } from '../catalogue/tree.ts';
import { daysAfter, daysBefore } from '../platform/clock.ts';
import type { Db } from '../platform/tables.ts';
import type { WhoseVenue } from '../sessions/who.ts';
import { actorNames } from './activities.ts';

/** A record of the bin, with the titles above it from the menu down, and what put it there. */
export type BinnedRow = {
  id: string;
  level: Level;
  texts: TextsByLocale;
  above: TextsByLocale[];
  deleted_at: string;
  activity_id: number;
  actor: string | null;
  support_actor: string | null;
};

/** SQL: what is in a venue's bin of one level and can be brought back; what an ancestor hides is not there itself. */
function binnedOf(level: Level, venueId: string, oldest: Date) {
  const own = (column: string) => sql.ref(`${level}.${column}`);
  const above = [...ancestorsOf(level)].reverse().map((node) => sql.ref(`${node}.texts`));
  return sql`
    select ${own('id')}, ${sql.lit(level)} as level, ${own('texts')}, ${own('deleted_at')},
      jsonb_build_array(${sql.join(above)}) as above
    from ${climb(level)} where menus.parent_id = ${venueId} and ${own('deleted_at')} > ${oldest}`;
}

/** A page of the venue's bin, the newest first, with the number of all. */
export async function binnedRows(
  db: Db,
  venueId: string,
  now: Date,
  page: { offset: number; limit: number },
): Promise<{ rows: BinnedRow[]; total: number }> {
  const levels = LEVEL_NAMES.map((level) => binnedOf(level, venueId, daysBefore(now, DAYS.bin)));
  const { rows } = await sql<{ rows: BinnedRow[] | null; total: number }>`
    with thrown as (${sql.join(levels, sql` union all `)}),
    binned as (
      select thrown.*, a.id as activity_id, ${actorNames} from thrown join activity a
        on a.venue_id = ${venueId} and a.at = thrown.deleted_at and a.action = 'delete'
        and a.changes @> jsonb_build_array(
          jsonb_build_object('record', jsonb_build_object('type', thrown.level, 'id', thrown.id)))
    ),
    page as (
      select * from binned order by activity_id desc, id limit ${page.limit}::int offset ${page.offset}::int
    )
    select (select count(*) from binned) as total,
      (select json_agg(page order by activity_id desc, id) from page) as rows`.execute(db);
  const [answer] = rows;
  return { rows: answer?.rows ?? [], total: answer?.total ?? 0 };
}

/** A record of the bin as the wire shows it. */
export function presentBinned(row: BinnedRow, { defaultLocale }: WhoseVenue) {
  const { id, level, texts, above, actor, support_actor, activity_id } = row;
  const deletedAt = new Date(row.deleted_at);
  const title = (of: TextsByLocale) => textsIn(of, defaultLocale).title;
  return {
    type: 'binned',
    id,
    attributes: {
      record_type: level,
      title: title(texts) ?? null,
      above: above.map((of) => title(of) ?? ''),
      deleted_at: deletedAt.toISOString(),
      until: daysAfter(deletedAt, DAYS.bin).toISOString(),
      actor: actor ?? '',
      ...{ support_actor, activity_id: String(activity_id) },
    },
  };
}

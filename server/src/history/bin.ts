import type { Level } from '@sofra/contract/catalogue/levels';
import { DAYS } from '@sofra/contract/limits';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import { sql } from 'kysely';
import { actorNames } from '../activity/actor-names.ts';
import { textsIn } from '../catalogue/present.ts';
import { daysAfter } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WhoseVenue } from '../sessions/who.ts';
import { deletedRecords } from './deleted-records.ts';

/** A record of the bin, with its ancestors' titles from the menu down and the activity that deleted it. */
export type BinnedRow = {
  id: string;
  level: Level;
  texts: TextsByLocale;
  above: TextsByLocale[];
  deleted_at: string;
  activity_number: number;
  actor: string | null;
  support_actor: string | null;
};

/** A page of the venue's bin, the newest first, with the number of all. */
export async function binnedRows(
  db: Db,
  venueId: string,
  now: Date,
  page: { offset: number; limit: number },
): Promise<{ rows: BinnedRow[]; total: number }> {
  const { rows } = await sql<{ rows: BinnedRow[] | null; total: number }>`
    with binned as (
      select thrown.*, a.id as activity_id, a.number as activity_number, ${actorNames} from ${deletedRecords(venueId, now)}
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
  const { id, level, texts, above, actor, support_actor, activity_number } = row;
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
      support_actor,
      activity_id: String(activity_number),
    },
  };
}

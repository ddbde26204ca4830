import { type RawBuilder, sql } from 'kysely';
import { actorNames } from '../activity/actor-names.ts';
import { expandOrder } from '../activity/order.ts';
import type { Action, Change } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import type { VenueWho } from '../sessions/who.ts';
import { type ActivityFilter, isAskedFor } from './activity-filter.ts';
import { deletedRecords } from './deleted-records.ts';

/** One call that changed something, with the names of its actors and its venue. */
export type ActivityRow = {
  id: number;
  venue_id: string | null;
  venue: string | null;
  at: Date;
  action: Action;
  actor: string | null;
  support_actor: string | null;
  changes: Change[];
  /** Its number in its account, which is its id on the wire. */
  number: number;
  /** The number of the activity that it undid. */
  undoes: number | null;
  part_of: number | null;
  undone: boolean;
};

const activityColumns = sql`a.id, a.venue_id, a.at, a.action, a.number,
  (select u.number from activity u where u.id = a.undoes) as undoes, a.part_of, a.undone, ${actorNames},
  (select concat_ws(', ', v.name, v.branch) from venues v where v.id = a.venue_id) as venue`;

async function select(
  db: Db,
  rest: RawBuilder<unknown>,
  changes: RawBuilder<unknown> = sql`a.changes`,
): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select ${activityColumns}, ${changes} as changes from activity a where ${rest}`.execute(db);
  return rows.map((row) => ({ ...row, changes: row.changes.map(expandOrder) }));
}

/**
 * The activities of an account and its venues that a filter lets through, the newest first. Of a sync, which may change all texts of a venue, the first
 * `mostOfSync` changes are read.
 */
export async function activityRows(
  db: Db,
  accountId: string,
  filter: ActivityFilter,
  page: { offset: number; limit: number },
  mostOfSync: number,
): Promise<{ rows: ActivityRow[]; total: number }> {
  const rows = await select(
    db,
    sql`${isAskedFor(accountId, filter)} order by a.id desc limit ${page.limit}::int offset ${page.offset}::int`,
    sql`case when a.action in ('sync', 'publication_restore') and jsonb_array_length(a.changes) > ${mostOfSync}::int
      then jsonb_path_query_array(a.changes, '$[0 to $last]', jsonb_build_object('last', ${mostOfSync - 1}::int))
      else a.changes end`,
  );
  const counted = await sql<{ total: number }>`
    select count(*) as total from activity a where ${isAskedFor(accountId, filter)}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** SQL: whether an activity `a` of a main venue tells of a sync to a branch. */
const isSyncOf = (branchId: string) => sql`
  (a.action = 'sync_branch' and a.changes @> ${JSON.stringify([{ record: { id: branchId } }])}::jsonb)`;

/** The sync in a branch that an activity of its main venue tells of. Refuses with `gone` when the branch was deleted. */
export async function syncToldBy(db: Db, { part_of }: ActivityRow): Promise<ActivityRow> {
  const [found] = await select(
    db,
    sql`a.id = ${part_of} and exists (
    select from venues v where v.id = a.venue_id and v.deleted_at is null)`,
  );
  return found ?? refuse('gone');
}

/**
 * One activity by its number, if it happened in the caller's venue, told of a sync to it, or deleted something that is in this
 * venue's bin now. Refuses with `not_found`.
 */
export async function findActivity(
  db: Db,
  { accountId, venue }: VenueWho,
  now: Date,
  number: number,
): Promise<ActivityRow> {
  const [found] = await select(
    db,
    sql`a.account_id = ${accountId} and a.number = ${number}
      and (a.venue_id = ${venue.id} or ${isSyncOf(venue.id)} or a.id in (select a.id from ${deletedRecords(venue.id, now)} where a.action = 'delete'))`,
  );
  return found ?? refuse('not_found');
}

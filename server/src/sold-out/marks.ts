import { type RawBuilder, sql } from 'kysely';
import type { Actor, Change } from '../activity/record.ts';
import type { Node } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';

/** The records that can be sold out. */
export type Sellable = Extract<Node, 'items' | 'extras'>;

/** The tables of the records that can be sold out. */
export const SELLABLE: readonly Sellable[] = ['items', 'extras'];

/** A mark as it is stored and recorded: whether a record is sold out, since when, and until when; null is until it is switched back. */
export type Mark = { sold_out: boolean; since: string | null; until: string | null };

/** A record that is not sold out. */
export const AVAILABLE: Mark = { sold_out: false, since: null, until: null };

/** The mark of a record, by the beginning and the end that are stored of it. */
export const markOf = ({ since, until }: Record<'since' | 'until', Date | null>): Mark =>
  since ? { sold_out: true, since: since.toISOString(), until: until?.toISOString() ?? null } : AVAILABLE;

const COLUMNS = { items: 'item_id', extras: 'extra_id' } as const;

/** SQL: the column of a mark that names a row of a table. */
export const markColumn = (node: Sellable) => sql.ref(`sold_out.${COLUMNS[node]}`);

/** SQL: whether a mark still counts. */
export const isInForce = (now: Date) => sql`(sold_out.until is null or sold_out.until > ${now})`;

/** SQL: the marks of a venue, as JSON: the ids with their ends. One that is over is among them, since its end is looked at later. */
export const marksOf = (venueId: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_array(coalesce(item_id, extra_id), until) order by 1), '[]')
  from sold_out where venue_id = ${venueId})`;

/** The marks of a venue as that JSON has them. */
export type StoredMarks = [id: string, until: string | null][];

/** Ids of items and extras that are sold out, and until when; null is until they are switched back. */
export type VenueMarks = [id: string, until: Date | null][];

/** Reads the marks of a venue from their JSON. */
export const readMarks = (stored: StoredMarks): VenueMarks =>
  stored.map(([id, until]) => [id, until === null ? null : new Date(until)]);

/** The marks of a venue. */
export async function marksAtVenue(db: Db, venueId: string): Promise<VenueMarks> {
  const { rows } = await sql<{
    marks: StoredMarks;
  }>`select ${marksOf(sql`${venueId}::uuid`)} as marks`.execute(db);
  return readMarks(rows[0]?.marks ?? []);
}

/** A recorded or stored mark as it counts at a moment: one that is over is none. */
export function markAt(mark: Mark | undefined, now: Date): Mark {
  const isOver = mark?.until && new Date(mark.until) <= now;
  return mark?.sold_out && !isOver ? mark : AVAILABLE;
}

/** Whether two marks say the same, whenever they began. */
export const isSame = (one: Mark, other: Mark): boolean =>
  one.sold_out === other.sold_out && one.until === other.until;

/** A new mark of a record, or its removal, and what counted before. */
export type MarkChange = { node: Sellable; id: string; before: Mark; after: Mark };

/** Writes marks, removes those that are over, and answers what to record. The venue's lock must be held. */
export async function writeMarks(
  db: Db,
  { userId, supportUserId }: Pick<Actor, 'userId' | 'supportUserId'>,
  now: Date,
  venueId: string,
  changes: readonly MarkChange[],
): Promise<Change[]> {
  const ids = changes.map(({ id }) => id);
  await sql`
    delete from sold_out where venue_id = ${venueId} and (until <= ${now}
      or item_id = any(${ids}::uuid[]) or extra_id = any(${ids}::uuid[]))`.execute(db);
  const marked = changes
    .filter(({ after }) => after.sold_out)
    .map(({ node, id, after: { since, until } }) => ({
      venue_id: venueId,
      item_id: node === 'items' ? id : null,
      extra_id: node === 'extras' ? id : null,
      since: new Date(since ?? now),
      until: until === null ? null : new Date(until),
      user_id: userId,
      support_user_id: supportUserId,
    }));
  if (marked.length > 0) await db.insertInto('sold_out').values(marked).execute();
  return changes.map(({ node, id, before, after }) => ({ record: { type: node, id }, before, after }));
}

import { type RawBuilder, sql } from 'kysely';
import { actorNames } from '../activity/actor-names.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';

type PublicationRow = {
  number: number;
  at: Date;
  actor: string | null;
  support_actor: string | null;
  note: string | null;
  changed: number;
  live: boolean;
  kept: boolean;
};

// An extra is a part of its dish, which its mark names; one that came or went is in the dish's list. In other lists each row counts itself.
const dishOf = sql`coalesce(nullif(split_part(k.mark, ' ', 3), ''), k.row_id::text)`;

const withoutList = (row: string) => sql`${sql.ref(`${row}.columns`)} - 'list'`;

/**
 * SQL: in how many things that people name a publication `a` differs from the one before: dishes with their extras, sections and menus that
 * came, went or are others, the venue, and the theme.
 */
const changed = sql`(
  select count(distinct case k.kind when 'extras' then ${dishOf} else k.row_id::text end)
  from publication_rows k left join lateral (
    select was.columns from publication_rows was
    where was.venue_id = k.venue_id and was.kind = k.kind and was.row_id = k.row_id and was.since < a.number
    order by was.since desc limit 1) was on true
  where k.venue_id = a.venue_id and k.since = a.number and case k.kind
    when 'items' then k.columns is distinct from was.columns
    when 'extras' then k.columns <> was.columns
    else ${withoutList('k')} is distinct from ${withoutList('was')} end)`;

const select = (rest: RawBuilder<unknown>) => sql<PublicationRow>`
  select a.number, a.at, ${actorNames}, a.note, ${changed} as changed,
    a.number = v.publication_number as live, coalesce((
      select k.columns is not null from publication_rows k where k.venue_id = a.venue_id and k.row_id = a.venue_id
        and k.since <= a.number order by k.since desc limit 1), false) as kept
  from publications a join venues v on v.id = a.venue_id ${rest}`;

/** A publication as the wire shows it. */
function present({ at, ...row }: PublicationRow) {
  return {
    type: 'publications',
    id: String(row.number),
    attributes: { ...row, at: at.toISOString() },
  };
}

/** A page of a venue's publications, the newest first, with the number of all. */
export async function listPublications(
  db: Db,
  venueId: string,
  { offset, limit }: { offset: number; limit: number },
) {
  const { rows } = await select(
    sql`where a.venue_id = ${venueId} order by a.number desc limit ${limit}::int offset ${offset}::int`,
  ).execute(db);
  const { total } = await db
    .selectFrom('publications')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('venue_id', '=', venueId)
    .executeTakeFirstOrThrow();
  return { data: rows.map(present), total };
}

/** A venue's publication as the wire shows it. Refuses with `not_found`. */
export async function presentPublication(db: Db, venueId: string, number: number) {
  const { rows } = await select(sql`where a.venue_id = ${venueId} and a.number = ${number}`).execute(db);
  return present(rows[0] ?? refuse('not_found'));
}

/** Writes the note of a publication; an empty one takes it back. */
export async function writeNote(db: Db, venueId: string, number: number, note: string | null): Promise<void> {
  await db
    .updateTable('publications')
    .set({ note: note || null })
    .where('venue_id', '=', venueId)
    .where('number', '=', number)
    .execute();
}

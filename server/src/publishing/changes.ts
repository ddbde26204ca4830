import type { Locale } from '@sofra/contract/languages/locales';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { sql } from 'kysely';
import { actorNames } from '../activity/actor-names.ts';
import { UPWARDS } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { type PublishedRows, rowsOf } from './changes-between.ts';
import { draftPublication } from './draft.ts';
import { keptAmong } from './publication-rows.ts';
import { publicationOf } from './publications.ts';
import { reviewOf } from './review.ts';
import { type Told, toldChanges } from './told-changes.ts';

/** The newest unpublished activity of each record. */
async function toldOf(db: Db, venueId: string): Promise<Map<string, Told>> {
  const { rows } = await sql<Told & { key: string }>`
    with newest as (
      select concat(c.value->'record'->>'type', '/', c.value->'record'->>'id') as key, max(a.id) as id
      from activity a cross join jsonb_array_elements(a.changes) c where a.venue_id = ${venueId} and not a.published
      group by 1
    )
    select n.key, a.at, ${actorNames} from newest n join activity a on a.id = n.id`.execute(db);
  return new Map(rows.map(({ key, ...told }) => [key, told]));
}

/** Those of some rows that are not deleted now. */
async function thereAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const there = (table: string) => sql`
    select id from ${sql.table(table)} where id = any(${[...ids]}::uuid[]) and deleted_at is null`;
  const { rows } = await sql<{ id: string }>`
    ${sql.join(UPWARDS.map(there), sql` union all `)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The venue as guests see it before its first publication: without menus. */
const unpublished = (publication: Publication): Publication => ({ ...publication, menus: [] });

/** The sides of a comparison: the publication before, if there is one, and what comes after it. */
type Sides = { former: Publication | undefined; later: Publication };

/** Both sides, what is known of them, and those of some rows that the later side has although guests don't see them. */
type Compared = Sides & {
  told: ReadonlyMap<string, Told>;
  hiddenAmong: (ids: readonly string[]) => Promise<string[]>;
};

/** The rows of both sides of a venue, and the records in which they differ. */
function reviewed(venueId: string, { former, later }: Sides) {
  const before = rowsOf(former ?? unpublished(later), venueId);
  const after = rowsOf(later, venueId);
  return { before, after, changes: reviewOf(before, after) };
}

/** The draft of a venue beside what guests see. */
const draftSides = async (db: Db, venueId: string): Promise<Sides> => ({
  later: await draftPublication(db, venueId),
  former: await publicationOf(db, venueId),
});

/** The number of the changes that a publication of a venue would bring to guests now. */
export async function countForGuests(db: Db, venueId: string): Promise<number> {
  return reviewed(venueId, await draftSides(db, venueId)).changes.length;
}

/** The changes between two sides of a venue, as the wire shows them, and the number of the former. */
async function compared(
  db: Db,
  venueId: string,
  locale: Locale,
  { former, later, told, hiddenAmong }: Compared,
) {
  const { before, after, changes } = reviewed(venueId, { former, later });
  const only = (side: PublishedRows) =>
    changes.flatMap(({ row }) => (side.get(row.id) === row ? [row.id] : []));
  const off = new Set([
    ...(await hiddenAmong(only(before))),
    ...(await keptAmong(db, venueId, former?.number ?? 0, only(after))),
  ]);
  const { data, left_out } = toldChanges(changes, { before, after, told, off, locale });
  return { data, meta: { publication: former?.number ?? null, left_out } };
}

/** The changes that a publication of a venue would bring to guests now. */
export async function changesForGuests(db: Db, venueId: string, locale: Locale) {
  return compared(db, venueId, locale, {
    ...(await draftSides(db, venueId)),
    told: await toldOf(db, venueId),
    hiddenAmong: (ids) => thereAmong(db, ids),
  });
}

/**
 * The changes that a venue's publication brought to guests since another one, the one before if none is named. Refuses with
 * `not_found`.
 */
export async function changesOfPublication(
  db: Db,
  venueId: string,
  locale: Locale,
  number: number,
  since: number | undefined,
) {
  const later = (await publicationOf(db, venueId, { number })) ?? refuse('not_found');
  const wanted = since === undefined ? { before: number } : { number: since };
  const former = await publicationOf(db, venueId, wanted);
  if (!former && since !== undefined) refuse('not_found');
  const hiddenAmong = (ids: readonly string[]) => keptAmong(db, venueId, number, ids);
  return compared(db, venueId, locale, { former, later, told: new Map(), hiddenAmong });
}

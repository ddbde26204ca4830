import { sql } from 'kysely';
import { storeUpgraded } from '../branding/theme-rows.ts';
import { eachSlice, inSlices } from '../catalogue/slices.ts';
import { downFrom, nodeUnder } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import { lockVenue } from '../venues/locks.ts';
import { newestAt, type PublicationKey } from './publication-rows.ts';
import { type Light, nodeNow, parentIn, type RowsNow, themeNow, venueNow } from './rows-now.ts';

/** All rows of a venue as they are now, by their kinds. */
const venueRows = async (db: Db, venueId: string): Promise<RowsNow[]> => [
  venueNow(venueId),
  await themeNow(db, venueId),
  ...downFrom('menus').map((node) => nodeNow(node, venueId)),
];

/** A row that may be another one than in the publication before; without a mark it is itself as it was, and only its list may not be. */
type Suspect = { id: string; mark: string | null };

/** The rows of a venue that may be others, and those that are gone. */
type Suspects = { there: { rows: RowsNow; all: Suspect[] }[]; gone: Light[] };

/** The rows on one side only: as they are now, or as the publication before has them. */
async function otherRows(db: Db, { venueId, number }: PublicationKey, all: readonly RowsNow[]) {
  const before = newestAt({ venueId, number: number - 1 });
  const now = sql.join(
    all.map(({ lights }) => lights),
    sql` union all `,
  );
  // One hash of both sides: without figures of its tables the database would compare each row with each.
  const { rows } = await sql<Light & { isNow: boolean }>`
    select kind, id, mark, bool_or(is_now) as "isNow" from (
      select kind, id, mark, true as is_now from (${now}) now
      union all select kind, row_id, mark, false from ${before} k where columns is not null) side
    group by kind, id, mark having count(*) = 1`.execute(db);
  return rows;
}

/**
 * Compares the rows of a venue with those of the publication before, by their marks. A list in which another row stands, or in another
 * order, is known by a row that was written for it, whose mark says what it stands in, and stood in before.
 */
async function suspectsOf(db: Db, next: PublicationKey): Promise<Suspects> {
  const all = await venueRows(db, next.venueId);
  const others = await otherRows(db, next, all);
  const ofNow = others.filter(({ isNow }) => isNow);
  const isThere = new Set(ofNow.map(({ id }) => id));
  const gone = others.filter(({ id, isNow }) => !isNow && !isThere.has(id));
  const isGone = new Set(gone.map(({ id }) => id));
  const there = all.map((rows) => {
    const suspects = new Map<string, string | null>();
    for (const row of others) {
      const parent = row.kind === nodeUnder(rows.kind) ? parentIn(row) : undefined;
      if (parent && !isGone.has(parent)) suspects.set(parent, null);
    }
    for (const { kind, id, mark } of ofNow) if (kind === rows.kind) suspects.set(id, mark);
    return { rows, all: [...suspects].map(([id, mark]) => ({ id, mark })) };
  });
  return { there, gone };
}

/** Keeps those of some rows that are not as they were kept; the others have their new marks. */
async function keep(
  db: Db,
  { venueId, number }: PublicationKey,
  { kind, whole }: RowsNow,
  all: readonly Suspect[],
): Promise<void> {
  if (all.length === 0) return;
  const ids = all.map(({ id }) => id);
  const marks = all.map(({ mark }) => mark);
  await sql`
    with pair as materialized (
      select now.id, now.columns, was.since, coalesce(given.mark, was.mark) as mark,
        was.columns is not distinct from now.columns as is_same
      from unnest(${ids}::uuid[], ${marks}::text[]) as given(id, mark)
      join (${whole(ids)}) now on now.id = given.id
      left join lateral (
        select k.since, k.columns, k.mark from publication_rows k
        where k.venue_id = ${venueId} and k.row_id = given.id and k.kind = ${kind} and k.since < ${number}
        order by k.since desc limit 1) was on true),
    marked as (
      update publication_rows k set mark = pair.mark from pair
      where pair.is_same and k.venue_id = ${venueId} and k.row_id = pair.id and k.kind = ${kind} and k.since = pair.since)
    insert into publication_rows (venue_id, kind, row_id, since, columns, mark)
    select ${venueId}::uuid, ${kind}::text, id, ${number}::int, columns, mark from pair where not is_same`.execute(
    db,
  );
}

/** Keeps that rows are gone. */
async function keepGone(db: Db, { venueId, number }: PublicationKey, gone: readonly Light[]): Promise<void> {
  if (gone.length === 0) return;
  await sql`
    insert into publication_rows (venue_id, kind, row_id, since, columns, mark)
    select ${venueId}::uuid, kind, id, ${number}::int, null, ''
    from unnest(${gone.map(({ kind }) => kind)}::text[], ${gone.map(({ id }) => id)}::uuid[]) as gone(kind, id)`.execute(
    db,
  );
}

/** Removes what was kept for a publication that has not been made. */
export async function dropAhead(db: Db, { venueId, number }: PublicationKey): Promise<void> {
  await sql`delete from publication_rows where venue_id = ${venueId} and since >= ${number}`.execute(db);
}

/** Keeps all rows of a venue's draft as those of a new publication. The venue's lock must be held. */
export async function keepRows(db: Db, next: PublicationKey): Promise<void> {
  await dropAhead(db, next);
  const { there, gone } = await suspectsOf(db, next);
  for (const { rows, all } of there) await keep(db, next, rows, all);
  await keepGone(db, next, gone);
}

/** How many rows are kept of a publication otherwise than of the one before. */
export const countOf = async (db: Db, { venueId, number }: PublicationKey): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from publication_rows where venue_id = ${venueId} and since = ${number}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

/** Another publication of the venue was made first. */
class PublishedMeanwhile extends Error {}

/** The number of a venue's next publication. */
export async function nextNumber(db: Db, venueId: string): Promise<number> {
  const { last } = await db
    .selectFrom('publications')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('venue_id', '=', venueId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

async function assertNext(db: Db, { venueId, number }: PublicationKey): Promise<void> {
  if ((await nextNumber(db, venueId)) !== number) throw new PublishedMeanwhile();
}

/**
 * Keeps the rows of a large venue before the publication that has them, some at a time. Answers how many they are, by which
 * `isReady` knows them; undefined when another publication came first.
 */
export async function keepAhead(db: Db, next: PublicationKey): Promise<number | undefined> {
  const inLock = <T>(work: (trx: Db) => Promise<T>) =>
    db.transaction().execute(async (trx) => {
      await lockVenue(trx, next.venueId);
      await assertNext(trx, next);
      return work(trx);
    });
  try {
    const { there, gone } = await inLock(async (trx) => {
      await dropAhead(trx, next);
      await storeUpgraded(trx, next.venueId);
      return suspectsOf(trx, next);
    });
    const slices = there.flatMap(({ rows, all }) => inSlices(all).map((slice) => ({ rows, slice })));
    await eachSlice(slices, ({ rows, slice }) => inLock((trx) => keep(trx, next, rows, slice)));
    return await inLock(async (trx) => {
      await keepGone(trx, next, gone);
      return countOf(trx, next);
    });
  } catch (error) {
    if (error instanceof PublishedMeanwhile) return undefined;
    throw error;
  }
}

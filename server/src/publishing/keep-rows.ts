import { sql } from 'kysely';
import { storeUpgraded } from '../branding/theme-rows.ts';
import { eachSlice, isSliced } from '../catalogue/slices.ts';
import { downFrom } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import { lockVenue } from '../venues/locks.ts';
import { newestAt, type PublicationKey } from './publication-rows.ts';
import {
  columnsOf,
  type KeptKind,
  type Light,
  nodeNow,
  type RowsNow,
  themeNow,
  venueNow,
} from './rows-now.ts';

/** A row as it is kept: with the first publication that has it so. */
type Kept = Light & { since: number };

/** Those of some rows that are still as they are kept, which then have the mark of now. */
async function sameAmong(
  db: Db,
  venueId: string,
  kind: KeptKind,
  now: RowsNow,
  rows: readonly { light: Light; was: Kept }[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const lights = rows.map(({ light }) => light);
  const ids = lights.map(({ id }) => id);
  const sinces = rows.map(({ was }) => was.since);
  const same = await sql<{ id: string }>`
    update publication_rows k set mark = now.mark
    from (${columnsOf(now, lights)}) now join unnest(${ids}::uuid[], ${sinces}::int[]) was(id, since) on was.id = now.id
    where k.venue_id = ${venueId} and k.kind = ${kind} and k.row_id = now.id and k.since = was.since and k.columns = now.columns
    returning k.row_id as id`.execute(db);
  return new Set(same.rows.map(({ id }) => id));
}

/**
 * Keeps what came or has changed of some rows of a kind since the publication before; answers the ids of them all. Rows and what
 * is kept of them are compared here by their marks and lists: without figures of its tables the database would compare each with each.
 */
async function keep(
  db: Db,
  { venueId, number }: PublicationKey,
  kind: KeptKind,
  now: RowsNow,
): Promise<string[]> {
  const { rows: lights } = await sql<Light>`
    select id, mark, list::text as list from (${now.rows}) light`.execute(db);
  const ids = lights.map(({ id }) => id);
  const before = newestAt(
    { venueId, number: number - 1 },
    sql`and row_id = any(${ids}::uuid[]) and kind = ${kind}`,
  );
  const kept = await sql<Kept>`
    select row_id as id, mark, (columns->'list')::text as list, since from ${before} k where columns is not null`.execute(
    db,
  );
  const known = new Map(kept.rows.map((row) => [row.id, row]));
  const suspect = lights.flatMap((light) => {
    const was = known.get(light.id);
    return was && (was.mark !== light.mark || was.list !== light.list) ? [{ light, was }] : [];
  });
  const same = await sameAmong(db, venueId, kind, now, suspect);
  const changed = suspect.flatMap(({ light }) => (same.has(light.id) ? [] : [light]));
  const others = [...lights.filter(({ id }) => !known.has(id)), ...changed];
  if (others.length > 0)
    await sql`
      insert into publication_rows (venue_id, kind, row_id, since, columns, mark)
      select ${venueId}::uuid, ${kind}::text, now.id, ${number}::int, now.columns, now.mark
      from (${columnsOf(now, others)}) now`.execute(db);
  return ids;
}

/** Keeps that all rows of a venue but some are gone. */
async function keepGone(
  db: Db,
  { venueId, number }: PublicationKey,
  there: readonly string[],
): Promise<void> {
  const before = newestAt({ venueId, number: number - 1 });
  await sql`
    insert into publication_rows (venue_id, kind, row_id, since, columns, mark)
    select venue_id, kind, row_id, ${number}::int, null, '' from ${before} k
    where columns is not null and row_id not in (select unnest(${[...there]}::uuid[]))`.execute(db);
}

/**
 * Works in parts of the rows of a venue, which are all of it at once unless `slices` of its sections are given; `inPart` is the transaction
 * of a part.
 */
async function keepParts(
  next: PublicationKey,
  slices: readonly string[][] | undefined,
  inPart: (work: (db: Db) => Promise<string[]>) => Promise<string[]>,
): Promise<string[]> {
  const { venueId } = next;
  const there: string[] = [];
  const part = async (kind: KeptKind, rowsNow: (db: Db) => Promise<RowsNow> | RowsNow) =>
    there.push(...(await inPart(async (db) => keep(db, next, kind, await rowsNow(db)))));
  await part('venues', () => venueNow(venueId));
  await part('themes', (db) => themeNow(db, venueId));
  for (const node of downFrom('menus'))
    if (slices && isSliced(node))
      await eachSlice(slices, (ids) => part(node, () => nodeNow(node, venueId, ids)));
    else await part(node, () => nodeNow(node, venueId));
  return there;
}

/** Removes what was kept for a publication that has not been made. */
export async function dropAhead(db: Db, { venueId, number }: PublicationKey): Promise<void> {
  await sql`delete from publication_rows where venue_id = ${venueId} and since >= ${number}`.execute(db);
}

/** Keeps all rows of a venue's draft as those of a new publication. The venue's lock must be held. */
export async function keepRows(db: Db, next: PublicationKey): Promise<void> {
  await dropAhead(db, next);
  await keepGone(db, next, await keepParts(next, undefined, (work) => work(db)));
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
 * Keeps the rows of a large venue before the publication that has them, some sections at a time. Answers how many they are, by which
 * `isReady` knows them; undefined when another publication came first.
 */
export async function keepAhead(
  db: Db,
  next: PublicationKey,
  slices: readonly string[][],
): Promise<number | undefined> {
  const inLock = <T>(work: (trx: Db) => Promise<T>) =>
    db.transaction().execute(async (trx) => {
      await lockVenue(trx, next.venueId);
      await assertNext(trx, next);
      return work(trx);
    });
  try {
    await inLock(async (trx) => {
      await dropAhead(trx, next);
      await storeUpgraded(trx, next.venueId);
    });
    const there = await keepParts(next, slices, inLock);
    return await inLock(async (trx) => {
      await keepGone(trx, next, there);
      return countOf(trx, next);
    });
  } catch (error) {
    if (error instanceof PublishedMeanwhile) return undefined;
    throw error;
  }
}

import { createHash } from 'node:crypto';
import { FORMAT } from '@sofra/contract/publishing/formats';
import { type RawBuilder, sql } from 'kysely';
import { eachSlice, sectionSlices } from '../catalogue/slices.ts';
import { climb, downFrom } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import { publishedMenus } from './documents.ts';
import { menuTexts } from './draft.ts';
import { type MadeParts, type Mark, markNow } from './freeze.ts';
import { countOf, keepAhead, keepRows, nextNumber } from './keep-rows.ts';
import type { PublicationKey } from './publication-rows.ts';

/**
 * A venue's next publication with its rows kept, the parts of its menus that are made, and what was unpublished before: where that is
 * still so, nothing has changed since.
 */
export type Ready = { number: number; mark: Mark; made: MadeParts };

/** The same, made before the transaction of the publication, with the number of rows that are kept. */
export type Ahead = Ready & { rows: number };

/** SQL: the ids of the menus with a row that the publication before has otherwise. */
const differingMenus = ({ venueId, number }: PublicationKey) =>
  sql.join(
    downFrom('menus').map(
      (node) => sql`
        select menus.id from ${climb(node)} join publication_rows k on k.row_id = ${sql.ref(`${node}.id`)}
        where k.venue_id = ${venueId} and k.kind = ${node} and k.since = ${number}`,
    ),
    sql` union `,
  );

// The id stands first: a document is not read whole for it.
const menuIdIn = (document: RawBuilder<unknown>) =>
  sql`substring(left(${document}::text, 60) from '^{"id" : "([-0-9a-f]{36})"')::uuid`;

/**
 * The parts of the publication before that are those of the next one too: of menus in which no row is another one, in a venue that is as
 * it was, whose languages are in each. The rows of the next one must be kept.
 */
async function partsThatStand(db: Db, next: PublicationKey): Promise<MadeParts> {
  const { venueId, number } = next;
  const { rows } = await sql<{ id: string; hash: string }>`
    with part as materialized (
      select k.hash, ${menuIdIn(sql`k.document`)} as id
      from publications p join publication_parts k on k.hash = any(p.menu_parts)
      where p.venue_id = ${venueId} and p.number = ${number - 1} and p.format = ${FORMAT} and not exists (
        select from publication_rows k where k.venue_id = ${venueId} and k.kind = 'venues' and k.since = ${number}))
    select id, hash from part where id not in (${differingMenus(next)})`.execute(db);
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** Keeps the rows of a venue's next publication and finds what is made of it. The venue's lock must be held. */
export async function makeReady(db: Db, next: PublicationKey): Promise<Ready> {
  const mark = await markNow(db, next.venueId);
  await keepRows(db, next);
  return { number: next.number, mark, made: await partsThatStand(db, next) };
}

/** Whether what was made ahead is that of a venue's next publication: another process may have begun anew. */
export const isReady = async (db: Db, next: PublicationKey, ahead: Ahead): Promise<boolean> =>
  ahead.number === next.number && ahead.rows === (await countOf(db, next));

/**
 * Keeps the rows of a large venue and makes the parts of its menus, one slice after another, so that others are served in between: a part
 * is named by its content, rows by the number of the publication, and nobody sees them before it is made. Answers undefined for a venue
 * that one statement freezes quickly, and where another publication came first.
 */
export async function makeAhead(db: Db, venueId: string): Promise<Ahead | undefined> {
  const slices = await sectionSlices(db, venueId);
  if (slices.length < 2) return undefined;
  const mark = await markNow(db, venueId);
  const next = { venueId, number: await nextNumber(db, venueId) };
  const rows = await keepAhead(db, next);
  if (rows === undefined) return undefined;
  const made = new Map(await partsThatStand(db, next));
  const others = sql`${publishedMenus(venueId)} and m.id <> all(${[...made.keys()]}::uuid[])`;
  await eachSlice(await menuTexts(db, others), async ({ id, text }) => {
    const hash = createHash('sha256').update(text).digest('hex');
    made.set(id, hash);
    await sql`
      insert into publication_parts (hash, document) values (${hash}, ${text}) on conflict (hash) do nothing`.execute(
      db,
    );
  });
  return { number: next.number, mark, made, rows };
}

import { FORMAT } from '@sofra/contract/publishing/formats';
import { sql } from 'kysely';
import { type Actor, markPublished } from '../activity/record.ts';
import { assertVersion } from '../api/versions.ts';
import { storeUpgraded } from '../branding/theme-rows.ts';
import { eachSlice, type Sized, slicesOf } from '../catalogue/slices.ts';
import { jsonList } from '../platform/database/json-lists.ts';
import type { Db, MenuAddress } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { releasePictures } from '../uploads/blobs.ts';
import { lockVenue } from '../venues/locks.ts';
import { setPublication } from '../venues/set-columns.ts';
import {
  alwaysShown,
  brandingPart,
  menuAddress,
  menuPart,
  publishedMenus,
  venuePart,
  visible,
} from './documents.ts';
import { endRows, keepRows } from './publication-rows.ts';
import { isSameContent, type Parts } from './same-content.ts';
import { makeCards } from './share-cards.ts';
import { thinPublications } from './thin-publications.ts';

/** The draft's parts, its version, and the addresses of its menus that are always there, for the sitemap. */
type Frozen = Parts & { addresses: MenuAddress[] } & Versioned;

/** SQL: a list of a venue's parts with their documents. */
type Documents = ReturnType<typeof menuDocuments>;

const menuDocuments = (venueId: string, menuIds?: readonly string[]) => sql`
  select 'menu' as kind, m.position, ${menuPart} as document from ${publishedMenus(venueId)}
  ${menuIds ? sql`and m.id = any(${[...menuIds]}::uuid[])` : sql``}`;

const otherDocuments = (venueId: string) => sql`
  select 'venue' as kind, 0 as position, ${venuePart} as document from venues v where v.id = ${venueId}
  union all
  select 'branding', 0, ${brandingPart} from venues v where v.id = ${venueId}`;

/** SQL: the tables of parts by their hashes (`hashed`); the new ones are written. */
const kept = (documents: Documents) => sql`
  made as (${documents}),
  hashed as materialized (
    select kind, position, document, encode(sha256(convert_to(document::text, 'UTF8')), 'hex') as hash from made
  ),
  kept as (
    insert into publication_parts (hash, document) select distinct on (hash) hash, document from hashed
    on conflict (hash) do nothing
  )`;

/** A draft by its newest change that is not published; 0 where there is none. Any change or publication makes it another one. */
type Versioned = { version: number };

/** The version of a venue's draft. */
export async function draftVersion(db: Db, venueId: string): Promise<number> {
  const { rows } = await sql<Versioned>`
    select coalesce(max(number), 0) as version from activity where venue_id = ${venueId} and not published`.execute(
    db,
  );
  return rows[0]?.version ?? 0;
}

/** The changes of a venue that are not published yet. */
type Mark = { changes: number; last: number };

/** The menus' parts, made before the transaction that publishes them, and what was unpublished before. */
export type MadeMenus = { mark: Mark; menus: string[] };

/**
 * Makes and writes the parts of a large venue's menus, one slice after another, so that others are served in between: a part is
 * named by its content, and nobody sees it before a publication has it. Answers undefined for a venue that one statement
 * freezes quickly.
 */
export async function makeMenus(db: Db, venueId: string): Promise<MadeMenus | undefined> {
  const { rows } = await sql<Mark & { sizes: Sized[] }>`
    select count(*) as changes, coalesce(max(id), 0) as last,
      ${jsonList(sql`select json_build_object('id', m.id, 'item_count', m.item_count) from ${publishedMenus(venueId)} order by m.position`)} as sizes
    from activity where venue_id = ${venueId} and not published`.execute(db);
  const { sizes = [], ...mark } = rows[0] ?? { changes: 0, last: 0 };
  const slices = slicesOf(sizes);
  if (slices.length < 2) return undefined;
  const menus: string[] = [];
  await eachSlice(slices, async (slice) => {
    const made = await sql<{ hash: string }>`
      with ${kept(menuDocuments(venueId, slice))} select hash from hashed order by position`.execute(db);
    menus.push(...made.rows.map(({ hash }) => hash));
  });
  return { mark, menus };
}

/**
 * Freezes the venue's draft into content-addressed parts and writes the new ones. Answers their hashes. It is
 * one statement, so that exactly the changes in the documents are marked as published; where the menus were made before, these
 * must be the changes that there were then, else all is made again.
 */
async function freeze(db: Db, venueId: string, before?: MadeMenus): Promise<Frozen> {
  const documents = before
    ? otherDocuments(venueId)
    : sql`${otherDocuments(venueId)} union all ${menuDocuments(venueId)}`;
  const { rows } = await sql<Frozen & Mark>`
    with ${kept(documents)},
    marked as (${markPublished(venueId)})
    select (select coalesce(json_agg(${menuAddress} order by m.position), '[]') from ${publishedMenus(venueId)} and ${alwaysShown}) as addresses,
      (select hash from hashed where kind = 'venue') as venue, (select hash from hashed where kind = 'branding') as branding,
      coalesce((select array_agg(hash order by position) from hashed where kind = 'menu'), '{}') as menus,
      (select count(*) from marked) as changes, (select coalesce(max(id), 0) from marked) as last,
      (select coalesce(max(number), 0) from marked) as version`.execute(db);
  const { changes, last, ...frozen } = rows[0] ?? refuse('not_found');
  if (!before) return frozen;
  if (changes !== before.mark.changes || last !== before.mark.last) return freeze(db, venueId);
  return { ...frozen, menus: before.menus };
}

type Last = Parts & { number: number; format: number };

async function lastParts(db: Db, venueId: string): Promise<Last | undefined> {
  const { rows } = await sql<Last>`
    select number, format, venue_part as venue, branding_part as branding, menu_parts as menus from publications
    where venue_id = ${venueId} order by number desc limit 1`.execute(db);
  return rows[0];
}

/** SQL: the ids of the pictures that a venue's guests see once it is published. */
const publishedPictures = (venueId: string) => sql`
    with m as (select m.id, m.photo_id from ${publishedMenus(venueId)}),
    s as (select s.id, s.photo_id from sections s join m on m.id = s.parent_id where ${visible('s')}),
    i as (select i.photo_id from items i join s on s.id = i.parent_id where ${visible('i')}),
    t as (select t.id, t.background_id from themes t where t.venue_id = ${venueId} and t.enabled)
      select photo_id from m union select photo_id from s union select photo_id from i
      union select background_id from t union select k.background_id from menu_themes k join t on t.id = k.theme_id
      union select v.logo_id from venues v where v.id = ${venueId}
      union select v.welcome_screen_id from venues v where v.id = ${venueId}`;

/**
 * Options of a publication: the menus' parts of a large venue (`makeMenus`), how many publications a venue keeps, all unless it is said,
 * and the versions of the draft that may be published.
 */
type PublishOptions = {
  made?: MadeMenus | undefined;
  most?: number | undefined;
  ifMatch?: readonly number[] | undefined;
};

/**
 * Publishes the venue: its draft becomes the next numbered publication, whole, in this transaction. Without changes,
 * compared by content, no new number is made; the count of unpublished changes is 0 either way (rule 18). Answers
 * whether there is a new publication. Refuses with `version_stale` another version of the draft than the one that was asked for.
 */
export async function publish(
  db: Db,
  actor: Actor,
  venueId: string,
  now: Date,
  { made, ifMatch, most }: PublishOptions = {},
): Promise<boolean> {
  await lockVenue(db, venueId);
  await storeUpgraded(db, venueId);
  const parts = await freeze(db, venueId, made);
  assertVersion(parts, ifMatch);
  const last = await lastParts(db, venueId);
  if (last && (await isSameContent(db, last, parts))) return false;
  const number = (last?.number ?? 0) + 1;
  await db
    .insertInto('publications')
    .values({
      venue_id: venueId,
      number,
      at: now,
      user_id: actor.userId,
      support_user_id: actor.supportUserId,
      note: null,
      venue_part: parts.venue,
      branding_part: parts.branding,
      menu_parts: parts.menus,
      addresses: JSON.stringify(parts.addresses),
      format: FORMAT,
    })
    .execute();
  // The rows of a large venue would hold everybody up: its publications can’t be restored yet.
  await (made ? endRows : keepRows)(db, venueId, number);
  if (most) await thinPublications(db, venueId, number, most);
  await releasePictures(db, publishedPictures(venueId));
  const slug = await setPublication(db, venueId, number, now);
  await enqueue(db, makeCards, { slug, number }, { at: now, subjectId: venueId });
  return true;
}

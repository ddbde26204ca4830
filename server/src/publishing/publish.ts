import { createHash } from 'node:crypto';
import { FORMAT } from '@sofra/contract/publishing/formats';
import { sql } from 'kysely';
import { type Actor, markPublished } from '../activity/record.ts';
import { assertVersion } from '../api/versions.ts';
import { storeUpgraded } from '../branding/theme-rows.ts';
import { eachSlice, sectionSlices } from '../catalogue/slices.ts';
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
import { menuTexts } from './draft.ts';
import { isKeptAhead, keepAhead, keepRows } from './keep-rows.ts';
import { isSameContent, type Parts } from './same-content.ts';
import { makeCards } from './share-cards.ts';
import { thinPublications } from './thin-publications.ts';

/** The draft's parts, its version, and the addresses of its menus that are always there, for the sitemap. */
type Frozen = Parts & { addresses: MenuAddress[] } & Versioned;

/** SQL: a list of a venue's parts with their documents. */
type Documents = ReturnType<typeof menuDocuments>;

const menuDocuments = (venueId: string) => sql`
  select 'menu' as kind, m.position, ${menuPart} as document from ${publishedMenus(venueId)}`;

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

/**
 * The menus' parts and the number of the rows of a publication, made before its transaction, and what was unpublished before. `rows` is
 * undefined where another publication came first.
 */
export type Ahead = { mark: Mark; menus: string[]; rows: number | undefined };

/**
 * Makes the parts of a large venue's menus and keeps its rows, one slice after another, so that others are served in between: a part is
 * named by its content, rows by the number of the publication, and nobody sees them before it is made. Answers undefined for a
 * venue that one statement freezes quickly.
 */
export async function makeAhead(db: Db, venueId: string): Promise<Ahead | undefined> {
  const slices = await sectionSlices(db, venueId);
  if (slices.length < 2) return undefined;
  const { rows } = await sql<Mark & { number: number }>`
    select count(*) as changes, coalesce(max(id), 0) as last,
      (select coalesce(max(number), 0) + 1 from publications where venue_id = ${venueId}) as number
    from activity where venue_id = ${venueId} and not published`.execute(db);
  const { number = 1, ...mark } = rows[0] ?? { changes: 0, last: 0 };
  const menus: string[] = [];
  await eachSlice(await menuTexts(db, publishedMenus(venueId)), async (document) => {
    const hash = createHash('sha256').update(document).digest('hex');
    menus.push(hash);
    await sql`
      insert into publication_parts (hash, document) values (${hash}, ${document}) on conflict (hash) do nothing`.execute(
      db,
    );
  });
  return { mark, menus, rows: await keepAhead(db, { venueId, number }, slices) };
}

/**
 * Freezes the venue's draft into content-addressed parts and writes the new ones. Answers their hashes. It is
 * one statement, so that exactly the changes in the documents are marked as published; what was made ahead is taken only where these
 * are the changes that there were then.
 */
async function freeze(
  db: Db,
  venueId: string,
  before?: Ahead,
): Promise<Frozen & { rows?: number | undefined }> {
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
  return { ...frozen, menus: before.menus, rows: before.rows };
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
 * Options of a publication: what was made ahead of a large venue's (`makeAhead`), how many publications a venue keeps, all unless it is said,
 * and the versions of the draft that may be published.
 */
type PublishOptions = {
  ahead?: Ahead | undefined;
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
  { ahead, ifMatch, most }: PublishOptions = {},
): Promise<boolean> {
  await lockVenue(db, venueId);
  await storeUpgraded(db, venueId);
  const { rows, ...parts } = await freeze(db, venueId, ahead);
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
  const key = { venueId, number };
  if (!(await isKeptAhead(db, key, rows))) await keepRows(db, key);
  if (most) await thinPublications(db, venueId, number, most);
  await releasePictures(db, publishedPictures(venueId));
  const slug = await setPublication(db, venueId, number, now);
  await enqueue(db, makeCards, { slug, number }, { at: now, subjectId: venueId });
  return true;
}

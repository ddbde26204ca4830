import { FORMAT } from '@sofra/contract/formats';
import { sql } from 'kysely';
import type { Actor } from '../activity/record.ts';
import { storeUpgraded } from '../branding/theme-rows.ts';
import { lockVenue } from '../catalogue/locks.ts';
import { refuse } from '../platform/answer.ts';
import { enqueue } from '../platform/jobs.ts';
import type { Db, MenuAddress } from '../platform/tables.ts';
import { brandingPart, menuAddress, menuPart, publishedMenus, venuePart, visible } from './documents.ts';
import { isSameContent, type Parts } from './same-content.ts';
import { makeCards } from './share-cards.ts';

/** The draft's parts, and the addresses of its menus. */
type Frozen = Parts & { addresses: MenuAddress[] };

/**
 * Freezes the venue's draft into content-addressed parts and writes the new ones. Answers their hashes. It is
 * one statement, so that exactly the changes in the documents are marked as published.
 */
async function freeze(db: Db, venueId: string): Promise<Frozen> {
  const { rows } = await sql<Frozen>`
    with made as (
      select 'venue' as kind, 0 as position, ${venuePart} as document from venues v where v.id = ${venueId}
      union all
      select 'branding', 0, ${brandingPart} from venues v where v.id = ${venueId}
      union all
      select 'menu', m.position, ${menuPart} from ${publishedMenus(venueId)}
    ),
    hashed as materialized (
      select kind, position, document, encode(sha256(convert_to(document::text, 'UTF8')), 'hex') as hash from made
    ),
    marked as (update activity set published = true where venue_id = ${venueId} and not published),
    kept as (
      insert into publication_parts (hash, document) select distinct on (hash) hash, document from hashed
      on conflict (hash) do nothing
    )
    select (select coalesce(json_agg(${menuAddress} order by m.position), '[]') from ${publishedMenus(venueId)}) as addresses,
      (select hash from hashed where kind = 'venue') as venue, (select hash from hashed where kind = 'branding') as branding,
      coalesce((select array_agg(hash order by position) from hashed where kind = 'menu'), '{}') as menus`.execute(
    db,
  );
  return rows[0] ?? refuse('not_found');
}

type Last = Parts & { number: number; format: number };

async function lastParts(db: Db, venueId: string): Promise<Last | undefined> {
  const { rows } = await sql<Last>`
    select number, format, venue_part as venue, branding_part as branding, menu_parts as menus from publications
    where venue_id = ${venueId} order by number desc limit 1`.execute(db);
  return rows[0];
}

// Published pictures become public: `/i/{number}-{width}` serves no others.
async function releasePictures(db: Db, venueId: string): Promise<void> {
  await sql`
    with m as (select m.id, m.photo_id from ${publishedMenus(venueId)}),
    s as (select s.id, s.photo_id from sections s join m on m.id = s.parent_id where ${visible('s')}),
    i as (select i.photo_id from items i join s on s.id = i.parent_id where ${visible('i')}),
    t as (select t.id, t.background_id from themes t where t.venue_id = ${venueId} and t.enabled)
    update blobs set published = true where not published and id in (
      select photo_id from m union select photo_id from s union select photo_id from i
      union select background_id from t union select k.background_id from menu_themes k join t on t.id = k.theme_id
      union select v.logo_id from venues v where v.id = ${venueId}
      union select v.welcome_screen_id from venues v where v.id = ${venueId})`.execute(db);
}

/**
 * Publishes the venue: its draft becomes the next numbered publication, whole, in this transaction. Without changes,
 * compared by content, no new number is made; the count of unpublished changes is 0 either way (ruling 18). Answers
 * whether there is a new publication.
 */
export async function publish(db: Db, actor: Actor, venueId: string, now: Date): Promise<boolean> {
  await lockVenue(db, venueId);
  await storeUpgraded(db, venueId);
  const parts = await freeze(db, venueId);
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
  await releasePictures(db, venueId);
  const { rows } = await sql<{ slug: string }>`
    update venues set publication_number = ${number}, published_at = ${now}
    where id = ${venueId} returning slug`.execute(db);
  await enqueue(db, makeCards, { slug: rows[0]?.slug ?? '', number }, { at: now, subjectId: venueId });
  return true;
}

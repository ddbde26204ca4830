import { FORMAT } from '@sofra/contract/publishing/formats';
import { sql } from 'kysely';
import type { Actor } from '../activity/record.ts';
import { assertVersion } from '../api/versions.ts';
import { storeUpgraded } from '../branding/theme-rows.ts';
import type { Db } from '../platform/database/tables.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { releasePictures } from '../uploads/blobs.ts';
import { lockVenue } from '../venues/locks.ts';
import { setPublication } from '../venues/set-columns.ts';
import { publishedMenus, visible } from './documents.ts';
import { type Frozen, freeze } from './freeze.ts';
import { dropAhead, keepRows } from './keep-rows.ts';
import type { PublicationKey } from './publication-rows.ts';
import { type Ahead, isReady, makeReady, type Ready } from './ready.ts';
import { isSameContent, type Parts } from './same-content.ts';
import { makeCards } from './share-cards.ts';
import { thinPublications } from './thin-publications.ts';

/** The version of a venue's draft: its newest change that is not published, 0 where there is none. Any change or publication makes it another one. */
export async function draftVersion(db: Db, venueId: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(number), 0) as version from activity where venue_id = ${venueId} and not published`.execute(
    db,
  );
  return rows[0]?.version ?? 0;
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

/** Freezes what is ready. A change of one row alone needs no lock of its venue: where one came in between, all is made anew. */
async function freezeReady(db: Db, next: PublicationKey, { mark, made }: Ready): Promise<Frozen> {
  const frozen = await freeze(db, next.venueId, made);
  if (frozen.mark.changes === mark.changes && frozen.mark.last === mark.last) return frozen;
  await keepRows(db, next);
  const { version } = frozen;
  return { ...(await freeze(db, next.venueId, new Map())), version };
}

/** Milliseconds for which the cards of a publication wait: its first guests come first, and a card that is asked for is drawn at once. */
const GUESTS_FIRST_MS = 3000;

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
  const last = await lastParts(db, venueId);
  const number = (last?.number ?? 0) + 1;
  const next = { venueId, number };
  const isMade = ahead && (await isReady(db, next, ahead));
  const parts = await freezeReady(db, next, isMade ? ahead : await makeReady(db, next));
  assertVersion(parts, ifMatch);
  if (last && (await isSameContent(db, last, parts))) {
    await dropAhead(db, next);
    return false;
  }
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
  if (most) await thinPublications(db, venueId, number, most);
  await releasePictures(db, publishedPictures(venueId));
  const slug = await setPublication(db, venueId, number, now);
  const at = new Date(now.getTime() + GUESTS_FIRST_MS);
  await enqueue(db, makeCards, { slug, number }, { at, subjectId: venueId });
  return true;
}

import { randomUUID } from 'node:crypto';
import { PREVIEW } from '@sofra/contract/limits';
import type { PreviewLink } from '@sofra/contract/publishing/previews';
import { sql } from 'kysely';
import { actorNames } from '../activity/actor-names.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { Refusal, refuse } from '../platform/http/answer.ts';
import { leftDays, type VenueWho } from '../sessions/who.ts';
import { readSignedId, signId } from '../uploads/signed-ids.ts';
import { lockVenue } from '../venues/locks.ts';

type Row = { id: string; at: Date; until: Date; actor: string | null; support_actor: string | null };

/** The path at which a link shows the draft: its id, signed, so that nobody can guess it. */
export const previewPath = (token: string): string => `/p/${token}`;

function present({ secret, urls }: AppContext, { id, at, until, ...names }: Row): PreviewLink {
  const url = urls.menus + previewPath(signId(secret, id, 'preview'));
  const attributes = { url, at: at.toISOString(), until: until.toISOString(), ...names };
  return { type: 'previews', id, attributes };
}

/** The living links to a venue's draft, the newest first. */
export async function listPreviews(app: AppContext, venueId: string): Promise<PreviewLink[]> {
  const { rows } = await sql<Row>`
    select a.id, a.created_at as at, a.until, ${actorNames} from previews a
    where a.venue_id = ${venueId} and a.until > ${app.clock.now()}
    order by a.created_at desc, a.id`.execute(app.db);
  return rows.map((row) => present(app, row));
}

/** Makes a link to a venue's draft, and answers its id. Refuses with `too_many_previews` when there is no room for one more. */
export async function makePreview(db: Db, who: VenueWho, now: Date): Promise<string> {
  const venueId = who.venue.id;
  await lockVenue(db, venueId);
  await sql`delete from previews where venue_id = ${venueId} and until <= ${now}`.execute(db);
  const { living } = await db
    .selectFrom('previews')
    .select((count) => count.fn.countAll<number>().as('living'))
    .where('venue_id', '=', venueId)
    .executeTakeFirstOrThrow();
  if (living >= PREVIEW.most)
    throw new Refusal([{ code: 'too_many_previews', parameters: { max: PREVIEW.most } }]);
  const id = randomUUID();
  await db
    .insertInto('previews')
    .values({
      id,
      venue_id: venueId,
      user_id: who.userId,
      support_user_id: who.supportUserId,
      created_at: now,
      until: new Date(now.getTime() + PREVIEW.lives),
    })
    .execute();
  return id;
}

/** Takes a link back: its next request finds nothing. Refuses with `not_found`. */
export async function revokePreview(db: Db, venueId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('previews')
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) refuse('not_found');
}

/** A link that shows the draft now: whose it is, and until when it does. */
export type LivingPreview = { venueId: string; until: Date };

/**
 * The link of a token, while it lives, its venue does and its account is connected (rule 5). It is read for each request, so that
 * one that is revoked shows nothing from then on.
 */
export async function previewOf(
  { db, clock, secret }: AppContext,
  token: string,
): Promise<LivingPreview | undefined> {
  const id = readSignedId(secret, token, 'preview');
  if (id === undefined) return undefined;
  const now = clock.now();
  const { rows } = await sql<LivingPreview & { confirmedAt: Date | null; createdAt: Date }>`
    select p.venue_id as "venueId", p.until, o.confirmed_at as "confirmedAt", o.created_at as "createdAt"
    from previews p join venues v on v.id = p.venue_id join accounts a on a.id = v.account_id
      join users o on o.id = a.owner_id
    where p.id = ${id} and p.until > ${now} and v.deleted_at is null`.execute(db);
  const [row] = rows;
  return row && leftDays(row, now) !== 0 ? row : undefined;
}

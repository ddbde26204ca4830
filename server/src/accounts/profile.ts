import { type Selectable, sql } from 'kysely';
import { cityById, presentCity } from '../geography/cities.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { leftDays, type Who } from '../sessions/who.ts';
import { attachmentId, type PictureRow, presentAttachment } from '../uploads/blobs.ts';

/** The person whose profile is shown, with their account and venue, of a session or a sign-in under way. */
export type Viewer = {
  userId: string;
  accountId: string | null;
  venueId: string | null;
  supportUserId: string | null;
};

/** The viewer that a session's caller is. */
export const viewerOf = ({ userId, accountId, venue, supportUserId }: Who): Viewer => ({
  userId,
  accountId,
  supportUserId,
  venueId: venue?.id ?? null,
});

type ProfileRow = Omit<Selectable<Tables['users']>, 'email_folded' | 'password_hash' | 'photo_id'> & {
  photo: PictureRow | null;
  support_until: Date | null;
  venue: { id: string; name: string; slug: string } | null;
};

async function profileRow(db: Db, now: Date, { userId, accountId, venueId }: Viewer): Promise<ProfileRow> {
  const { rows } = await sql<ProfileRow>`
    select u.id, u.kind, u.first_name, u.last_name, u.phone, u.email, u.pending_email, u.city_id, u.locale, u.confirmed_at, u.created_at,
      u.version,
      (select json_build_object('id', b.id, 'number', b.number, 'widths', b.widths) from blobs b where b.id = u.photo_id) as photo,
      (select json_build_object('id', v.id, 'name', v.name, 'slug', v.slug)
        from venues v where v.id = ${venueId}::uuid and v.deleted_at is null) as venue,
      (select i.until from support_invitations i where i.account_id = ${accountId}::uuid and i.until > ${now}) as support_until
    from users u where u.id = ${userId}`.execute(db);
  return rows[0] ?? refuse('not_found');
}

const identifier = (type: string, id: string | undefined) => (id ? { type, id } : null);

/** A person's standing in an account; support outside any account is named by the person. */
function accountOf({ id, kind }: ProfileRow, { accountId, supportUserId }: Viewer) {
  const support = kind === 'support';
  if (!accountId && !support) return [];
  const attributes = { spoofed: supportUserId !== null, support, role: support ? 'support' : 'owner' };
  return [{ type: 'accounts', id: accountId ?? id, attributes }];
}

function siteOf({ support_until: until }: ProfileRow, { accountId }: Viewer) {
  if (!accountId) return [];
  const attributes = { support_required: until !== null, support_until: until?.toISOString() ?? null };
  return [{ type: 'sites', id: accountId, attributes }];
}

function includedOf(app: AppContext, row: ProfileRow, viewer: Viewer) {
  const city = row.city_id ? cityById(row.city_id) : undefined;
  return [
    ...(city ? [presentCity(city, row.locale)] : []),
    ...(row.venue
      ? [{ type: 'venues', id: row.venue.id, attributes: { name: row.venue.name, slug: row.venue.slug } }]
      : []),
    ...(row.photo ? [presentAttachment(app, row.id, 'photo', row.photo)] : []),
    ...accountOf(row, viewer),
    ...siteOf(row, viewer),
  ];
}

/** A person with their city, venue, photo and account, as every call that answers `users` shows them. */
export async function profileDocument(app: AppContext, db: Db, viewer: Viewer) {
  const now = app.clock.now();
  const row = await profileRow(db, now, viewer);
  const included = includedOf(app, row, viewer);
  const of = (type: string) => included.find((resource) => resource.type === type)?.id;
  const many = (type: string) => ({ data: of(type) ? [{ type, id: of(type) }] : [] });
  const { first_name, last_name, phone, email, locale } = row;
  const data = {
    type: 'users',
    id: row.id,
    attributes: {
      first_name,
      last_name,
      phone,
      email,
      confirmed: row.confirmed_at !== null,
      left_days: leftDays({ confirmedAt: row.confirmed_at, createdAt: row.created_at }, now),
      signed_up_at: row.created_at.toISOString(),
      locale,
      pending_email: row.pending_email,
    },
    relationships: {
      city: { data: identifier('cities', of('cities')) },
      current_venue: { data: identifier('venues', row.venue?.id) },
      photo: { data: identifier('attachments', row.photo ? attachmentId(row.id, 'photo') : undefined) },
      accounts: many('accounts'),
      sites: many('sites'),
    },
  };
  return { document: { data, included }, version: row.version };
}

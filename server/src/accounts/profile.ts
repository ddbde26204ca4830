import type { Locale } from '@sofra/contract/locales';
import { sql } from 'kysely';
import { cityById } from '../geography/cities.ts';
import { refuse } from '../platform/answer.ts';
import type { Ground } from '../platform/ground.ts';
import type { Db } from '../platform/tables.ts';
import { leftDays } from '../sessions/who.ts';
import { attachmentId, type PictureRow, presentAttachment } from '../uploads/blobs.ts';

/** Whose profile, in which account and venue: what a session says, or a sign-in is about to say. */
export type Standing = {
  userId: string;
  accountId: string | null;
  venueId: string | null;
  supportUserId: string | null;
};

type ProfileRow = {
  id: string;
  kind: 'customer' | 'support';
  first_name: string;
  last_name: string;
  phone: string | null;
  email: string;
  city_id: string | null;
  locale: Locale;
  confirmed_at: Date | null;
  created_at: Date;
  version: number;
  photo: PictureRow | null;
  venue: { id: string; name: string; slug: string } | null;
};

/** A folded e-mail address: how addresses are compared. */
export function foldEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

async function profileRow(db: Db, { userId, venueId }: Standing): Promise<ProfileRow> {
  const { rows } = await sql<ProfileRow>`
    select u.id, u.kind, u.first_name, u.last_name, u.phone, u.email, u.city_id, u.locale, u.confirmed_at, u.created_at,
      u.version,
      (select json_build_object('id', b.id, 'number', b.number, 'widths', b.widths) from blobs b where b.id = u.photo_id) as photo,
      (select json_build_object('id', v.id, 'name', v.name, 'slug', v.slug)
        from venues v where v.id = ${venueId}::uuid and v.deleted_at is null) as venue
    from users u where u.id = ${userId}`.execute(db);
  return rows[0] ?? refuse('not_found');
}

const identifier = (type: string, id: string | undefined) => (id ? { type, id } : null);

function includedOf(ground: Ground, row: ProfileRow, standing: Standing) {
  const { accountId, supportUserId } = standing;
  const city = row.city_id ? cityById(row.city_id) : undefined;
  return [
    ...(city ? [presentCity(city)] : []),
    ...(row.venue
      ? [{ type: 'venues', id: row.venue.id, attributes: { name: row.venue.name, slug: row.venue.slug } }]
      : []),
    ...(row.photo ? [presentAttachment(ground, row.id, 'photo', row.photo)] : []),
    ...(accountId
      ? [
          {
            type: 'accounts',
            id: accountId,
            attributes: {
              spoofed: supportUserId !== null,
              support: row.kind === 'support',
              role: row.kind === 'support' ? 'support' : 'owner',
            },
          },
          { type: 'sites', id: accountId, attributes: { support_required: false, support_until: null } },
        ]
      : []),
  ];
}

/** A city as the wire shows it. */
export function presentCity(city: { id: string; name: string; country_code: string; time_zones: string[] }) {
  const { id, name, country_code, time_zones } = city;
  return { type: 'cities', id, attributes: { name, country_code, time_zones } };
}

/** A person with their city, venue, photo and account, as every call that answers `users` shows them (`api.md`). */
export async function profileDocument(ground: Ground, db: Db, standing: Standing) {
  const row = await profileRow(db, standing);
  const included = includedOf(ground, row, standing);
  const of = (type: string) => included.find((resource) => resource.type === type)?.id;
  const many = (type: string) => ({ data: of(type) ? [{ type, id: of(type) }] : [] });
  const { first_name, last_name, phone, email, locale } = row;
  const data = {
    type: 'users',
    id: row.id,
    attributes: {
      ...{ first_name, last_name, phone, email },
      confirmed: row.confirmed_at !== null,
      left_days: leftDays({ confirmedAt: row.confirmed_at, createdAt: row.created_at }, ground.clock.now()),
      locale,
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

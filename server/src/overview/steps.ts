import { type RawBuilder, sql } from 'kysely';
import { climb } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';

/** The first steps of a venue that are done, with its zone and the moment of the sign-up. */
export type VenueSteps = {
  signed_up_at: Date;
  time_zone: string;
  email_confirmed: boolean;
  photo_added: boolean;
  address_set: boolean;
  theme_chosen: boolean;
  published: boolean;
};

const hasPhoto = (level: 'menus' | 'sections' | 'items'): RawBuilder<unknown> => sql`
  exists (select from ${climb(level)} where menus.parent_id = v.id
    and ${sql.ref(`${level}.photo_id`)} is not null and ${sql.ref(`${level}.deleted_at`)} is null)`;

/** Reads the first steps of a venue that are done. */
export async function venueSteps(db: Db, venueId: string): Promise<VenueSteps> {
  const { rows } = await sql<VenueSteps>`
    select a.created_at as signed_up_at, v.time_zone, o.confirmed_at is not null as email_confirmed,
      ${hasPhoto('items')} or ${hasPhoto('sections')} or ${hasPhoto('menus')} as photo_added,
      coalesce(v.map ->> 'address', '') <> '' as address_set,
      exists (select from themes t where t.venue_id = v.id and t.enabled and not t.is_default) as theme_chosen,
      v.publication_number is not null as published
    from venues v join accounts a on a.id = v.account_id join users o on o.id = a.owner_id
    where v.id = ${venueId}`.execute(db);
  const [steps] = rows;
  if (!steps) throw new Error(`The venue ${venueId} of a session is not there.`);
  return steps;
}

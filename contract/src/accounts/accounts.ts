import { z } from 'zod';
import { email, localeCode, password, text, uuid } from '../api/fields.ts';
import { record, resource, toMany, toOne } from '../api/jsonapi.ts';
import { PASSWORD, TEXT } from '../limits.ts';
import { phone } from './phone.ts';

/** A city of the GeoNames table. */
export const city = resource(
  'cities',
  { name: z.string(), country_code: z.string(), time_zones: z.array(z.string()) },
  {},
);

/** A session's standing in an account. */
export const account = resource(
  'accounts',
  { spoofed: z.boolean(), support: z.boolean(), role: z.enum(['owner', 'staff', 'support']) },
  {},
);

/** An account as its owner sees the state of support. */
export const siteState = resource(
  'sites',
  { support_required: z.boolean(), support_until: z.string().nullable() },
  {},
);

/** A venue as a profile names it. */
export const venueCard = resource('venues', { name: z.string(), slug: z.string() }, {});

/** A person as the wire shows them; `left_days` counts down to disconnection and is null once confirmed (rule 5). */
export const user = resource(
  'users',
  {
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string().nullable(),
    email: z.string(),
    confirmed: z.boolean(),
    left_days: z.int().nullable(),
    signed_up_at: z.string(),
    locale: localeCode,
    // A confirmed person's next address, which replaces `email` when its link is followed.
    pending_email: z.string().nullable(),
  },
  {
    city: toOne('cities'),
    current_venue: toOne('venues'),
    photo: toOne('attachments'),
    accounts: toMany('accounts'),
    sites: toMany('sites'),
  },
);

/** The body of POST /sign_in; the form's own rules are laxer than those of a new password (rule 61). */
export const signIn = record('users', {
  email: email(TEXT.email),
  password: password(PASSWORD.loginMin, PASSWORD.max),
  remember: z.boolean().optional(),
});

/** A person's own fields as sign-up writes them. */
export const personFields = {
  first_name: text(TEXT.personName),
  last_name: text(TEXT.personName),
  phone,
  city_id: uuid,
  locale: localeCode,
};

import { z } from 'zod';
import { broken, email, localeCode, password, text, uuid } from '../api/fields.ts';
import { record, resource } from '../api/jsonapi.ts';
import { attachmentWrite } from '../catalogue/settings-record.ts';
import { PASSWORD, TEXT } from '../limits.ts';
import { personFields } from './accounts.ts';
import { phone } from './phone.ts';

/** The body's record of PATCH /me/profile; omitted fields stay. */
export const profileChange = record(
  'users',
  {
    first_name: personFields.first_name.optional(),
    last_name: personFields.last_name.optional(),
    phone: phone.optional(),
    locale: localeCode.optional(),
  },
  {
    city: z.strictObject({ data: z.strictObject({ type: z.literal('cities'), id: uuid }).nullable() }),
    photo: z.strictObject({ data: attachmentWrite.nullable() }),
  },
);

/** The checked record of a profile's change. */
export type ProfileChange = z.output<typeof profileChange>;

const newPassword = password(PASSWORD.min, PASSWORD.max);
// A current password may be older than today's rules.
const currentPassword = password(1, PASSWORD.max);

/** The body's record of PATCH /me/profile/email (rule 12). */
export const emailChange = record('users', {
  current_password: currentPassword,
  email: email(TEXT.email),
});

/** The body's record of PATCH /me/profile/update_password (rule 11). */
export const passwordChange = record('users', {
  current_password: currentPassword,
  password: newPassword,
  password_confirmation: z.string(),
}).check(({ value, issues }) => {
  const { password: chosen, password_confirmation: again } = value.attributes;
  if (chosen !== again)
    issues.push({
      ...broken('password_mismatch'),
      input: value,
      path: ['attributes', 'password_confirmation'],
    });
});

/** The body's record of POST /password. */
export const recovery = record('users', { email: email(TEXT.email) });

/** The body's record of PUT /password; the older reset page says `user` (rule 7). */
export const passwordReset = record(['users', 'user'], {
  password: newPassword,
  reset_password_token: text(TEXT.mailToken),
});

/** The answer to a mail's link: its owner's id and no private data. */
export const nameCard = resource('users', { confirmed: z.boolean().optional() }, {});

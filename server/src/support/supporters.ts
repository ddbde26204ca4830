import { randomUUID } from 'node:crypto';
import { DEFAULT_LOCALE, type Locale } from '@sofra/contract/locales';
import { recoveryMail, resetLink } from '../accounts/mails/recovery.ts';
import { clearPendingEmail, foldEmail, lockEmail, personWithEmail } from '../accounts/people.ts';
import type { AppContext } from '../platform/app-context.ts';
import { enqueueMail } from '../platform/mail.ts';
import type { Db } from '../platform/tables.ts';

/** Everybody of support. */
export async function supporters(db: Db): Promise<{ id: string }[]> {
  return db.selectFrom('users').select('id').where('kind', '=', 'support').execute();
}

/** A person of support who is to be made. */
export type NewSupporter = { email: string; firstName: string; lastName: string; locale?: Locale };

/** The error for the operator when the chosen address is a customer's. */
export const ofCustomer = (email: string) =>
  `${email} is the address of a customer. Support needs an address of its own.`;

/**
 * Makes a person of support, by the operator's command (rule 14). Answers the link to choose a password,
 * which is mailed too; a new link for one who exists already; undefined when the address is a customer's.
 */
export async function addSupporter(
  app: Pick<AppContext, 'db' | 'clock' | 'urls'>,
  { email, firstName, lastName, locale = DEFAULT_LOCALE }: NewSupporter,
): Promise<string | undefined> {
  const { db, clock } = app;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await lockEmail(trx, email);
    await trx
      .insertInto('users')
      .values({
        id: randomUUID(),
        kind: 'support',
        email,
        email_folded: foldEmail(email),
        locale,
        first_name: firstName,
        last_name: lastName,
        phone: null,
        city_id: null,
        photo_id: null,
        // The operator vouches for the address.
        password_hash: null,
        confirmed_at: now,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('email_folded').doNothing())
      .execute();
    await clearPendingEmail(trx, email);
  });
  const person = await personWithEmail(db, foldEmail(email));
  if (!person || !(await supporters(db)).some(({ id }) => id === person.id)) return undefined;
  await enqueueMail(db, now, recoveryMail, { email: foldEmail(email) });
  return resetLink(app, person);
}

import { DEFAULT_LOCALE, type Locale } from '@sofra/contract/languages/locales';
import { recoveryMail, resetLink } from '../accounts/mails/recovery.ts';
import { insertPerson } from '../accounts/new-person.ts';
import { clearPendingEmail, foldEmail, lockEmail, personWithEmail } from '../accounts/people.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { enqueueMail } from '../platform/mail/mail.ts';

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
    if (await personWithEmail(trx, foldEmail(email))) return;
    // The operator vouches for the address.
    await insertPerson(trx, now, { kind: 'support', email, firstName, lastName, locale, confirmedAt: now });
    await clearPendingEmail(trx, email);
  });
  const person = await personWithEmail(db, foldEmail(email));
  if (!person || !(await supporters(db)).some(({ id }) => id === person.id)) return undefined;
  await enqueueMail(db, now, recoveryMail, { email: foldEmail(email) });
  return resetLink(app, person);
}

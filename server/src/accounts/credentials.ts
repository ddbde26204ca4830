import { RATE } from '@sofra/contract/limits';
import { sql } from 'kysely';
import { type Action, type Change, recordUncounted } from '../activity/record.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { limit } from '../platform/http/client-limits.ts';
import { enqueueMail } from '../platform/mail/mail.ts';
import type { Who } from '../sessions/who.ts';
import { confirmationMail } from './mails/confirmation.ts';
import { emailChangeMail } from './mails/email-change.ts';
import { emailLeavesMail } from './mails/email-leaves.ts';
import { fitsPassword, hashPassword, lockPassword, setPassword } from './passwords.ts';
import { foldEmail, lockEmail, type Person, personById, takeEmail } from './people.ts';

const AT = '/data/attributes';
const CURRENT = { pointer: `${AT}/current_password` };

/**
 * Checks the caller's own password. Answers the hash that it fits, for `lockPassword`. Refuses with
 * `current_password_wrong` (422: their sign-in is still good, rule 12a).
 */
async function assertPassword(app: AppContext, { userId }: Who, given: string): Promise<string> {
  await limit(app, 'passwordChecks', RATE.passwordChecks, userId);
  const person = await app.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  const kept = person?.password_hash;
  if (!kept || !(await fitsPassword(kept, given))) return refuse('current_password_wrong', CURRENT);
  return kept;
}

async function assertStill(db: Db, { userId }: Who, checked: string): Promise<void> {
  if (!(await lockPassword(db, userId, checked))) refuse('current_password_wrong', CURRENT);
}

type Sides = Pick<Change, 'before' | 'after'>;

async function note(db: Db, who: Who, now: Date, action: Action, sides: Sides) {
  const { accountId } = who;
  if (accountId === null) return;
  const changes = [{ record: { type: 'users', id: who.userId }, ...sides }];
  await recordUncounted(db, { ...who, accountId }, now, { venueId: null, action, changes });
}

/**
 * Sets a new password and ends all other sign-ins (rule 11). All links for a new password are spent and a
 * pending address is dropped, as after a reset by mail. Refuses with `current_password_wrong`.
 */
export async function changePassword(
  app: AppContext,
  who: Who,
  sent: { current_password: string; password: string },
): Promise<void> {
  const checked = await assertPassword(app, who, sent.current_password);
  const kept = await hashPassword(sent.password);
  const now = app.clock.now();
  await app.db.transaction().execute(async (db) => {
    await assertStill(db, who, checked);
    await setPassword(db, now, who.userId, kept, who.signInId);
    await note(db, who, now, 'password_change', { before: null, after: null });
  });
}

// An unconfirmed address is replaced at once, since nobody has proved that it is theirs.
async function replaceEmail(db: Db, now: Date, { id: userId }: Person, email: string): Promise<void> {
  const written = sql`
    update users set email = ${email}, email_folded = ${foldEmail(email)}, version = version + 1
    where id = ${userId}`.execute(db);
  await takeEmail(db, email, written, { pointer: `${AT}/email` });
  await enqueueMail(db, now, confirmationMail, { userId });
}

// A confirmed address stays in force until the new one is confirmed too.
async function awaitEmail(db: Db, now: Date, { id: userId }: Person, email: string): Promise<void> {
  const taken = await db
    .selectFrom('users')
    .select('id')
    .where('email_folded', '=', foldEmail(email))
    .executeTakeFirst();
  if (taken) refuse('email_taken', { pointer: `${AT}/email` });
  await sql`update users set pending_email = ${email}, version = version + 1 where id = ${userId}`.execute(
    db,
  );
  await enqueueMail(db, now, emailChangeMail, { userId });
  await enqueueMail(db, now, emailLeavesMail, { userId });
}

/**
 * Changes somebody's address (rule 12, docs/decisions/0009): an unconfirmed one is replaced at once, a confirmed one as
 * soon as the new one is confirmed. The address in force, sent again, takes back a change that waits. Refuses with
 * `current_password_wrong` or `email_taken`.
 */
export async function changeEmail(
  app: AppContext,
  who: Who,
  sent: { current_password: string; email: string },
): Promise<void> {
  const checked = await assertPassword(app, who, sent.current_password);
  const { email } = sent;
  // The limit keeps anybody's mailbox from being flooded.
  await limit(app, 'passwordMails', RATE.passwordMails, foldEmail(email));
  const now = app.clock.now();
  await app.db.transaction().execute(async (db) => {
    await lockEmail(db, email);
    await assertStill(db, who, checked);
    const person = (await personById(db, who.userId)) ?? refuse('not_found');
    if (foldEmail(email) === foldEmail(person.email)) {
      await sql`update users set email = ${email}, pending_email = null, version = version + 1 where id = ${who.userId}`.execute(
        db,
      );
      return;
    }
    await note(db, who, now, 'email_change', { before: { email: person.email }, after: { email } });
    await (person.confirmed ? awaitEmail : replaceEmail)(db, now, person, email);
  });
}

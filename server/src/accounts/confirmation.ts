import { sql } from 'kysely';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { enqueueMail } from '../platform/mail/mail.ts';
import { tokenHash } from '../sessions/tokens.ts';
import type { Who } from '../sessions/who.ts';
import { confirmationMail } from './mails/confirmation.ts';
import { emailChangeMail } from './mails/email-change.ts';
import { foldEmail, lockEmail, personById, personWithEmail, takeEmail } from './people.ts';

type Confirming = {
  user_id: string;
  given: string;
  email_folded: string;
  pending_email: string | null;
};

async function lockTokenOwner(db: Db, token: string): Promise<Confirming | undefined> {
  const hash = tokenHash(token);
  const found = await db
    .selectFrom('user_tokens')
    .select('email_folded')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!found) return undefined;
  await lockEmail(db, found.email_folded);
  const { rows } = await sql<Confirming>`
    select t.user_id, t.email_folded as given, u.email_folded, u.pending_email
    from user_tokens t join users u on u.id = t.user_id
    where t.hash = ${hash} and t.purpose = 'confirm' for update of u`.execute(db);
  return rows[0];
}

// The refusal says so when somebody else has taken the address meanwhile.
async function refuseGone(db: Db, given: string): Promise<never> {
  return refuse((await personWithEmail(db, given)) ? 'email_taken' : 'confirmation_invalid');
}

/** Replaces the current address by the pending one. */
async function takePending(db: Db, now: Date, userId: string, pending: string): Promise<void> {
  const written = sql`
    update users set email = ${pending}, email_folded = ${foldEmail(pending)}, pending_email = null,
      confirmed_at = coalesce(confirmed_at, ${now}::timestamptz), version = version + 1
    where id = ${userId}`.execute(db);
  await takeEmail(db, pending, written);
}

/**
 * Confirms the address that a token went to: the current one, confirmed already or not, or the pending one.
 * Answers the person's id. Refuses with `confirmation_invalid` for a wrong token or an address that is no
 * longer the person's, `email_taken` when somebody else has it by now, and `confirmation_of_another` when
 * somebody else is signed in (docs/decisions/0009).
 */
export async function confirmEmail(
  { db, clock }: AppContext,
  token: string,
  who: Who | null,
): Promise<string> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const found = await lockTokenOwner(trx, token);
    if (!found) return refuse('confirmation_invalid');
    const { user_id: userId, given, email_folded, pending_email: pending } = found;
    if (who && userId !== who.userId && userId !== who.supportUserId) refuse('confirmation_of_another');
    if (pending !== null && given === foldEmail(pending)) await takePending(trx, now, userId, pending);
    else if (given !== email_folded) await refuseGone(trx, given);
    await sql`
      update users set confirmed_at = ${now}::timestamptz, version = version + 1
      where id = ${userId} and confirmed_at is null`.execute(trx);
    return userId;
  });
}

/** Sends a person's confirmation link again, if an address of theirs waits for one. */
export async function sendConfirmationAgain({ db, clock }: AppContext, userId: string): Promise<void> {
  const person = await personById(db, userId);
  const now = clock.now();
  if (person?.pendingEmail) await enqueueMail(db, now, emailChangeMail, { userId });
  else if (person && !person.confirmed) await enqueueMail(db, now, confirmationMail, { userId });
}

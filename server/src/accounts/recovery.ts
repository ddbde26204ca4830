import { sql } from 'kysely';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { enqueueMail } from '../platform/mail/mail.ts';
import { tokenHash } from '../sessions/tokens.ts';
import { recoveryMail } from './mails/recovery.ts';
import { hashPassword, setPassword } from './passwords.ts';
import { foldEmail } from './people.ts';

const TOKEN = { pointer: '/data/attributes/reset_password_token' };

/**
 * Queues a mail with a link for a new password. The job looks the address up, so that the time of the answer
 * does not reveal whether it exists (rule 13).
 */
export async function sendRecovery({ db, clock }: AppContext, email: string): Promise<void> {
  await enqueueMail(db, clock.now(), recoveryMail, { email: foldEmail(email) });
}

// The person is locked before their links, so that of two links used at once the second is found spent.
async function lockOwner(db: Db, hash: Buffer): Promise<void> {
  await sql`
    select id from users where id in (select user_id from user_tokens where hash = ${hash}) for update`.execute(
    db,
  );
}

async function ownerOf(db: Db, now: Date, hash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    select t.user_id from user_tokens t join users u on u.id = t.user_id and u.email_folded = t.email_folded
    where t.hash = ${hash} and t.purpose = 'reset' and t.expires_at > ${now}`.execute(db);
  return rows[0]?.user_id;
}

/**
 * Sets a new password by a token from a mail, and ends all sign-ins of that person (rule 11). All their
 * links for a new password are spent, and a pending address is dropped. Answers the person's id. Refuses with
 * `reset_invalid`.
 */
export async function resetPassword(
  { db, clock }: AppContext,
  token: string,
  password: string,
): Promise<string> {
  const hash = tokenHash(token);
  const now = clock.now();
  // The token is checked before the costly hash and spent after it: of two at once, one finds it gone.
  if (!(await ownerOf(db, now, hash))) return refuse('reset_invalid', TOKEN);
  const kept = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    await lockOwner(trx, hash);
    const taken = await trx
      .deleteFrom('user_tokens')
      .where('hash', '=', hash)
      .returning('user_id')
      .executeTakeFirst();
    if (!taken) return refuse('reset_invalid', TOKEN);
    await setPassword(trx, now, taken.user_id, kept, null);
    return taken.user_id;
  });
}

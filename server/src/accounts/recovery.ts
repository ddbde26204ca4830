import { sql } from 'kysely';
import { refuse } from '../platform/answer.ts';
import type { AppContext } from '../platform/app-context.ts';
import { enqueueMail } from '../platform/mail.ts';
import type { Db } from '../platform/tables.ts';
import { endSignInsOf } from '../sessions/sessions.ts';
import { tokenHash } from '../sessions/tokens.ts';
import { passwordChangedMail } from './mails/password-changed.ts';
import { recoveryMail } from './mails/recovery.ts';
import { hashPassword } from './passwords.ts';
import { foldEmail } from './people.ts';

const TOKEN = { pointer: '/data/attributes/reset_password_token' };

/**
 * Sends a link for a new password to whoever has an address. Here it is only written down that this was asked: whether
 * anybody has the address is looked up by the job, so that nobody can tell by the time (ruling 13).
 */
export async function sendRecovery({ db, clock }: AppContext, email: string): Promise<void> {
  await enqueueMail(db, clock.now(), recoveryMail, { email: foldEmail(email) });
}

// The person before their links: of two links of theirs that are used at once, the second then finds itself spent.
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
 * Sets a new password by a token from a mail, and ends all sign-ins of that person (ruling 11). All their links for a new
 * password are spent with it, and an address that was to take the place of theirs is dropped. Answers who it is. Refuses
 * with `reset_invalid`.
 */
export async function resetPassword(
  { db, clock }: AppContext,
  token: string,
  password: string,
): Promise<string> {
  const hash = tokenHash(token);
  const now = clock.now();
  // Looked at before the costly hash, and taken after it: of two at once, one finds it gone.
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
    const { user_id: userId } = taken;
    await trx
      .deleteFrom('user_tokens')
      .where('user_id', '=', userId)
      .where('purpose', '=', 'reset')
      .execute();
    await sql`update users set password_hash = ${kept}, pending_email = null, version = version + 1 where id = ${userId}`.execute(
      trx,
    );
    await endSignInsOf(trx, userId, null);
    await enqueueMail(trx, now, passwordChangedMail, { userId });
    return userId;
  });
}

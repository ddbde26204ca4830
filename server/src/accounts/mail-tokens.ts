import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { newToken, tokenHash } from '../sessions/tokens.ts';
import { foldEmail } from './people.ts';

/** The purpose of a link in a mail, its owner, and the address that it went to. */
export type MailToken = { purpose: 'confirm' | 'reset'; userId: string; email: string };

/** Makes what a link in a mail carries; only its hash is kept. `lives` in milliseconds, null for one without an end. */
export async function newMailToken(
  db: Db,
  now: Date,
  { purpose, userId, email }: MailToken,
  lives: number | null,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('user_tokens')
    .values({
      hash: tokenHash(token),
      user_id: userId,
      purpose,
      email_folded: foldEmail(email),
      expires_at: lives === null ? null : new Date(now.getTime() + lives),
      created_at: now,
    })
    .execute();
  return token;
}

/** Clears away links that are past their time. */
export async function forgetMailTokens(db: Db, now: Date): Promise<void> {
  await sql`delete from user_tokens where expires_at < ${now}`.execute(db);
}

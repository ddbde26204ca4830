import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { expiryOf, newToken, tokenHash } from './tokens.ts';
import type { Who } from './who.ts';

/**
 * The values of a new session; `signInId` is given when a switch of venue continues a sign-in (rule 12a).
 */
export type NewSession = {
  userId: string;
  accountId: string | null;
  venueId: string | null;
  supportUserId?: string | null;
  signInId?: string;
  remembered: boolean;
};

/** Starts a session and answers its token, which is not stored. */
export async function startSession(db: Db, now: Date, session: NewSession): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      token_hash: tokenHash(token),
      sign_in_id: session.signInId ?? randomUUID(),
      user_id: session.userId,
      account_id: session.accountId,
      venue_id: session.venueId,
      support_user_id: session.supportUserId ?? null,
      remembered: session.remembered,
      created_at: now,
      expires_at: expiryOf(now, session),
    })
    .execute();
  return token;
}

// Ending and continuing a sign-in both lock the person, so that the later one sees the earlier one's result.
async function lockUser(db: Db, { userId, supportUserId }: Who): Promise<void> {
  await sql`select id from users where id = ${supportUserId ?? userId} for update`.execute(db);
}

/**
 * A token for another place within the same sign-in; the old one stays good for the old place (rule 12a). Must run in a
 * transaction. Refuses with `token_invalid` when the sign-in has ended meanwhile.
 */
export async function continueSignIn(
  db: Db,
  now: Date,
  who: Who,
  to: Pick<NewSession, 'userId' | 'accountId' | 'venueId' | 'supportUserId'>,
): Promise<string> {
  await lockUser(db, who);
  const { sessionId, signInId, remembered } = who;
  const still = await db.selectFrom('sessions').select('id').where('id', '=', sessionId).executeTakeFirst();
  if (!still) return refuse('token_invalid');
  return startSession(db, now, { ...to, signInId, remembered });
}

/** A token for another venue of the account; as `continueSignIn`. */
export async function switchVenue(db: Db, now: Date, who: Who, venueId: string): Promise<string> {
  const { userId, accountId, supportUserId } = who;
  return continueSignIn(db, now, who, { userId, accountId, venueId, supportUserId });
}

/** Ends the sessions of support's sign-in in an account; its own tokens stay. */
export async function leaveAccount(db: Db, { signInId, accountId }: Who): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('sign_in_id', '=', signInId)
    .where('account_id', '=', accountId)
    .where('support_user_id', 'is not', null)
    .execute();
}

/**
 * Ends all sign-ins of a person but one, if one is named. Support's sessions in their account belong to
 * support's own sign-ins and end with those.
 */
export async function endSignInsOf(db: Db, userId: string, but: string | null): Promise<void> {
  await sql`
    delete from sessions where coalesce(support_user_id, user_id) = ${userId}
      and (user_id = ${userId} or support_user_id = ${userId}) and sign_in_id is distinct from ${but}::uuid`.execute(
    db,
  );
}

/** Ends a whole sign-in: the tokens of all its tabs (rule 12a). Must run in a transaction. */
export async function endSignIn(db: Db, who: Who): Promise<void> {
  await lockUser(db, who);
  await db.deleteFrom('sessions').where('sign_in_id', '=', who.signInId).execute();
}

/** Forgets the sessions that have run out. */
export async function forgetSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
}

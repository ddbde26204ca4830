import type { Locale } from '@sofra/contract/languages/locales';
import { DAYS, TOKEN_LIVES } from '@sofra/contract/limits';
import { sql } from 'kysely';
import { daysBetween } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { expiryOf, tokenHash } from './tokens.ts';

/** The caller with their account and venue: all that authorisation needs, from the session alone. */
export type Who = {
  sessionId: string;
  signInId: string;
  userId: string;
  userKind: 'customer' | 'support';
  supportUserId: string | null;
  accountId: string | null;
  remembered: boolean;
  /** The venue that the token belongs to; null when it has none or it is deleted. */
  venue: WhoseVenue | null;
  /** The account's owner is unconfirmed and their time is over: reading only (rule 5). */
  disconnected: boolean;
  /** Support's invitation into the account is over or taken back: no call but the way back works (rule 15). */
  supportEnded: boolean;
};

/** A session's venue with what nearly every call needs of it. */
export type WhoseVenue = { id: string; defaultLocale: Locale; extraLocales: Locale[] };

/** A caller who stands in an account. */
export type AccountWho = Who & { accountId: string };

/** A caller whose token has a current venue, and so an account. */
export type VenueWho = AccountWho & { venue: WhoseVenue };

/** Days until an unconfirmed account is disconnected, never below 0; null once confirmed (rule 5). */
export function leftDays(owner: { confirmedAt: Date | null; createdAt: Date }, now: Date): number | null {
  if (owner.confirmedAt) return null;
  return Math.max(0, DAYS.unconfirmed - daysBetween(owner.createdAt, now));
}

type SessionRow = Omit<Who, 'venue' | 'disconnected' | 'supportEnded'> & {
  expiresAt: Date;
  venueId: string | null;
  defaultLocale: Locale;
  extraLocales: Locale[];
  confirmedAt: Date | null;
  createdAt: Date;
  supportUntil: Date | null;
};

async function findSession(db: Db, hash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select s.id as "sessionId", s.sign_in_id as "signInId", s.user_id as "userId", u.kind as "userKind",
      s.support_user_id as "supportUserId", s.account_id as "accountId", s.remembered, s.expires_at as "expiresAt",
      v.id as "venueId", v.default_locale as "defaultLocale", v.extra_locales as "extraLocales",
      o.confirmed_at as "confirmedAt", o.created_at as "createdAt", i.until as "supportUntil"
    from sessions s
    join users u on u.id = s.user_id
    left join accounts a on a.id = s.account_id
    left join users o on o.id = a.owner_id
    left join venues v on v.id = s.venue_id and v.deleted_at is null
    left join support_invitations i on i.account_id = s.account_id and s.support_user_id is not null
      and i.invited_at <= s.created_at
    where s.token_hash = ${hash}`.execute(db);
  return rows[0];
}

function hashIn(authorization: string | undefined): Buffer {
  const token = /^Bearer\s+(\S+)\s*$/i.exec(authorization ?? '')?.[1];
  if (!token)
    return refuse(authorization && !/^Bearer\s*$/i.test(authorization) ? 'token_invalid' : 'token_empty');
  return tokenHash(token);
}

/**
 * The caller behind an `Authorization` header. One statement; a second one at most hourly, which lets the token slide.
 * Refuses with `token_empty`, `token_invalid` or `token_expired` (all 401).
 */
export async function whoIs(db: Db, now: Date, authorization: string | undefined): Promise<Who> {
  const session = await findSession(db, hashIn(authorization));
  if (!session) return refuse('token_invalid');
  if (session.expiresAt <= now) return refuse('token_expired');
  await slide(db, now, session);
  return whoOf(session, now);
}

function whoOf(session: SessionRow, now: Date): Who {
  const { expiresAt: _, venueId, defaultLocale, extraLocales, ...facts } = session;
  const { confirmedAt, createdAt, supportUntil, ...who } = facts;
  return {
    ...who,
    venue: venueId ? { id: venueId, defaultLocale, extraLocales } : null,
    disconnected: who.accountId !== null && leftDays({ confirmedAt, createdAt }, now) === 0,
    supportEnded: who.supportUserId !== null && !(supportUntil && supportUntil > now),
  };
}

async function slide(db: Db, now: Date, session: SessionRow): Promise<void> {
  const expires = expiryOf(now, session);
  if (expires.getTime() - session.expiresAt.getTime() < TOKEN_LIVES.slidesAfter) return;
  await db.updateTable('sessions').set({ expires_at: expires }).where('id', '=', session.sessionId).execute();
}

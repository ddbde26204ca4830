import type { Locale } from '@sofra/contract/locales';
import { type RawBuilder, sql } from 'kysely';

/**
 * What was known of a session when it was last read. A call may start from it and save the reading, if the statement
 * that does its work looks, with `guardedVenue`, whether all of it still holds: nothing is trusted, it is only not read
 * twice. What the guard does not compare must never be recalled, unless it can only ever come to allow more, as the
 * confirmation of the account's owner does: a refusal is asked again with the session read.
 */
export type Guard = { sessionId: string; defaultLocale: Locale; extraLocales: Locale[] };

/** SQL: the session's venue, if the session is there and all that was recalled of it still holds; else null. */
export function guardedVenue(guard: Guard): RawBuilder<string | null> {
  return sql`(
    select s.venue_id from sessions s
    join venues v on v.id = s.venue_id
    where s.id = ${guard.sessionId} and s.support_user_id is null and v.deleted_at is null
      and v.default_locale = ${guard.defaultLocale} and v.extra_locales = ${guard.extraLocales}::text[])`;
}

/** Sessions that one process recalls; the one that was asked for least recently goes first. */
const MOST = 10_000;

/** A memory of so many values by token hash. */
export function recollection<T>(): { find(hash: Buffer): T | undefined; keep(hash: Buffer, value: T): void } {
  const kept = new Map<string, T>();
  const put = (key: string, value: T) => {
    kept.delete(key);
    kept.set(key, value);
  };
  return {
    find(hash) {
      const key = hash.toString('base64');
      const value = kept.get(key);
      if (value !== undefined) put(key, value);
      return value;
    },
    keep(hash, value) {
      put(hash.toString('base64'), value);
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    },
  };
}

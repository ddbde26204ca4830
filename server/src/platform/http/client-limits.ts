import type { RATE } from '@sofra/contract/limits';
import { sql } from 'kysely';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../database/tables.ts';
import { Refusal } from './answer.ts';

/**
 * Counts one call of a client and refuses with `rate_limited` (429, Retry-After) when it is one too many for the window.
 * `key` names client and kind of call. The count is in the database and holds across processes (rule 37b).
 */
export async function limit(
  { db, clock, env }: AppContext,
  name: keyof typeof RATE,
  { calls, per }: { calls: number; per: number },
  key: string,
): Promise<void> {
  if (env.RATE_LIMITS === 'off') return;
  const now = clock.now();
  const ends = new Date(now.getTime() + per);
  const { rows } = await sql<{ count: number; resets_at: Date }>`
    insert into client_limits as kept (key, count, resets_at) values (${`${name}:${key}`}, 1, ${ends}::timestamptz)
    on conflict (key) do update set
      count = case when kept.resets_at <= ${now}::timestamptz then 1 else kept.count + 1 end,
      resets_at = case when kept.resets_at <= ${now}::timestamptz then ${ends}::timestamptz else kept.resets_at end
    returning count, resets_at`.execute(db);
  const [kept] = rows;
  if (!kept || kept.count <= calls) return;
  const seconds = Math.max(1, Math.ceil((kept.resets_at.getTime() - now.getTime()) / 1000));
  throw new Refusal([{ code: 'rate_limited' }], { 'retry-after': String(seconds) });
}

type Turns = { every: number; patience: number; ahead: number; accountId: string };

/**
 * Takes the next turn of work that is done at most once in `every` milliseconds over all processes. Answers the
 * milliseconds until the turn; undefined when it would be later than `patience`, and then no turn is taken. An account whose
 * last turn is still to come gets one only within `ahead` turns, so that it never takes those of all others.
 */
export async function takeTurn(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  name: string,
  { every, patience, ahead, accountId }: Turns,
): Promise<number | undefined> {
  const now = clock.now();
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const own = `turn:${name}:${accountId}`;
  return db.transaction().execute(async (trx) => {
    // The row is locked, so that an account asks for one turn after the other.
    const kept = await sql<{ resets_at: Date }>`
      insert into client_limits as kept (key, count, resets_at) values (${own}, 1, ${now}::timestamptz)
      on conflict (key) do update set count = 1 returning resets_at`.execute(trx);
    const isWaiting = (kept.rows[0]?.resets_at ?? now) > now;
    // `resets_at` is the first moment of the turn after this one.
    const { rows } = await sql<{ resets_at: Date }>`
      insert into client_limits as kept (key, count, resets_at) values (${`turn:${name}`}, 1, ${after(every)}::timestamptz)
      on conflict (key) do update set
        resets_at = greatest(kept.resets_at, ${now}::timestamptz) + make_interval(secs => ${every / 1000}::float8)
        where kept.resets_at <= ${after(isWaiting ? ahead * every : patience)}::timestamptz
      returning resets_at`.execute(trx);
    const [turn] = rows;
    if (!turn) return undefined;
    await sql`update client_limits set resets_at = ${turn.resets_at} where key = ${own}`.execute(trx);
    return Math.max(0, turn.resets_at.getTime() - every - now.getTime());
  });
}

/** Forgets the counts of windows that have passed. */
export async function forgetLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('client_limits').where('resets_at', '<', now).execute();
}

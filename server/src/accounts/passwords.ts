import { availableParallelism } from 'node:os';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { enqueueMail } from '../platform/mail/mail.ts';
import { endSignInsOf } from '../sessions/sessions.ts';
import { passwordChangedMail } from './mails/password-changed.ts';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// A hash takes a core for some 20 ms and 19 MiB; more hashes at once than cores would starve other requests.
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const loadArgon = () => import('@node-rs/argon2');

/** Hashes a password as an argon2id string. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon();
  return inTurn(() => hash(password, COST));
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password fits a hash. Without a hash it takes as long and answers false, so that the time does
 * not reveal whether an address exists (rule 13).
 */
export async function fitsPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const { verify } = await loadArgon();
  decoy ??= hashPassword('no password of anyone');
  const against = kept ?? (await decoy);
  const fits = await inTurn(() => verify(against, password));
  return fits && typeof kept === 'string';
}

/**
 * Sets a person's new password: all links for another one are spent, a pending address is dropped, all sign-ins but the
 * named one end (rule 11), and a mail says so.
 */
export async function setPassword(
  db: Db,
  now: Date,
  userId: string,
  hash: string,
  keptSignIn: string | null,
): Promise<void> {
  await sql`
    update users set password_hash = ${hash}, pending_email = null, version = version + 1
    where id = ${userId}`.execute(db);
  await db.deleteFrom('user_tokens').where('user_id', '=', userId).where('purpose', '=', 'reset').execute();
  await endSignInsOf(db, userId, keptSignIn);
  await enqueueMail(db, now, passwordChangedMail, { userId });
}

/**
 * Locks a person until the transaction ends, if `checked` is still their password's hash, and answers whether
 * it is: another password may have been set while the old one was checked.
 */
export async function lockPassword(db: Db, userId: string, checked: string): Promise<boolean> {
  const { rows } = await sql`
    select id from users where id = ${userId} and password_hash = ${checked} for update`.execute(db);
  return rows.length > 0;
}

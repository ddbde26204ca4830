import type { Locale } from '@sofra/contract/languages/locales';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';

/** A person as a mail addresses them. */
export type Person = {
  id: string;
  firstName: string;
  email: string;
  /** The address that takes the place of `email` as soon as it is confirmed. */
  pendingEmail: string | null;
  locale: Locale;
  confirmed: boolean;
};

/** The data of a mail that needs only its recipient. */
export const toPerson = z.object({ userId: z.guid() });

const COLUMNS = sql`id, first_name as "firstName", email, pending_email as "pendingEmail", locale,
  confirmed_at is not null as confirmed`;

/**
 * A name for a mail, without text that a mail program would turn into a link: a stranger may have chosen the
 * name when they signed up with this address.
 */
export const spokenName = (name: string) => name.replaceAll(/[.:/@]+(?=\S)/g, ' ');

const asSpoken = (person: Person | undefined) =>
  person && { ...person, firstName: spokenName(person.firstName) };

/** The person with an id; undefined when there is none. */
export async function personById(db: Db, id: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`select ${COLUMNS} from users where id = ${id}`.execute(db);
  return asSpoken(rows[0]);
}

/** The person with a folded e-mail address; undefined when there is none. */
export async function personWithEmail(db: Db, folded: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`select ${COLUMNS} from users where email_folded = ${folded}`.execute(db);
  return asSpoken(rows[0]);
}

/** Folds an e-mail address for comparison. */
export function foldEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

/**
 * Locks an e-mail address until the transaction ends. It must come before the lock of any person, because
 * those whose pending address it is may have to be changed.
 */
export async function lockEmail(db: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${foldEmail(email)}, 0))`.execute(db);
}

/**
 * Clears an address that somebody has taken from those who wait to confirm it. Must run under `lockEmail`.
 */
export async function clearPendingEmail(db: Db, email: string): Promise<void> {
  await sql`
    update users set pending_email = null, version = version + 1
    where lower(pending_email) = ${foldEmail(email)}`.execute(db);
}

const EMAIL_UNIQUE = 'users_email_folded_key';

/**
 * Waits for an address to be written as somebody's own, and clears it from those who wait to confirm it. Refuses with `email_taken` when
 * another person has it. Must run under `lockEmail`.
 */
export async function takeEmail(
  db: Db,
  email: string,
  written: Promise<unknown>,
  at: { pointer?: string } = {},
): Promise<void> {
  try {
    await written;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === EMAIL_UNIQUE) refuse('email_taken', at);
    throw error;
  }
  await clearPendingEmail(db, email);
}

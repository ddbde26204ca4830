import type { Locale } from '@sofra/contract/locales';
import { sql } from 'kysely';
import { z } from 'zod';
import { refuse } from '../platform/answer.ts';
import type { Db } from '../platform/tables.ts';

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

/** What most mails need to be written: whom they are to. */
export const toPerson = z.object({ userId: z.guid() });

const COLUMNS = sql`id, first_name as "firstName", email, pending_email as "pendingEmail", locale,
  confirmed_at is not null as confirmed`;

/**
 * A name as a mail says it: without what a mail program would make a link of, for anybody may sign another's address up
 * under whatever name.
 */
export const spokenName = (name: string) => name.replaceAll(/[.:/@]+(?=\S)/g, ' ');

const asSpoken = (person: Person | undefined) =>
  person && { ...person, firstName: spokenName(person.firstName) };

/** Somebody by their id; undefined when they are gone. */
export async function personById(db: Db, id: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`select ${COLUMNS} from users where id = ${id}`.execute(db);
  return asSpoken(rows[0]);
}

/** Whoever has an address, in its folded form; undefined when nobody has. */
export async function personWithEmail(db: Db, folded: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`select ${COLUMNS} from users where email_folded = ${folded}`.execute(db);
  return asSpoken(rows[0]);
}

/** A folded e-mail address: how addresses are compared. */
export function foldEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

/**
 * Until the transaction ends nobody else takes an address or begins to wait for it. Before any person is locked: who waits
 * for the address may have to be changed.
 */
export async function lockEmail(db: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${foldEmail(email)}, 0))`.execute(db);
}

/** Whoever waits for an address that somebody has now, waits no longer: theirs stays as it is. Under `holdAddress`. */
export async function clearPendingEmail(db: Db, email: string): Promise<void> {
  await sql`
    update users set pending_email = null, version = version + 1
    where lower(pending_email) = ${foldEmail(email)}`.execute(db);
}

const EMAIL_UNIQUE = 'users_email_folded_key';

/** Refuses with `email_taken` when a write failed because somebody has the address already; throws any other error on. */
export function refuseTakenEmail(error: unknown, pointer?: string): never {
  if ((error as { constraint?: string }).constraint === EMAIL_UNIQUE)
    refuse('email_taken', pointer === undefined ? {} : { pointer });
  throw error;
}

import { randomUUID } from 'node:crypto';
import type { Locale } from '@sofra/contract/languages/locales';
import type { Db } from '../platform/database/tables.ts';
import { foldEmail } from './people.ts';

/** A person who is to be made; whose `confirmedAt` is known has an address that somebody vouches for. */
export type NewPerson = {
  kind: 'customer' | 'support';
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  phone?: string | null;
  cityId?: string | null;
  passwordHash?: string;
  confirmedAt?: Date;
};

/** Makes a person, and answers their id. Must run under `lockEmail`; throws when another person has the address. */
export async function insertPerson(db: Db, now: Date, person: NewPerson): Promise<string> {
  const id = randomUUID();
  const { kind, email, firstName, lastName, locale } = person;
  await db
    .insertInto('users')
    .values({
      id,
      kind,
      email,
      email_folded: foldEmail(email),
      first_name: firstName,
      last_name: lastName,
      phone: person.phone ?? null,
      city_id: person.cityId ?? null,
      locale,
      password_hash: person.passwordHash ?? null,
      photo_id: null,
      confirmed_at: person.confirmedAt ?? null,
      created_at: now,
    })
    .execute();
  return id;
}

import { flatten } from '../platform/flatten.ts';
import { sessionNow } from '../platform/session.ts';
import { keep, readStored, type StoredPerson } from '../platform/storage.ts';

/** Who is signed in as they were last read: what a screen begins with until it has read them itself. */
export function storedPerson() {
  const person = sessionNow()?.person;
  return person && flatten(person);
}

/** Keeps who is signed in, as they have just been read. */
export function keepPerson(person: StoredPerson): void {
  const session = sessionNow();
  if (!session) return;
  keep('session', { ...session, person }, 'tab');
  // New tabs may begin elsewhere in the same sign-in, in the place of somebody else.
  const seed = readStored('session');
  if (seed?.token === session.token) keep('session', { ...seed, person });
}

import { flatten } from '../platform/flatten.ts';
import { sessionNow } from '../platform/session.ts';
import { keep, readStored, type StoredPerson } from '../platform/storage.ts';

/** Who is signed in as they were last read: what a screen begins with until it has read them itself. */
export function storedPerson() {
  const person = sessionNow()?.person;
  return person && flatten(person);
}

/** Somebody as `storedPerson` answers them. */
type Known = NonNullable<ReturnType<typeof storedPerson>>;

/** Whether this is support that stands in somebody's account (ruling 15). */
export const isSpoofed = ({ accounts }: Pick<Known, 'accounts'>): boolean =>
  accounts.some(({ spoofed }) => spoofed);

/** Who sits before the screen, as far as is known: nobody, or support in somebody's account, is not the one signed in. */
export function storedWriter(): Known | undefined {
  const person = storedPerson();
  return person && !isSpoofed(person) ? person : undefined;
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

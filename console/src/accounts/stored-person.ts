import { flatten } from '../platform/flatten.ts';
import { sessionNow } from '../platform/session.ts';
import { keep, readStored, type StoredPerson } from '../platform/storage.ts';

/** The signed-in person as last read: a screen starts with it until it has read the person itself. */
export function storedPerson() {
  const person = sessionNow()?.person;
  return person && flatten(person);
}

/** Somebody as `storedPerson` answers them. */
type Known = NonNullable<ReturnType<typeof storedPerson>>;

/** Whether this is support that stands in somebody's account (rule 15). */
export const isSpoofed = ({ accounts }: Pick<Known, 'accounts'>): boolean =>
  accounts.some(({ spoofed }) => spoofed);

/** The person at the screen as far as is known: for support in another's account, nobody. */
export function storedWriter(): Known | undefined {
  const person = storedPerson();
  return person && !isSpoofed(person) ? person : undefined;
}

const listeners = new Set<() => void>();

/** Calls a function each time when the signed-in person has been read and stored, for as long as the page lives. */
export const onPersonKept = (listener: () => void): void => void listeners.add(listener);

/** Stores the signed-in person as just read. */
export function keepPerson(person: StoredPerson): void {
  const session = sessionNow();
  if (!session) return;
  keep('session', { ...session, person }, 'tab');
  // Other tabs of the same sign-in may be in another person's account.
  const seed = readStored('session');
  if (seed?.token === session.token) keep('session', { ...seed, person });
  for (const listener of listeners) listener();
}

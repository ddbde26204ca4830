import { keep, onStored, readStored, type StoredPerson, type StoredSession } from './storage.ts';

/**
 * A change of a tab's sign-in: it begins; the tab takes over the token of new tabs; somebody signed in again over
 * unsaved input; it ended, here or in another tab; the server no longer knows it.
 */
export type SessionChange =
  | { signedIn: true; how: 'begun' | 'continued' | 'resumed' }
  | { signedIn: false; how: 'ended' | 'ended elsewhere' | 'lost'; session: StoredSession };

type Listener = (change: SessionChange) => void;

const listeners = new Set<Listener>();

function isSession(value: StoredSession | null | undefined): value is StoredSession {
  return typeof value?.token === 'string' && typeof value.signIn === 'string';
}

/**
 * The tab's own sign-in. A new tab takes over the one that is kept with "remember me", and from then on keeps its own:
 * switching venues in one tab never moves another one (rule 12a).
 */
export function sessionNow(): StoredSession | undefined {
  const own = readStored('session', 'tab');
  if (isSession(own)) return own;
  // Null: this tab has signed out, and stays so although another sign-in may be kept for new tabs.
  if (own === null) return undefined;
  const seed = readStored('session');
  if (!isSession(seed) || !seed.remember) return undefined;
  keep('session', seed, 'tab');
  return seed;
}

function tell(change: SessionChange): void {
  for (const listener of listeners) listener(change);
}

/** Whether a sign-in has ended in this tab, and none has begun since. */
export const hasSignedOut = (): boolean => readStored('session', 'tab') === null;

/** The token of this tab, or null without a sign-in. */
export const tokenNow = (): string | null => sessionNow()?.token ?? null;

type Signing = {
  /** Whether new tabs, and the browser after a restart, begin with this sign-in too. */
  remember: boolean;
  person?: StoredPerson;
};

function start(token: string, { remember, person }: Signing): void {
  const session = { token, signIn: crypto.randomUUID(), remember, ...(person && { person }) };
  keep('session', session, 'tab');
  if (remember) keep('session', session);
}

/** Begins a sign-in in this tab. */
export function beginSession(token: string, signing: Signing): void {
  start(token, signing);
  tell({ signedIn: true, how: 'begun' });
}

/** Begins a new sign-in of the same person in the place of one that has ended: the tab stays where it is. */
export function resumeSession(token: string, signing: Required<Signing>): void {
  start(token, signing);
  tell({ signedIn: true, how: 'resumed' });
}

/** Takes a token that the server gave out for `old`: of another venue or site, in the same sign-in. */
export function keepToken(old: string, token: string): void {
  const session = sessionNow();
  if (session?.token !== old) return;
  const next = { ...session, token };
  keep('session', next, 'tab');
  // New tabs begin where the person was last; the tabs that are open stay where they are.
  if (next.remember && readStored('session')?.signIn === next.signIn) keep('session', next);
}

function forget(session: StoredSession, how: 'ended' | 'ended elsewhere'): void {
  if (readStored('session')?.signIn === session.signIn) keep('session', undefined);
  keep('session', null, 'tab');
  tell({ signedIn: false, how, session });
}

/** Ends the tab's sign-in, or the one given, here and in every other tab of it; telling the server is the caller's. */
export function endSession(session = sessionNow()): void {
  if (!session) return;
  keep('ended', session.signIn);
  forget(session, 'ended');
}

/**
 * Handles a token that the server no longer knows. The tokens of other tabs may still be good: the tab takes over the
 * one of new tabs if it is of the same sign-in and another, else only this tab's sign-in ends.
 */
export function loseToken(): void {
  const session = sessionNow();
  if (!session) return;
  const seed = readStored('session');
  const isSame = isSession(seed) && seed.signIn === session.signIn;
  if (isSame && seed.token === session.token) keep('session', undefined);
  const goesOn = isSame && seed.token !== session.token;
  keep('session', goesOn ? seed : null, 'tab');
  tell(goesOn ? { signedIn: true, how: 'continued' } : { signedIn: false, how: 'lost', session });
}

function hearEnd(signIn: string | undefined): void {
  const session = sessionNow();
  if (session && session.signIn === signIn) forget(session, 'ended elsewhere');
}

// The browser shows a page again as it was left, and has told it nothing meanwhile.
const onShownAgain = ({ persisted }: PageTransitionEvent) => persisted && hearEnd(readStored('ended'));

/** Tells the listener when this tab is signed in or out, also by another tab; the answer stops it. */
export function onSession(listener: Listener): () => void {
  listeners.add(listener);
  const stop = onStored('ended', hearEnd);
  addEventListener('pageshow', onShownAgain);
  return () => {
    listeners.delete(listener);
    stop();
    if (listeners.size === 0) removeEventListener('pageshow', onShownAgain);
  };
}

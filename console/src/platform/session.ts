import { keep, onStored, readStored, type StoredPerson, type StoredSession } from './storage.ts';

type Listener = (signedIn: boolean) => void;

const listeners = new Set<Listener>();

function isSession(value: StoredSession | null | undefined): value is StoredSession {
  return typeof value?.token === 'string' && typeof value.signIn === 'string';
}

/**
 * The tab's own sign-in. A new tab takes over the one that is kept with "remember me", and from then on keeps its own:
 * switching venues in one tab never moves another one (ruling 12a).
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

function tell(signedIn: boolean): void {
  for (const listener of listeners) listener(signedIn);
}

/** The token of this tab, or null without a sign-in. */
export const tokenNow = (): string | null => sessionNow()?.token ?? null;

/** Begins a sign-in in this tab; with `remember` new tabs, and the browser after a restart, begin with it too. */
export function beginSession(token: string, remember: boolean, person?: StoredPerson): void {
  const session = { token, signIn: crypto.randomUUID(), remember, ...(person && { person }) };
  keep('session', session, 'tab');
  if (remember) keep('session', session);
  tell(true);
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

function forget(signIn: string): void {
  if (readStored('session')?.signIn === signIn) keep('session', undefined);
  keep('session', null, 'tab');
  tell(false);
}

/** Ends the sign-in here and in every other tab of it; telling the server is the caller's. */
export function endSession(): void {
  const session = sessionNow();
  if (!session) return;
  keep('ended', session.signIn);
  forget(session.signIn);
}

/**
 * The server no longer knows this tab's token. That says nothing of other tabs, whose tokens may be good: the tab goes on
 * with the one that new tabs begin with, when that is of the same sign-in and another, else the sign-in ends here alone.
 */
export function loseToken(): void {
  const session = sessionNow();
  if (!session) return;
  const seed = readStored('session');
  const isSame = isSession(seed) && seed.signIn === session.signIn;
  if (isSame && seed.token === session.token) keep('session', undefined);
  const goesOn = isSame && seed.token !== session.token;
  keep('session', goesOn ? seed : null, 'tab');
  tell(goesOn);
}

/** Tells the listener when this tab is signed in or out, also by another tab; the answer stops it. */
export function onSession(listener: Listener): () => void {
  listeners.add(listener);
  const stop = onStored('ended', (signIn) => {
    if (sessionNow()?.signIn === signIn) forget(signIn);
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

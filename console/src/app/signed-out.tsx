import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Credentials } from '../accounts/login-rules.ts';
import { askSignIn } from '../accounts/sign-in.ts';
import { SignInAgain } from '../accounts/sign-in-again.tsx';
import { isSpoofed } from '../accounts/stored-person.ts';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { showFailure } from '../platform/notices.ts';
import { PATHS } from '../platform/paths.ts';
import { beginSession, onSession, resumeSession, type SessionChange } from '../platform/session.ts';
import { hasUnsaved } from '../platform/unsaved.ts';
import { venueQuery } from '../venues/venues.ts';

type End = Extract<SessionChange, { signedIn: false }>;

/** The end of a sign-in while the page had unsaved input, until somebody signs in again or leaves. */
function useEnd() {
  const [end, setEnd] = useState<End>();
  useEffect(
    () =>
      onSession((change) => {
        if (!change.signedIn && change.how !== 'ended' && hasUnsaved()) setEnd(change);
      }),
    [],
  );
  return [end, () => setEnd(undefined)] as const;
}

/** Signs in again in place: the same person continues in the same venue with their input. */
function useSignInAgain(end: End | undefined, onDone: () => void) {
  const queries = useQueryClient();
  return async ({ email, password }: Credentials) => {
    if (!end) return;
    const { remember, person } = end.session;
    const { token, document } = await askSignIn({ email, password, remember });
    if (!token) throw new Error('The answer to the sign-in brought no token.');
    if (document.data.id !== person?.data.id) return beginSession(token, { remember, person: document });
    resumeSession(token, { remember, person: document });
    const venue = queries.getQueryData(venueQuery.queryKey)?.id;
    if (venue && venue !== flatten(document).current_venue?.id)
      await api('PATCH /me/venues/{venue}/sign_in', { venue });
    onDone();
    await queries.invalidateQueries();
  };
}

/** Asks to sign in again where the sign-in has ended over something unsaved; elsewhere the end leads to the login. */
export function SignedOut() {
  const [end, forgetEnd] = useEnd();
  const signIn = useSignInAgain(end, forgetEnd);
  const navigate = useNavigate();
  const person = end?.session.person && flatten(end.session.person);
  // Support in another person's account signs in to its own.
  const isPossible = person !== undefined && !isSpoofed(person);
  const leave = useEffectEvent(
    () => void navigate({ to: PATHS.login, ignoreBlocker: true }).catch(showFailure),
  );
  useEffect(() => {
    if (end && !isPossible) leave();
  }, [end, isPossible]);
  if (!end || !isPossible) return null;
  // A person who signed out in another tab may have left the machine to others.
  const email = end.how === 'lost' ? person.email : '';
  return <SignInAgain email={email} signIn={signIn} onLeave={leave} />;
}

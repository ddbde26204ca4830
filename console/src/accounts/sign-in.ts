import { call } from '../platform/api.ts';
import { ApiError } from '../platform/api-error.ts';
import { speak } from '../platform/i18n.ts';
import { showFailure } from '../platform/notices.ts';
import { beginSession } from '../platform/session.ts';
import type { Credentials } from './login-rules.ts';

/** Asks for a sign-in, and begins no session yet. Throws what `call` throws. */
export function askSignIn({ email, password, remember }: Credentials) {
  return call('POST /sign_in', {
    body: { data: { type: 'users', attributes: { email, password, remember } } },
  });
}

/** Signs in and begins the session. Throws what `call` throws. */
export async function signIn(credentials: Credentials): Promise<void> {
  const { token, document } = await askSignIn(credentials);
  if (!token) throw new Error('The answer to the sign-in brought no token.');
  await speak(document.data.attributes.locale).catch(showFailure);
  beginSession(token, { remember: credentials.remember, person: document });
}

const QUOTED: ReadonlySet<string> = new Set(['invalid_credentials', 'pending_invitation']);

/** The server's text where the login shows it: for two refusals and for too many tries (rule 61), else undefined. */
export function shownRefusal(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.errors.find(({ code }) => error.status === 429 || QUOTED.has(code))?.detail;
}

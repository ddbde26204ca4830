import type { Locale } from '@sofra/contract/languages/locales';
import { askSignIn } from '../accounts/sign-in.ts';
import { call } from '../platform/api.ts';
import { ApiError } from '../platform/api-error.ts';
import { beginSession } from '../platform/session.ts';
import { keep } from '../platform/storage.ts';
import { type SignUpForm, signUpAttributes } from './payload.ts';

const isTaken = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ code }) => code === 'email_taken');

/**
 * Signs in to the account that this form has made, when the answer was lost and the browser or the person has sent it
 * again: the password opens it, and its venue has the name. Throws `taken` when it is another person's.
 */
async function signInToOwn({ wizard, password }: SignUpForm, taken: unknown) {
  const credentials = { email: wizard.person.email, password, remember: true };
  const answer = await askSignIn(credentials).catch((error: unknown) => {
    throw error instanceof ApiError ? taken : error;
  });
  const isOwn = answer.document.included?.some(
    ({ type, attributes: of }) => type === 'venues' && of?.name === wizard.name.trim(),
  );
  if (!isOwn) throw taken;
  return answer;
}

/** Signs up, forgets the wizard and begins a session that is remembered (rule 62). Throws what `call` throws. */
export async function signUp(form: SignUpForm, locale: Locale): Promise<void> {
  const body = { data: { type: 'users', attributes: signUpAttributes(form, locale) } } as const;
  const { token, document } = await call('POST /sign_up', { body }).catch((error: unknown) => {
    if (isTaken(error)) return signInToOwn(form, error);
    throw error;
  });
  if (!token) throw new Error('The answer to the sign-up brought no token.');
  keep('wizard', undefined);
  beginSession(token, { remember: true, person: document });
}

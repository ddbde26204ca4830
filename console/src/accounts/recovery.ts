import { api } from '../platform/api.ts';

/** Asks for a link for a new password; the answer never tells whether anybody has the address. */
export async function askForRecovery(email: string): Promise<void> {
  await api('POST /password', { body: { data: { type: 'users', attributes: { email } } } });
}

/** What a token from a mail is to make of a password; `user` is what the older page says (ruling 7). */
export const resetRecord = (type: 'users' | 'user', token: string, password: string) =>
  ({ type, attributes: { password, reset_password_token: token } }) as const;

/** Sets a new password, which ends all sign-ins of that person. */
export async function resetPassword(data: ReturnType<typeof resetRecord>): Promise<void> {
  await api('PUT /password', { body: { data } });
}

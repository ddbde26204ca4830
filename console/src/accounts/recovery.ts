import { api } from '../platform/api.ts';

/** Asks for a link for a new password; the answer never tells whether the address is known. */
export async function askForRecovery(email: string): Promise<void> {
  await api('POST /password', { body: { data: { type: 'users', attributes: { email } } } });
}

/** Sets a new password by a mail's token; `user` is the type that the older page sends (rule 7). */
export const resetRecord = (type: 'users' | 'user', token: string, password: string) =>
  ({ type, attributes: { password, reset_password_token: token } }) as const;

/** Sets a new password, which ends all sign-ins of that person. */
export async function resetPassword(data: ReturnType<typeof resetRecord>): Promise<void> {
  await api('PUT /password', { body: { data } });
}

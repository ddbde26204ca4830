import { PASSWORD, TEXT } from '@sofra/contract/limits';
import type { TFunction } from 'i18next';

/** The values of the login form. */
export type Credentials = { email: string; password: string; remember: boolean };

/** The first broken rule of the form: its field and its sentence. */
export type BrokenRule = { field: 'email' | 'password'; text: string };

const length = (words: string) => [...words].length;

// Coarser than the server's own rule, which decides: this one only catches what is surely no address.
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** The first rule that the credentials break, or null (rule 61). */
export function firstBrokenRule({ email, password }: Credentials, t: TFunction): BrokenRule | null {
  const broken = (field: BrokenRule['field'], text: string) => ({ field, text });
  if (email === '') return broken('email', t('login.rules.required'));
  if (length(email) < TEXT.email.min)
    return broken('email', t('login.rules.emailShort', { count: TEXT.email.min }));
  if (!ADDRESS.test(email)) return broken('email', t('login.rules.emailInvalid'));
  if (password === '') return broken('password', t('login.rules.required'));
  if (length(password) < PASSWORD.loginMin)
    return broken('password', t('login.rules.passwordShort', { count: PASSWORD.loginMin }));
  return null;
}

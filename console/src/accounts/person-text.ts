import type { Problem } from '@sofra/contract/api/problems';
import type { TFunction } from 'i18next';

/** The fields that hold an e-mail address. */
const ADDRESSES: ReadonlySet<string> = new Set(['email', 'reply_to']);

/** The console's own sentence for a broken rule of a form about a person. */
export function personText(field: string, code: Problem['code'], t: TFunction) {
  if (code === 'invalid_format' && ADDRESSES.has(field)) return t('login.rules.emailInvalid');
  if (code === 'invalid_format' && field === 'phone') return t('phone.invalid');
}

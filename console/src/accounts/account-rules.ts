import { bodyProblems } from '@sofra/contract/body-problems';
import type { Locale } from '@sofra/contract/locales';
import { type Problem, problemText } from '@sofra/contract/problems';
import { emailChange, passwordChange, passwordReset, profileChange, recovery } from '@sofra/contract/profile';
import { contact } from '@sofra/contract/support';
import { i18n } from '../platform/i18n.ts';
import { fieldAt } from './form-fields.ts';

// The rules are the contract's own, which the server judges by too.
const SCHEMAS = {
  recovery,
  reset: passwordReset,
  profile: profileChange,
  email: emailChange,
  password: passwordChange,
  contact,
};

/** The fields that hold an e-mail address. */
const ADDRESSES: ReadonlySet<string> = new Set(['email', 'reply_to']);

/** A form about a person, by what it is sent to do. */
export type FormName = keyof typeof SCHEMAS;

/** A rule that only the form knows, broken at one of its fields. */
export type OwnProblem = { field: string; code: Problem['code'] };

type Found = Pick<Problem, 'code' | 'parameters'> & { field: string };

function sentence({ field, code, parameters }: Found, value: unknown): string {
  if (typeof value === 'string' && value.trim() === '') return i18n.t('interface.required');
  if (code === 'invalid_format' && ADDRESSES.has(field)) return i18n.t('login.rules.emailInvalid');
  if (code === 'invalid_format' && field === 'phone') return i18n.t('phone.invalid');
  return problemText(code, i18n.language as Locale, parameters);
}

/** Every broken rule of a form as a sentence, by the field's name; of several of a field the first. */
export function brokenFields(
  name: FormName,
  values: object,
  record: object,
  own: readonly OwnProblem[],
): Record<string, string> {
  const read = SCHEMAS[name].safeParse(record, { reportInput: true });
  const inRecord = read.success ? [] : bodyProblems(read.error);
  const named = inRecord.map((problem) => ({ ...problem, field: fieldAt(`/data${problem.pointer}`) ?? '' }));
  const broken: Record<string, string> = {};
  for (const found of [...named, ...own])
    broken[found.field] ??= sentence(found, (values as Record<string, unknown>)[found.field]);
  return broken;
}

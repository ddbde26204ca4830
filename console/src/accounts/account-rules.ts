import {
  emailChange,
  passwordChange,
  passwordReset,
  profileChange,
  recovery,
} from '@sofra/contract/accounts/profile';
import type { Problem } from '@sofra/contract/api/problems';
import type { Locale } from '@sofra/contract/languages/locales';
import { contact } from '@sofra/contract/support/support';
import { type FieldErrors, fieldAt } from '../forms/field-errors.ts';
import { brokenRules, recordProblems } from '../forms/rules.ts';
import { i18n } from '../platform/i18n.ts';
import { personText } from './person-text.ts';

// The rules are the contract's own, which the server judges by too.
const SCHEMAS = {
  recovery,
  reset: passwordReset,
  profile: profileChange,
  email: emailChange,
  password: passwordChange,
  contact,
};

/** A form about a person, by what it is sent to do. */
export type FormName = keyof typeof SCHEMAS;

/** A rule that only the form knows, broken at one of its fields. */
export type OwnProblem = { field: string; code: Problem['code'] };

/** The rules that a form breaks: the contract's, for the record that would be sent, and its own. */
export function brokenAccountRules(
  name: FormName,
  values: object,
  record: object,
  own: readonly OwnProblem[],
): FieldErrors {
  const atFields = own.map(({ field, code }) => ({ code, pointer: `/data/attributes/${field}` }));
  return brokenRules([...recordProblems(SCHEMAS[name], record), ...atFields], {
    fieldOf: fieldAt,
    locale: i18n.language as Locale,
    values,
    ownText: (field, code) => personText(field, code, i18n.t),
  });
}

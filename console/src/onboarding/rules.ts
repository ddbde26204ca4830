import { signUp } from '@sofra/contract/accounts/onboarding';
import type { Problem } from '@sofra/contract/api/problems';
import type { Locale } from '@sofra/contract/languages/locales';
import { isMoney } from '@sofra/contract/money/money';
import { wizardPriceProblem } from '@sofra/contract/money/prices';
import type { TFunction } from 'i18next';
import { personText } from '../accounts/person-text.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import { brokenRules, recordProblems } from '../forms/rules.ts';
import { fieldAt, itemField, pointerTo } from './fields.ts';
import { type SignUpAttributes, type SignUpForm, signUpAttributes } from './payload.ts';

function priceProblems({ menu, sections = [] }: SignUpAttributes): Problem[] {
  return sections.flatMap(({ items = [] }, section) =>
    items.flatMap(({ price }, item) => {
      const problem = isMoney(String(price)) && wizardPriceProblem(String(price), menu?.currency ?? '');
      return problem ? [{ ...problem, pointer: pointerTo(itemField(section, item, 'price')) }] : [];
    }),
  );
}

const CONFIRMATION = 'password_confirmation';

/** The form's own problems: a password typed twice. An unknown city is none (rule 45). */
function formProblems({ password, confirmation }: SignUpForm): Problem[] {
  if (password === confirmation && confirmation !== '') return [];
  const code = confirmation === '' ? 'required' : 'password_mismatch';
  return [{ code, pointer: pointerTo(CONFIRMATION) }];
}

/** Every broken rule of the form as a sentence, by the field's name: the contract's rules, which are the server's, and its own. */
export function brokenWizardRules(form: SignUpForm, t: TFunction, locale: Locale): FieldErrors {
  const attributes = signUpAttributes(form, locale);
  const inRecord = recordProblems(signUp, { type: 'users', attributes });
  return brokenRules([...inRecord, ...priceProblems(attributes), ...formProblems(form)], {
    fieldOf: fieldAt,
    locale,
    values: { ...attributes, [CONFIRMATION]: form.confirmation },
    ownText: (field, code) => personText(field, code, t),
  });
}

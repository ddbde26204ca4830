import { bodyProblems } from '@sofra/contract/body-problems';
import type { Locale } from '@sofra/contract/locales';
import { isMoney } from '@sofra/contract/money';
import { signUp } from '@sofra/contract/onboarding';
import { wizardPriceProblem } from '@sofra/contract/prices';
import { type Problem, problemText } from '@sofra/contract/problems';
import type { TFunction } from 'i18next';
import { itemField } from './fields.ts';
import { type SignUpAttributes, type SignUpForm, signUpAttributes } from './payload.ts';

type FieldProblem = Omit<Problem, 'pointer' | 'parameter'> & { field: string };

/** The rules of the contract's schema, which is the server's own. */
function schemaProblems(attributes: SignUpAttributes): FieldProblem[] {
  const read = signUp.safeParse({ type: 'users', attributes }, { reportInput: true });
  if (read.success) return [];
  return bodyProblems(read.error).map(({ pointer = '', ...problem }) => ({
    ...problem,
    field: pointer.replace('/attributes/', ''),
  }));
}

function priceProblems({ menu, sections = [] }: SignUpAttributes): FieldProblem[] {
  return sections.flatMap(({ items = [] }, section) =>
    items.flatMap(({ price }, item) => {
      const problem = isMoney(String(price)) && wizardPriceProblem(String(price), menu?.currency ?? '');
      return problem ? [{ ...problem, field: itemField(section, item, 'price') }] : [];
    }),
  );
}

/** What only the form knows: a password typed twice. A city that is not found is none (ruling 45). */
function formProblems({ password, confirmation }: SignUpForm): FieldProblem[] {
  return [
    ...(confirmation === '' ? [{ field: 'password_confirmation', code: 'required' as const }] : []),
    ...(password !== confirmation
      ? [{ field: 'password_confirmation', code: 'password_mismatch' as const }]
      : []),
  ];
}

function valueAt(form: SignUpForm, attributes: object, field: string): unknown {
  if (field === 'password_confirmation') return form.confirmation;
  return field
    .split('/')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], attributes);
}

function sentence(
  { field, code, parameters }: FieldProblem,
  value: unknown,
  t: TFunction,
  locale: Locale,
): string {
  if (typeof value === 'string' && value.trim() === '') return t('interface.required');
  const isFormat = code === 'invalid_format';
  if (isFormat && field === 'email') return t('login.rules.emailInvalid');
  if (isFormat && field === 'phone') return t('phone.invalid');
  if (isFormat && field.endsWith('/price')) return t('wizard.rules.price');
  return problemText(code, locale, parameters);
}

/** Every broken rule of the form as a sentence, by the field's name; of several of a field the first. */
export function brokenFields(form: SignUpForm, t: TFunction, locale: Locale): ReadonlyMap<string, string> {
  const attributes = signUpAttributes(form, locale);
  const problems = [...schemaProblems(attributes), ...priceProblems(attributes), ...formProblems(form)];
  const broken = new Map<string, string>();
  for (const problem of problems) {
    const { field } = problem;
    if (!broken.has(field)) broken.set(field, sentence(problem, valueAt(form, attributes, field), t, locale));
  }
  return broken;
}

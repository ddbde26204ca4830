import type { Locale } from '@sofra/contract/languages/locales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../forms/field-errors.ts';
import { showFailure } from '../platform/notices.ts';
import { throwConfetti } from './confetti.ts';
import { fieldAt, stepOf } from './fields.ts';
import { signUp } from './sign-up.ts';
import type { WizardForm } from './use-wizard-form.ts';
import type { Step } from './wizard.ts';

const LAST: Step = 2;

/** A failed confetti must not spoil the sign-up: it is only logged. */
const celebrate = () => throwConfetti().catch((error: unknown) => console.error(error));

/** The way through the wizard: each step is checked before the next, the last one signs up. */
export function useSteps({ form, wizard, change, problems, focusFirstInvalid, focusHeading }: WizardForm) {
  const { i18n } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const { step } = wizard;
  const go = (to: Step) => {
    change({ step: to });
    focusHeading();
  };
  /** Goes to the first of these fields, if there is one. */
  const show = ([first]: readonly string[]) => {
    if (first === undefined) return;
    change({ step: stepOf(first) });
    focusFirstInvalid();
  };
  const next = async () => {
    const broken = await problems.check((field) => stepOf(field) === step);
    if (broken.length > 0) return show(broken);
    go((step + 1) as Step);
    if (step + 1 === LAST) void celebrate();
  };
  const register = async () => {
    const broken = await problems.check(() => true);
    if (broken.length > 0) return show(broken);
    try {
      await signUp(form, i18n.language as Locale);
    } catch (error) {
      const { errors, isComplete } = refusedFields(error, fieldAt);
      problems.refuse(errors);
      show(Object.keys(errors));
      if (!isComplete) throw error;
    }
  };
  const submit = async () => {
    if (isBusy) return;
    setBusy(true);
    await (step === LAST ? register() : next()).catch(showFailure);
    setBusy(false);
  };
  return { isBusy, submit, go, back: () => go((step - 1) as Step) };
}

/** The way through the wizard as its parts see it. */
export type Steps = ReturnType<typeof useSteps>;

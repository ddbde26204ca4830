import type { Locale } from '@sofra/contract/locales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../platform/notices.ts';
import { throwConfetti } from './confetti.ts';
import { stepOf } from './fields.ts';
import { refusedFields, signUp } from './sign-up.ts';
import type { WizardForm } from './use-form.ts';
import type { Step } from './wizard.ts';

const LAST: Step = 2;

/** What is thrown for joy must not spoil it: that it could not be loaded is for the log alone. */
const celebrate = () => throwConfetti().catch((error: unknown) => console.error(error));

/** The way through the wizard: each step is checked before the next, the last one signs up. */
export function useSteps({ form, wizard, change, problems, focus }: WizardForm) {
  const { i18n } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const { step } = wizard;
  const go = (to: Step) => {
    change({ step: to });
    focus('step');
  };
  const show = (field: string) => {
    change({ step: stepOf(field) });
    focus(field);
  };
  const next = async () => {
    const [first] = await problems.check((field) => stepOf(field) === step);
    if (first !== undefined) return focus(first);
    go((step + 1) as Step);
    if (step + 1 === LAST) void celebrate();
  };
  const register = async () => {
    const [first] = await problems.check(() => true);
    if (first !== undefined) return show(first);
    try {
      await signUp(form, i18n.language as Locale);
    } catch (error) {
      const refused = refusedFields(error);
      if (!refused) throw error;
      problems.refuse(refused);
      for (const field of [...refused.keys()].slice(0, 1)) show(field);
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

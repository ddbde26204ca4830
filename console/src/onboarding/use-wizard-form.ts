import { type ChangeEvent, useCallback, useMemo, useState } from 'react';
import { useFocus } from '../forms/use-focus.ts';
import type { SignUpForm } from './payload.ts';
import { useProblems } from './use-problems.ts';
import { useWizard } from './use-wizard.ts';

const NO_PASSWORD = { password: '', confirmation: '' };

/** The photos that are still uploading: continuing waits for them (rule 30). */
function useUploads() {
  const [uploads, setUploads] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback(
    (key: string, isBusy: boolean) =>
      setUploads((present) => {
        const next = new Set([...present].filter((other) => other !== key));
        return isBusy ? next.add(key) : next;
      }),
    [],
  );
  return { isUploading: uploads.size > 0, markUpload: mark };
}

/** The form of the wizard: what is in it, what is wrong with it, and how its fields are bound. */
export function useWizardForm() {
  const { wizard, change, isRestored, reset } = useWizard();
  const [passwords, setPasswords] = useState(NO_PASSWORD);
  const form = useMemo<SignUpForm>(() => ({ wizard, ...passwords }), [wizard, passwords]);
  const problems = useProblems(form);
  const { root, focusNamed: focus, focusFirstInvalid, focusHeading } = useFocus();
  /** Binds a text: what is wrong shows once the field was left; a refusal is forgiven when it changes. */
  const bind = (name: string, value: string, set: (value: string) => void) => ({
    name,
    value,
    error: problems.errorOf(name),
    onChange: (typed: string | ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      set(typeof typed === 'string' ? typed : typed.currentTarget.value);
      problems.forgive(name);
    },
    onBlur: () => {
      if (value !== '') problems.reveal([name]);
    },
  });
  const startAnew = () => {
    reset();
    setPasswords(NO_PASSWORD);
    problems.clear(() => true);
  };
  return {
    form,
    wizard,
    change,
    isRestored,
    startAnew,
    problems,
    bind,
    root,
    focus,
    focusFirstInvalid,
    focusHeading,
    ...useUploads(),
    setPasswords: (typed: Partial<typeof NO_PASSWORD>) =>
      setPasswords((present) => ({ ...present, ...typed })),
  };
}

/** The form as its steps see it. */
export type WizardForm = ReturnType<typeof useWizardForm>;

import type { Locale } from '@sofra/contract/languages/locales';
import { type ChangeEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldErrors, hasErrors } from '../forms/field-errors.ts';
import { useFocus } from '../forms/use-focus.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { keep, readStored } from '../platform/storage.ts';
import type { SignUpForm } from './payload.ts';
import { readWizard } from './restore.ts';
import { isUntouched, newWizard, type Wizard } from './wizard.ts';

// The contract's schemas and the phone numbers' rules come after the first step has been painted.
const loadRules = lazy(() => import('./rules.ts'));

const NONE: FieldErrors = {};

/** The problems of the form, and which of them show: of fields left or submitted, and the server's refusals. */
function useProblems(form: SignUpForm) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language as Locale;
  const rules = useLazy(loadRules);
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(NONE);
  const broken = useMemo(() => rules?.brokenWizardRules(form, t, locale) ?? NONE, [rules, form, t, locale]);

  const reveal = (fields: Iterable<string>) => setRevealed((shown) => new Set([...shown, ...fields]));
  const errorOf = (field: string) => refused[field] ?? (revealed.has(field) ? broken[field] : undefined);
  return {
    errorOf,
    /** Whether something that shows as wrong lies below a place, so that it must not be folded away. */
    hasErrorUnder: (place: string) =>
      [...revealed, ...Object.keys(refused)].some((field) => field.startsWith(place) && errorOf(field)),
    reveal,
    /** A refusal of a field no longer counts once the field is changed. */
    forgive: (field: string) => setRefused(({ [field]: _, ...others }) => others),
    refuse: (errors: FieldErrors) => {
      if (hasErrors(errors)) setRefused(errors);
    },
    /** Hides everything; for when places have moved, or all begins anew. */
    clear: (isCleared: (field: string) => boolean) => {
      setRevealed((shown) => new Set([...shown].filter((field) => !isCleared(field))));
      setRefused((present) =>
        Object.fromEntries(Object.entries(present).filter(([field]) => !isCleared(field))),
      );
    },
    /** Shows what is wrong with these fields, and answers their names. Rejects when the rules can't be loaded. */
    check: async (isMine: (field: string) => boolean): Promise<string[]> => {
      const { brokenWizardRules } = rules ?? (await loadRules());
      const found = Object.keys(brokenWizardRules(form, t, locale)).filter(isMine);
      reveal(found);
      return found;
    },
  };
}

/** Changes the wizard: some of its values, or what follows from the present ones. */
type ChangeWizard = (change: Partial<Wizard> | ((wizard: Wizard) => Wizard)) => void;

/** The wizard, kept in this browser on every change and taken up again on return (rule 62). */
function useWizard() {
  const [kept] = useState(() => readWizard(readStored('wizard')));
  const [wizard, setWizard] = useState(() => kept ?? newWizard());
  const [isRestored, setRestored] = useState(kept !== undefined && !isUntouched(kept));
  const first = useRef(wizard);
  useEffect(() => {
    if (wizard !== first.current) keep('wizard', wizard);
  }, [wizard]);

  const change: ChangeWizard = useCallback((next) => {
    setWizard((present) => (typeof next === 'function' ? next(present) : { ...present, ...next }));
  }, []);
  const reset = useCallback(() => {
    first.current = newWizard();
    setWizard(first.current);
    keep('wizard', undefined);
    setRestored(false);
  }, []);
  return { wizard, change, isRestored, reset };
}

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

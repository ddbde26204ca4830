import type { Locale } from '@sofra/contract/languages/locales';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldErrors, hasErrors } from '../forms/field-errors.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import type { SignUpForm } from './payload.ts';

// The contract's schemas and the phone numbers' rules come after the first step has been painted.
const loadRules = lazy(() => import('./rules.ts'));

const NONE: FieldErrors = {};

/** The problems of the form, and which of them show: of fields left or submitted, and the server's refusals. */
export function useProblems(form: SignUpForm) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language as Locale;
  const rules = useLazy(loadRules, true);
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

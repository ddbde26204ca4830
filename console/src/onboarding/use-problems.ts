import type { Locale } from '@sofra/contract/locales';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy, useLazy } from '../platform/lazy.ts';
import type { SignUpForm } from './payload.ts';

// The contract's schemas and the phone numbers' rules come after the first step has been painted.
const loadRules = lazy(() => import('./rules.ts'));

type Sentences = ReadonlyMap<string, string>;

const NONE: Sentences = new Map();

/** What is wrong with the form, and which of it to show: what was left or tried, and what the server has refused. */
export function useProblems(form: SignUpForm) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language as Locale;
  const rules = useLazy(loadRules, true);
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(NONE);
  const broken = useMemo(() => rules?.brokenFields(form, t, locale) ?? NONE, [rules, form, t, locale]);

  const reveal = (fields: Iterable<string>) => setRevealed((shown) => new Set([...shown, ...fields]));
  const errorOf = (field: string) =>
    refused.get(field) ?? (revealed.has(field) ? broken.get(field) : undefined);
  return {
    errorOf,
    /** Whether something that shows as wrong lies below a place, so that it must not be folded away. */
    hasErrorUnder: (place: string) =>
      [...revealed, ...refused.keys()].some((field) => field.startsWith(place) && errorOf(field)),
    reveal,
    /** What the server refused of a field counts no more once it is changed. */
    forgive: (field: string) =>
      setRefused((present) => new Map([...present].filter(([name]) => name !== field))),
    refuse: setRefused,
    /** Hides everything; for when places have moved, or all begins anew. */
    clear: (isCleared: (field: string) => boolean) => {
      setRevealed((shown) => new Set([...shown].filter((field) => !isCleared(field))));
      setRefused((present) => new Map([...present].filter(([field]) => !isCleared(field))));
    },
    /** Shows what is wrong with these fields, and answers their names. Rejects when the rules can't be loaded. */
    check: async (isMine: (field: string) => boolean): Promise<string[]> => {
      const { brokenFields } = rules ?? (await loadRules());
      const found = [...brokenFields(form, t, locale).keys()].filter(isMine);
      reveal(found);
      return found;
    },
  };
}

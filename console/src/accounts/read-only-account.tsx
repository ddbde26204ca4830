import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadOnlyContext } from '../ui/feedback/read-only.tsx';
import { isDisconnected, usePerson } from './profile.ts';

/** Holds everything in it that changes something while the account is disconnected (rule 5). */
export function ReadOnlyAccount({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const person = usePerson();
  const why = person && isDisconnected(person) ? t('confirmation.readOnly') : undefined;
  return <ReadOnlyContext value={why}>{children}</ReadOnlyContext>;
}

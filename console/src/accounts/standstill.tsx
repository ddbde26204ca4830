import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HeldContext } from '../ui/feedback/held.tsx';
import { isDisconnected, usePerson } from './profile.ts';

/** Holds everything in it that changes something while the account is disconnected (ruling 5). */
export function Standstill({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const person = usePerson();
  const why = person && isDisconnected(person) ? t('confirmation.held') : undefined;
  return <HeldContext value={why}>{children}</HeldContext>;
}

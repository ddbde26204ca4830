import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy, useLazy } from '../platform/lazy.ts';
import styles from './confirmation.module.css';
import { isDisconnected, usePerson } from './profile.ts';

// Most people read one line and go on.
const loadDetails = lazy(() => import('./confirmation-details.tsx'));

/** Reminds of an address that is not confirmed, with the days that are left until the account is disconnected (rule 5). */
export function ConfirmationAlert() {
  const { t } = useTranslation();
  const person = usePerson();
  const [isUnfolded, setUnfolded] = useState(false);
  const isOver = person !== undefined && isDisconnected(person);
  const details = useLazy(loadDetails, isOver || isUnfolded);
  if (!person || person.confirmed) return null;
  const count = person.left_days ?? 0;
  return (
    <section
      aria-label={t('confirmation.alert')}
      className={styles.alert}
      data-urgent={isOver || undefined}
      data-folded={!(isOver || isUnfolded) || undefined}
    >
      {!isOver && (
        <UnstyledButton
          className={styles.fold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <IconMail size={20} stroke={1.75} aria-hidden />
          <span>{t('confirmation.short', { count })}</span>
          <IconChevronDown size={18} aria-hidden />
        </UnstyledButton>
      )}
      {(isOver || isUnfolded) && details && <details.ConfirmationDetails person={person} />}
    </section>
  );
}

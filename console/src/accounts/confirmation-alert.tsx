import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './confirmation.module.css';
import { isDisconnected, usePerson } from './profile.ts';
import { SendAgainButton } from './send-again-button.tsx';

/** Reminds of an address that is not confirmed, with the days that are left until the account is disconnected (ruling 5). */
export function ConfirmationAlert() {
  const { t } = useTranslation();
  const person = usePerson();
  const [isUnfolded, setUnfolded] = useState(false);
  if (!person || person.confirmed) return null;
  const { email, left_days } = person;
  const count = left_days ?? 0;
  const isOver = isDisconnected(person);
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
      {(isOver || isUnfolded) && (
        <>
          <div>
            <p className={styles.lead}>
              {isOver ? t('confirmation.disconnected') : t('confirmation.reminder', { email })}
            </p>
            <p className={styles.dimmed}>
              {isOver ? t('confirmation.disconnectedText', { email }) : t('confirmation.left', { count })}
            </p>
          </div>
          <SendAgainButton />
        </>
      )}
    </section>
  );
}

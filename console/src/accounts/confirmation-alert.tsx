import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './confirmation.module.css';
import { isDisconnected, usePerson } from './profile.ts';
import { SendAgainButton } from './send-again-button.tsx';

/** Reminds of an address that is not confirmed, with the days that are left until the account is disconnected (ruling 5). */
export function ConfirmationAlert() {
  const { t } = useTranslation();
  const person = usePerson();
  if (!person || person.confirmed) return null;
  const { email } = person;
  const isOver = isDisconnected(person);
  return (
    <section aria-label={t('confirmation.alert')} className={styles.alert} data-urgent={isOver || undefined}>
      <IconMail size={24} stroke={1.75} aria-hidden className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.lead}>
          {isOver ? t('confirmation.disconnected') : t('confirmation.reminder', { email })}
        </p>
        <p className={styles.dimmed}>
          {isOver
            ? t('confirmation.disconnectedText', { email })
            : t('confirmation.left', { count: person.left_days ?? 0 })}
        </p>
      </div>
      <SendAgainButton />
    </section>
  );
}

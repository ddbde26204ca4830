import { useTranslation } from 'react-i18next';
import styles from './confirmation.module.css';
import { isDisconnected, type Profile } from './profile.ts';
import { SendAgainButton } from './send-again-button.tsx';

/** The details of the reminder of an unconfirmed address, with a button that sends the mail again. */
export function ConfirmationDetails({ person }: { person: Profile }) {
  const { t } = useTranslation();
  const { email, left_days } = person;
  const isOver = isDisconnected(person);
  return (
    <>
      <div>
        <p className={styles.lead}>
          {isOver ? t('confirmation.disconnected') : t('confirmation.reminder', { email })}
        </p>
        <p className={styles.dimmed}>
          {isOver
            ? t('confirmation.disconnectedText', { email })
            : t('confirmation.left', { count: left_days ?? 0 })}
        </p>
      </div>
      <SendAgainButton />
    </>
  );
}

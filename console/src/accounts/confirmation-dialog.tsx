import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../platform/notices.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import styles from './confirmation.module.css';
import type { Confirmation } from './confirmation.ts';

type Props = {
  confirmation: Confirmation;
  opened: boolean;
  onClose: () => void;
  /** The next step after a success and after a failure. */
  next: (isDone: boolean) => ReactNode;
};

/** Says whether an address has been confirmed, with a title and a text (rule 65). */
export function ConfirmationDialog({ confirmation, opened, onClose, next }: Props) {
  const { t } = useTranslation();
  const isDone = confirmation.state === 'done';
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(isDone ? 'confirmation.doneTitle' : 'confirmation.failedTitle')}
    >
      <p className={styles.text}>
        {confirmation.state === 'failed' ? failureText(confirmation.error) : t('confirmation.doneText')}
      </p>
      <div className={styles.next}>{next(isDone)}</div>
    </Dialog>
  );
}

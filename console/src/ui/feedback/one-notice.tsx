import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dismissNotice, holdNotice, type Notice, releaseNotice } from '../../platform/notices.ts';
import { restoreFocus } from '../dialogs/restore-focus.ts';
import styles from './one-notice.module.css';

/** A notice with what it offers to do; it stays for as long as it is read. */
export function OneNotice({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const { offers } = notice;
  const hold = () => holdNotice(notice.id);
  const release = () => releaseNotice(notice.id);
  const close = () => {
    dismissNotice(notice.id);
    // The button goes with its notice.
    setTimeout(restoreFocus);
  };
  return (
    <li
      className={`${styles.notice} ${notice.kind === 'failure' ? styles.failure : ''}`}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className={styles.words}>
        <p className={styles.title}>{notice.title}</p>
        {notice.text && <p className={styles.text}>{notice.text}</p>}
      </div>
      <div className={styles.offers}>
        {[offers.findLast(({ id }) => !id), offers.findLast(({ id }) => id)].map(
          (offer) =>
            offer && (
              <Button key={offer.label} variant="subtle" onClick={offer.run}>
                {offer.label}
              </Button>
            ),
        )}
        <ActionIcon aria-label={t('interface.close')} onClick={close}>
          <IconX size={18} />
        </ActionIcon>
      </div>
    </li>
  );
}

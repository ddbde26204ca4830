import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isConnectionLost, onConnection, pollUntilBack } from '../platform/connection.ts';
import { i18n } from '../platform/i18n.ts';
import { showFailure, showSuccess } from '../platform/notices.ts';
import styles from './connection-banner.module.css';

/** Says that the server is away, for as long as it is; when it is back, everything on the screen is read again. */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const isLost = useSyncExternalStore(onConnection, isConnectionLost);
  useEffect(() => {
    if (!isLost) return;
    const stop = pollUntilBack();
    return () => {
      stop();
      if (isConnectionLost()) return;
      showSuccess(i18n.t('frame.back'));
      queries.invalidateQueries().catch(showFailure);
    };
  }, [isLost, queries]);
  return (
    <div role="status" className={styles.place}>
      {isLost && (
        <div className={styles.banner} data-lost>
          <IconPlugConnectedX size={22} stroke={1.75} aria-hidden className={styles.picture} />
          <div>
            <p className={styles.title}>{t('frame.lost')}</p>
            <p className={styles.text}>{t('frame.lostText')}</p>
          </div>
        </div>
      )}
    </div>
  );
}

import { Button } from '@mantine/core';
import { INTERFACE } from '@sofra/contract/limits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isConnectionLost, isServerThere, markConnection, onConnection } from '../platform/connection.ts';
import { TableSkeleton } from '../ui/lists/data-table.tsx';
import styles from './screen-pending.module.css';

// Nothing unsaved is on the screen.
const reload = () => location.reload();

/** Whether the code does not come: the connection is lost, or it has taken too long. */
function useIsLate(): boolean {
  const [isLate, setLate] = useState(isConnectionLost);
  useEffect(() => {
    const doubt = async () => {
      setLate(true);
      if (!(await isServerThere('/healthz'))) markConnection('lost');
    };
    let timer = setTimeout(doubt, INTERFACE.tryAgainMs);
    const forget = onConnection(() => {
      if (isConnectionLost()) return setLate(true);
      // A request that still hangs can't be made anew within the page.
      clearTimeout(timer);
      timer = setTimeout(reload, INTERFACE.tryAgainMs);
    });
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, []);
  return isLate;
}

/** The place of a screen whose code is on its way, which says so when it does not come. */
export function ScreenPending() {
  const { t } = useTranslation();
  if (!useIsLate()) return <TableSkeleton rows={6} />;
  return (
    <div role="alert" className={styles.place}>
      <h1 className={styles.title}>{t('failures.load')}</h1>
      <p className={styles.text}>{t('failures.connection')}</p>
      <Button variant="default" onClick={reload}>
        {t('interface.tryAgain')}
      </Button>
    </div>
  );
}

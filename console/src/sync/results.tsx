import type { SyncedChild } from '@sofra/contract/sync/sync';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { progressQuery } from './calls.ts';
import { useCounts } from './preview.tsx';
import styles from './sync.module.css';

type RunningProps = { mainId: string; total: number; onStart: () => void };

/** How far a sync has come while it runs; `onStart` is called once it does. */
export function Running({ mainId, total, onStart }: RunningProps) {
  const { t } = useTranslation();
  const { data } = useQuery(progressQuery(mainId));
  // The progress of the run before does not count.
  const isRunning = data?.running === true;
  const done = isRunning ? data.done : 0;
  useEffect(() => {
    if (isRunning) onStart();
  }, [isRunning, onStart]);
  return (
    <div className={styles.running}>
      <p role="status">{t('sync.running', { done, count: total })}</p>
      <progress value={done} max={total} aria-label={t('sync.progress')} />
    </div>
  );
}

type Props = { branches: readonly SyncedChild[]; nameOf: (id: string) => string };

/** The phrases of failures that a rule refused; every other is `internal`. */
const FAILURES: Record<string, 'syncing.failures.gone' | 'syncing.failures.full'> = {
  venue_not_available: 'syncing.failures.gone',
  no_room: 'syncing.failures.full',
};

/** The phrase for the code of a branch's failure. */
export const failureKey = (error: string | null) => FAILURES[error ?? ''] ?? 'syncing.failures.internal';

/** The results of a sync, branch by branch. */
export function Results({ branches, nameOf }: Props) {
  const { t } = useTranslation();
  const countWords = useCounts();
  return (
    <ul className={styles.results}>
      {branches.map((branch) => {
        const { id, status, publication_number: number, error } = branch;
        const isFailed = status === 'failed';
        const Picture = isFailed ? IconAlertTriangle : IconCircleCheck;
        return (
          <li key={id} data-failed={isFailed || undefined}>
            <Picture size={20} stroke={1.75} aria-hidden />
            <div>
              <p className={styles.branchName}>
                <bdi>{nameOf(id)}</bdi>
              </p>
              <p className={styles.dimmed}>{isFailed ? t(failureKey(error)) : countWords(branch)}</p>
              {number !== null && <p className={styles.dimmed}>{t('sync.publishedToo')}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

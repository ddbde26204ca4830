import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api-error.ts';
import { failureText } from '../../platform/notices.ts';
import { useTryAgain } from '../../platform/try-again.ts';
import styles from './list-states.module.css';

/** A list with nothing in it: what would stand there, and the way to begin if there is one. */
export function EmptyList({ hint, children }: { hint: string; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.state}>
      <svg viewBox="0 0 240 150" width={240} height={150} aria-hidden="true" className={styles.picture}>
        <ellipse cx="120" cy="140" rx="88" ry="7" className={styles.shade} />
        <circle cx="120" cy="74" r="60" className={styles.plate} />
        <circle cx="120" cy="74" r="41" className={styles.rim} />
        <path d="M34 28v92M24 28v22q0 11 10 11t10-11V28" className={styles.cutlery} />
        <path d="M206 120V28q-16 24-12 56h12" className={styles.cutlery} />
      </svg>
      <p className={styles.words}>{t('lists.empty')}</p>
      <p className={styles.text}>{hint}</p>
      {children}
    </div>
  );
}

/** A list that could not be loaded, or that the person may not see. */
export function FailedList({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  const status = error instanceof ApiError ? error.status : undefined;
  // A forbidden or missing list is the same at a second attempt.
  const isFinal = status === 403 || status === 404;
  useTryAgain(onRetry, !isFinal);
  return (
    <div role="alert" className={styles.state}>
      <p className={styles.words}>{t(status === 403 ? 'failures.forbidden' : 'failures.load')}</p>
      <p className={styles.text}>{failureText(error)}</p>
      {!isFinal && (
        <Button variant="default" onClick={onRetry}>
          {t('interface.tryAgain')}
        </Button>
      )}
    </div>
  );
}

import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText, showFailure } from '../platform/notices.ts';
import { OpenLayout } from '../ui/layout/open-layout.tsx';
import styles from './error-page.module.css';

/** The page shown when a screen failed or its files could not be loaded. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  useEffect(() => console.error(error), [error]);
  const again = () => {
    reset();
    router.invalidate().catch(showFailure);
  };
  return (
    <OpenLayout>
      <div role="alert" className={styles.page}>
        <img src="/nothing-served.svg" width={280} height={210} alt="" />
        <h1>{t('failures.crash')}</h1>
        <p>{failureText(error)}</p>
        <Button onClick={again}>{t('interface.tryAgain')}</Button>
      </div>
    </OpenLayout>
  );
}

import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText, showFailure } from '../platform/notices.ts';
import { OpenLayout } from '../ui/layout/open-layout.tsx';
import styles from './error-page.module.css';

/** The place of a screen that has failed, within its frame. */
export function CrashedScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  useEffect(() => console.error(error), [error]);
  const again = () => {
    reset();
    router.invalidate().catch(showFailure);
  };
  return (
    <div role="alert" className={styles.page}>
      <img src="/nothing-served.svg" width={280} height={210} alt="" />
      <h1>{t('failures.crash')}</h1>
      <p>{failureText(error)}</p>
      <Button onClick={again}>{t('interface.tryAgain')}</Button>
    </div>
  );
}

/** The page shown when a screen without a frame has failed, or the frame itself. */
export const CrashPage = (props: ErrorComponentProps) => (
  <OpenLayout>
    <CrashedScreen {...props} />
  </OpenLayout>
);

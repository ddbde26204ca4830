import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OpenLayout } from '../ui/layout/open-layout.tsx';
import styles from './error-page.module.css';

/** The content of the page of an unknown address, for a place within the frame. */
export function NothingHere() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <img src="/nothing-served.svg" width={280} height={210} alt="" />
      <h1>{t('errorPage.title')}</h1>
      <p>{t('errorPage.text')}</p>
      <Button renderRoot={(props) => <Link to="/" {...props} />}>{t('errorPage.home')}</Button>
    </div>
  );
}

/** The page of an unknown address (rule 116). */
export const ErrorPage = () => (
  <OpenLayout>
    <NothingHere />
  </OpenLayout>
);

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf, profileQuery } from '../accounts/profile.ts';
import styles from './plain-page.module.css';

/** The first page of the console: a welcome by name (ruling 37a). */
export function DashboardPage() {
  const { t } = useTranslation();
  const { data } = useQuery(profileQuery);
  return (
    <>
      <h1 className={styles.title}>{t('pages.dashboard')}</h1>
      <section className={styles.welcome}>
        {/* The line keeps its height until the name has come. */}
        <p>{data ? t('frame.welcome', { name: nameOf(data) }) : ' '}</p>
      </section>
    </>
  );
}

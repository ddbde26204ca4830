import { useTranslation } from 'react-i18next';
import { isSiteless, nameOf, usePerson } from '../accounts/profile.ts';
import { Dashboard } from '../overview/dashboard.tsx';
import styles from './plain-page.module.css';

/** The first page of the console: a welcome by name (rule 37a), and below it what an owner wants to see first. */
export function DashboardPage() {
  const { t } = useTranslation();
  const person = usePerson();
  return (
    <>
      <h1 className={styles.title}>{t('pages.dashboard')}</h1>
      <section className={styles.welcome}>
        {/* The line keeps its height until the name has come. */}
        <p>{person ? t('frame.welcome', { name: nameOf(person) }) : ' '}</p>
      </section>
      {person && !isSiteless(person) && <Dashboard />}
    </>
  );
}

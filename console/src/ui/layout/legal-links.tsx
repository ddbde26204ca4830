import { useTranslation } from 'react-i18next';
import { legalPath } from '../../platform/paths.ts';
import styles from './language-links.module.css';

/** The ways to the legal texts for restaurants, from the forms that are open to everybody (rule 2). */
export function LegalLinks() {
  const { t, i18n } = useTranslation();
  return (
    <p className={styles.links}>
      {(['terms', 'policy'] as const).map((page) => (
        <a key={page} className={styles.link} href={legalPath(page, 'restaurants', i18n.language)}>
          {t(page === 'terms' ? 'legal.terms' : 'legal.privacy')}
        </a>
      ))}
    </p>
  );
}

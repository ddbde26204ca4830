import { useTranslation } from 'react-i18next';
import styles from './menu-dialog.module.css';

/** After the first publication: that guests can read the menu now, and what to do with its code and its link. */
export function FirstPublication() {
  const { t } = useTranslation();
  return (
    <div className={styles.first}>
      <p className={styles.never}>{t('first.title')}</p>
      <ul>
        <li>{t('first.print')}</li>
        <li>{t('first.share')}</li>
        <li>{t('first.stays')}</li>
      </ul>
    </div>
  );
}

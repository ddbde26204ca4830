import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FirstSteps } from '../overview/first-steps.tsx';
import { PATHS } from '../platform/paths.ts';
import sheets from '../ui/layout/sheets.module.css';
import styles from './below-menus.module.css';

/** Below the list of menus: the ways to all items in one table, to the venue as a file and to what is on when, and the first steps of a young account. */
export function BelowMenus() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.ways}>
        <Link to={PATHS.spreadsheet} params={{ menuId: undefined }} className={sheets.link}>
          {t('pages.spreadsheet')}
        </Link>
        <Link to={PATHS.spreadsheet} params={{ menuId: undefined }} className={sheets.link}>
          {t('overview.file')}
        </Link>
        <Link to={PATHS['as-of']} className={sheets.link}>
          {t('pages.as-of')}
        </Link>
      </div>
      <FirstSteps />
    </>
  );
}

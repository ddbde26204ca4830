import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FirstSteps } from '../overview/first-steps.tsx';
import { PATHS } from '../platform/paths.ts';
import sheets from '../ui/layout/sheets.module.css';

/** Below the list of menus: the way to what is on when, and the first steps of a young account. */
export function BelowMenus() {
  const { t } = useTranslation();
  return (
    <>
      <Link to={PATHS['as-of']} className={sheets.link}>
        {t('pages.as-of')}
      </Link>
      <FirstSteps />
    </>
  );
}

import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginPage } from '../accounts/login-page.tsx';
import { PATHS } from '../platform/paths.ts';
import { OpenLayout } from '../ui/layout/open-layout.tsx';
import styles from './open-links.module.css';

/** The time after which the login is painted even on a slow phone, so that nothing slows it down. */
const PAINTED_MS = 1000;

/** Fetches the code of the menus while somebody types. A failed fetch is repeated, and reported, on navigation. */
function useWayOn(): void {
  const { routesById, loadRouteChunk } = useRouter();
  useEffect(() => {
    const fetchCode = () => {
      for (const id of ['/signed-in', '/signed-in/menus'] as const)
        loadRouteChunk(routesById[id])?.catch(() => {});
    };
    const timer = setTimeout(fetchCode, PAINTED_MS);
    return () => clearTimeout(timer);
  }, [routesById, loadRouteChunk]);
}

/** The login in its layout, and the way to the sign-up; where a begun session leads is `root.tsx`'s. */
export function LoginScreen() {
  const { t } = useTranslation();
  useWayOn();
  return (
    <OpenLayout>
      <LoginPage forgot={<Link to={PATHS['forget-password']}>{t('login.forgot')}</Link>} />
      <p className={styles.line}>
        {t('login.isNew')} <Link to={PATHS.registration}>{t('login.signUp')}</Link>
      </p>
    </OpenLayout>
  );
}

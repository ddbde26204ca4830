import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoginPage } from '../accounts/login-page.tsx';
import { PATHS } from '../platform/paths.ts';
import { OpenLayout } from '../ui/open-layout.tsx';
import styles from './open-links.module.css';

/** The login in its layout, and the way to the sign-up; where a begun session leads is `root.tsx`'s. */
export function LoginScreen() {
  const { t } = useTranslation();
  return (
    <OpenLayout>
      <LoginPage forgot={<Link to={PATHS['forget-password']}>{t('login.forgot')}</Link>} />
      <p className={styles.line}>
        {t('login.isNew')} <Link to={PATHS.registration}>{t('login.signUp')}</Link>
      </p>
    </OpenLayout>
  );
}

import '../ui/dialogs/open-dialogs.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RegistrationPage } from '../onboarding/registration-page.tsx';
import { PATHS } from '../platform/paths.ts';
import { createQueryClient } from '../platform/query-client.ts';
import styles from './open-links.module.css';

// Changes made before there is an account do not count as unpublished.
const createCache = () => createQueryClient({ onCounted: () => {} });

/** The sign-up wizard, and the way to the login; where the session that it begins leads is `root.tsx`'s. */
export function RegistrationScreen() {
  const { t } = useTranslation();
  const [cache] = useState(createCache);
  return (
    <QueryClientProvider client={cache}>
      <RegistrationPage
        foot={
          <p className={styles.line}>
            {t('wizard.haveAccount')} <Link to={PATHS.login}>{t('wizard.signIn')}</Link>
          </p>
        }
      />
    </QueryClientProvider>
  );
}

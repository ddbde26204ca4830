import '../ui/dialogs/open-dialogs.css';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmEmailPage } from '../accounts/confirm-email-page.tsx';
import { ForgetPasswordPage } from '../accounts/forget-password-page.tsx';
import { NewPasswordPage, ResetPasswordPage } from '../accounts/new-password-page.tsx';
import { showFailure } from '../platform/notices.ts';
import { PATHS } from '../platform/paths.ts';
import { OpenLayout } from '../ui/layout/open-layout.tsx';
import styles from './open-links.module.css';

function ToLogin({ children }: { children: ReactNode }) {
  return (
    <p className={styles.line}>
      <Link to={PATHS.login}>{children}</Link>
    </p>
  );
}

function useGo() {
  const navigate = useNavigate();
  return (to: '/' | '/login') => () => void navigate({ to }).catch(showFailure);
}

/** Asks for a link for a new password; with the link's token, takes the new password (rule 64). */
export function ForgetPasswordScreen() {
  const { t } = useTranslation();
  const go = useGo();
  const { token } = useSearch({ strict: false });
  const foot = <ToLogin>{t('recovery.toLogin')}</ToLogin>;
  return (
    <OpenLayout>
      {token ? (
        <NewPasswordPage key={token} token={token} foot={foot} onDone={go(PATHS.login)} />
      ) : (
        <ForgetPasswordPage foot={foot} />
      )}
    </OpenLayout>
  );
}

/** The older page for a new password (rule 7). */
export function ResetPasswordScreen() {
  const go = useGo();
  const { token = '' } = useParams({ strict: false });
  return (
    <OpenLayout>
      <ResetPasswordPage token={token} onDone={go(PATHS.home)} />
    </OpenLayout>
  );
}

/** Confirms an address for a person who is not signed in (rule 4). */
export function ConfirmEmailScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const go = useGo();
  const { token } = useSearch({ strict: false });
  const forget = () =>
    void navigate({ to: PATHS['confirm-email'], search: {}, replace: true }).catch(showFailure);
  return (
    <OpenLayout>
      <ConfirmEmailPage
        token={token}
        foot={<ToLogin>{t('confirmation.signIn')}</ToLogin>}
        onUsed={forget}
        onDone={go(PATHS.login)}
      />
    </OpenLayout>
  );
}

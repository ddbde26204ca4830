import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { i18n } from '../platform/i18n.ts';
import { showSuccess } from '../platform/notices.ts';
import { PATHS } from '../platform/paths.ts';
import { PasswordField } from '../ui/controls/password-field.tsx';
import sheets from '../ui/layout/sheets.module.css';
import { NewPasswordFields } from './password-fields.tsx';
import { profileQuery } from './profile.ts';
import styles from './settings-page.module.css';
import { isSpoofed } from './stored-person.ts';
import { useAccountForm } from './use-account-form.ts';

const EMPTY = { current_password: '', password: '', password_confirmation: '' };

function PasswordForm() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useAccountForm({
    name: 'password',
    initial: EMPTY,
    recordOf: (attributes) => ({ type: 'users' as const, attributes }),
    send: async (data) => {
      const saved = flatten(await api('PATCH /me/profile/update_password', { body: { data } }));
      // An address that waited to be confirmed is dropped with the old password.
      queries.setQueryData(profileQuery.queryKey, saved);
      form.reset();
      showSuccess(i18n.t('settings.changed'));
    },
  });
  return (
    <form className={`${styles.form} ${sheets.narrow}`} {...form.props}>
      <p className={styles.hint}>{t('recovery.newText')}</p>
      <PasswordField
        label={t('passwordChange.current')}
        autoComplete="current-password"
        {...form.bind('current_password')}
      />
      <NewPasswordFields bind={form.bind} />
      <div className={styles.foot}>
        <Link to={PATHS['forget-password']} className={styles.link}>
          {t('passwordChange.forgotten')}
        </Link>
        <Button type="submit" loading={form.isSaving}>
          {t('passwordChange.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Changes the password; support in another's account reads that it cannot (rules 11 and 15). */
export function PasswordPage() {
  const { t } = useTranslation();
  const { data } = useQuery(profileQuery);
  return (
    <section className={sheets.sheet} aria-label={t('settings.tabs.password')}>
      {data && isSpoofed(data) ? (
        <p className={styles.hint}>{t('passwordChange.ownerOnly')}</p>
      ) : (
        <PasswordForm />
      )}
    </section>
  );
}

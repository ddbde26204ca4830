import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../platform/i18n.ts';
import { showSuccess } from '../platform/notices.ts';
import { PasswordField } from '../ui/controls/password-field.tsx';
import styles from './open-form.module.css';
import { OpenHead } from './open-head.tsx';
import { NewPasswordFields } from './password-fields.tsx';
import { resetPassword, resetRecord } from './recovery.ts';
import { useAccountForm } from './use-account-form.ts';

type Props = { token: string; foot?: ReactNode; onDone: () => void };

async function reset(record: ReturnType<typeof resetRecord>, onDone: () => void): Promise<void> {
  await resetPassword(record);
  showSuccess(i18n.t('recovery.done'));
  onDone();
}

/** The form for a new password, typed twice, after the link in the mail (rule 64). */
export function NewPasswordPage({ token, foot, onDone }: Props) {
  const { t } = useTranslation();
  const form = useAccountForm({
    name: 'reset',
    initial: { password: '', password_confirmation: '' },
    recordOf: ({ password }) => resetRecord('users', token, password),
    ownProblems: ({ password, password_confirmation: again }) =>
      password === again ? [] : [{ field: 'password_confirmation', code: 'password_mismatch' }],
    send: (record) => reset(record, onDone),
  });
  return (
    <div className={styles.page}>
      <OpenHead title={t('recovery.newTitle')} text={t('recovery.newText')} />
      <form className={styles.form} {...form.props}>
        <NewPasswordFields bind={form.bind} />
        <Button type="submit" fullWidth loading={form.isSaving}>
          {t('recovery.save')}
        </Button>
      </form>
      {foot}
    </div>
  );
}

/** The older page for a new password: its token is a part of the address, and it has one field (rule 7). */
export function ResetPasswordPage({ token, onDone }: Props) {
  const { t } = useTranslation();
  const form = useAccountForm({
    name: 'reset',
    initial: { password: '' },
    recordOf: ({ password }) => resetRecord('user', token, password),
    send: (record) => reset(record, onDone),
  });
  return (
    <div className={styles.page}>
      <OpenHead title={t('recovery.newTitle')} text={t('recovery.newText')} />
      <form className={styles.form} {...form.props}>
        <PasswordField
          label={t('recovery.newPassword')}
          autoComplete="new-password"
          {...form.bind('password')}
        />
        <Button type="submit" fullWidth loading={form.isSaving}>
          {t('recovery.save')}
        </Button>
      </form>
    </div>
  );
}

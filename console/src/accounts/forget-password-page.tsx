import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './open-form.module.css';
import { OpenHead } from './open-head.tsx';
import { askForRecovery } from './recovery.ts';
import { useAccountForm } from './use-account-form.ts';

function AskForm({ foot, onSent }: { foot: ReactNode; onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const form = useAccountForm({
    name: 'recovery',
    initial: { email: '' },
    recordOf: ({ email }) => ({ type: 'users' as const, attributes: { email: email.trim() } }),
    send: async ({ attributes: { email } }) => {
      await askForRecovery(email);
      onSent(email);
    },
  });
  return (
    <div className={styles.page}>
      <OpenHead title={t('recovery.title')} text={t('recovery.text')} />
      <form className={styles.form} {...form.props}>
        <TextInput
          type="email"
          autoComplete="username"
          dir="ltr"
          label={t('login.email')}
          {...form.bind('email')}
        />
        <Button type="submit" fullWidth loading={form.isSaving}>
          {t('recovery.send')}
        </Button>
      </form>
      {foot}
    </div>
  );
}

function Sent({ email, foot, onOther }: { email: string; foot: ReactNode; onOther: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <OpenHead title={t('recovery.sentTitle')} />
      <p role="status" className={styles.hint}>
        {t('recovery.sent', { email })}
      </p>
      <p className={styles.hint}>{t('recovery.sentHint')}</p>
      <Button variant="default" onClick={onOther}>
        {t('recovery.otherAddress')}
      </Button>
      {foot}
    </div>
  );
}

/** Asks for a link for a new password, and names the address that it was asked for (rule 64). */
export function ForgetPasswordPage({ foot }: { foot: ReactNode }) {
  const [email, setEmail] = useState<string>();
  if (email === undefined) return <AskForm foot={foot} onSent={setEmail} />;
  return <Sent email={email} foot={foot} onOther={() => setEmail(undefined)} />;
}

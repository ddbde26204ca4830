import { Button, TextInput } from '@mantine/core';
import { problemText } from '@sofra/contract/api/problems';
import type { Locale } from '@sofra/contract/languages/locales';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmation } from './confirmation.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import styles from './open-form.module.css';
import { OpenHead } from './open-head.tsx';

type Props = {
  /** The token of the link that was followed. */
  token: string | undefined;
  foot: ReactNode;
  /** The token has done its work. */
  onUsed: () => void;
  /** Goes on to the login. */
  onDone: () => void;
};

/** Confirms an address without a sign-in: by the link's token, or by one that is typed (rules 4 and 65). */
export function ConfirmEmailPage({ token, foot, onUsed, onDone }: Props) {
  const { t, i18n } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { confirmation, confirm, isTold, close } = useConfirmation(token, onUsed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(typed.trim() === '');
    if (typed.trim() !== '') void confirm(typed);
  };
  const isChecking = confirmation.state === 'checking';
  return (
    <div className={styles.page}>
      <OpenHead title={t('confirmation.title')} text={t('confirmation.text')} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextInput
          name="token"
          label={t('confirmation.token')}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          value={typed}
          error={isMissing && problemText('required', i18n.language as Locale)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setMissing(false);
          }}
        />
        <Button type="submit" fullWidth loading={isChecking}>
          {t('confirmation.submit')}
        </Button>
      </form>
      <p role="status" className={styles.hint}>
        {isChecking ? t('confirmation.checking') : t('confirmation.needsSignIn')}
      </p>
      {foot}
      <ConfirmationDialog
        confirmation={confirmation}
        opened={isTold}
        onClose={() => (confirmation.state === 'done' ? onDone() : close())}
        next={(isDone) =>
          isDone ? (
            <Button onClick={onDone}>{t('confirmation.signIn')}</Button>
          ) : (
            <Button onClick={close}>{t('interface.close')}</Button>
          )
        }
      />
    </div>
  );
}

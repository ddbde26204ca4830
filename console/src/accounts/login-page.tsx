import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../platform/notices.ts';
import { CheckBox } from '../ui/check-box.tsx';
import tooltip from '../ui/field-tooltip.module.css';
import { FormHead } from '../ui/form-head.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { type BrokenRule, type Credentials, firstBrokenRule } from './login-rules.ts';
import styles from './open-form.module.css';
import { shownRefusal, signIn } from './sign-in.ts';

function readForm(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  return {
    email: String(data.get('email') ?? '').trim(),
    password: String(data.get('password') ?? ''),
    remember: data.has('remember'),
  };
}

function useLogin() {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [broken, setBroken] = useState<BrokenRule | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [sending, setSending] = useState(false);
  const focus = (field: BrokenRule['field']) =>
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();

  const send = async (credentials: Credentials) => {
    setSending(true);
    try {
      await signIn(credentials);
    } catch (error) {
      const shown = shownRefusal(error);
      setRefusal(shown);
      if (shown === undefined) showFailure(error);
      focus('email');
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const credentials = readForm(event.currentTarget);
    const first = firstBrokenRule(credentials, t);
    setBroken(first);
    setRefusal(undefined);
    if (first) focus(first.field);
    else void send(credentials);
  };
  return { form, broken, refusal, sending, submit, forgive: () => setBroken(null) };
}

/** The login screen (document 1 §2, §5 and §8); `forgot` is the way to a new password. */
export function LoginPage({ forgot }: { forgot?: ReactNode }) {
  const { t } = useTranslation();
  const { form, broken, refusal, sending, submit, forgive } = useLogin();
  const errorOf = (field: BrokenRule['field']) => (broken?.field === field ? broken.text : undefined);
  return (
    <div className={styles.page}>
      <FormHead title={t('login.title')} text={t('login.text')} />
      <form ref={form} className={styles.form} noValidate onSubmit={submit} onChange={forgive}>
        <p role="alert" className={refusal ? styles.refusal : undefined} hidden={!refusal}>
          {refusal}
        </p>
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          dir="ltr"
          label={t('login.email')}
          error={errorOf('email')}
          classNames={tooltip}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('login.password')}
          error={errorOf('password')}
          classNames={{ root: tooltip.root, error: tooltip.error }}
        />
        <div className={styles.row}>
          <CheckBox name="remember" label={t('login.remember')} />
          {forgot}
        </div>
        <Button type="submit" fullWidth loading={sending}>
          {t('login.submit')}
        </Button>
      </form>
    </div>
  );
}

import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../ui/controls/check-box.tsx';
import tooltip from '../ui/controls/field-tooltip.module.css';
import { PasswordField } from '../ui/controls/password-field.tsx';
import { FormHead } from '../ui/layout/form-head.tsx';
import type { BrokenRule } from './login-rules.ts';
import styles from './open-form.module.css';
import { signIn } from './sign-in.ts';
import { useLogin } from './use-login.ts';

/** The login screen (rule 61); `forgot` is the way to a new password. */
export function LoginPage({ forgot }: { forgot?: ReactNode }) {
  const { t } = useTranslation();
  const { form, broken, refusal, sending, submit, forgive } = useLogin(signIn);
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

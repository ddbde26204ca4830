import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import tooltip from '../ui/controls/field-tooltip.module.css';
import { PasswordField } from '../ui/controls/password-field.tsx';
import { keepFirstFocus } from '../ui/dialogs/keep-first-focus.ts';
import { restoreFocus } from '../ui/dialogs/restore-focus.ts';
import { useFocusBack } from '../ui/dialogs/use-focus-back.ts';
import type { BrokenRule, Credentials } from './login-rules.ts';
import form from './open-form.module.css';
import styles from './sign-in-again.module.css';
import { useLogin } from './use-login.ts';

type Props = {
  /** Whose sign-in has ended; empty where it is not to be shown. */
  email: string;
  signIn: (credentials: Credentials) => Promise<void>;
  /** Goes on to the login without what was typed. */
  onLeave: () => void;
};

/** Says over a page that its sign-in has ended, and signs in again there; until then nothing of the page can be read. */
export function SignInAgain({ email, signIn, onLeave }: Props) {
  const { t } = useTranslation();
  const login = useLogin(signIn);
  const focusBack = useFocusBack();
  // A button that was sending had lost the focus before: then there is no way back to it.
  useEffect(() => () => void setTimeout(restoreFocus), []);
  const errorOf = (field: BrokenRule['field']) =>
    login.broken?.field === field ? login.broken.text : undefined;
  return (
    <Modal.Root
      opened
      onClose={onLeave}
      centered
      closeOnEscape={false}
      closeOnClickOutside={false}
      className={styles.dialog}
      {...focusBack}
    >
      <Modal.Overlay className={styles.cover} />
      <Modal.Content onFocus={keepFirstFocus}>
        <Modal.Body pt="xl">
          <Modal.Title className={styles.title}>{t('signedOut.title')}</Modal.Title>
          <p className={styles.text}>{t('signedOut.text')}</p>
          <form
            ref={login.form}
            className={form.form}
            noValidate
            onSubmit={login.submit}
            onChange={login.forgive}
          >
            <p role="alert" className={login.refusal ? form.refusal : undefined} hidden={!login.refusal}>
              {login.refusal}
            </p>
            <TextInput
              {...(email === '' && { 'data-autofocus': true })}
              name="email"
              type="email"
              autoComplete="username"
              dir="ltr"
              label={t('login.email')}
              defaultValue={email}
              error={errorOf('email')}
              classNames={tooltip}
            />
            <PasswordField
              {...(email !== '' && { 'data-autofocus': true })}
              name="password"
              autoComplete="current-password"
              label={t('login.password')}
              error={errorOf('password')}
              classNames={{ root: tooltip.root, error: tooltip.error }}
            />
            <Group justify="end" mt="sm" className={styles.ways}>
              <Button variant="default" onClick={onLeave}>
                {t('signedOut.leave')}
              </Button>
              <Button type="submit" loading={login.sending}>
                {t('login.submit')}
              </Button>
            </Group>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionError } from '../platform/api-error.ts';
import { i18n } from '../platform/i18n.ts';
import { failureText, showFailure } from '../platform/notices.ts';
import { type BrokenRule, type Credentials, firstBrokenRule } from './login-rules.ts';
import { shownRefusal } from './sign-in.ts';

function readForm(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  return {
    email: String(data.get('email') ?? '').trim(),
    password: String(data.get('password') ?? ''),
    remember: data.has('remember'),
  };
}

/** The message of a failure that is not the server's to word. */
const ownText = (error: unknown) =>
  error instanceof ConnectionError ? failureText(error) : i18n.t('failures.unknown');

/** A form that signs in by `signIn`: what is wrong at its fields, and what the server refuses. */
export function useLogin(signIn: (credentials: Credentials) => Promise<void>) {
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
      if (shown === undefined) showFailure(error, ownText(error));
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

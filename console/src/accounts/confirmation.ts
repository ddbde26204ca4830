import { CONFIRMATION_MAIL_EVERY } from '@sofra/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../platform/api.ts';
import { ApiError } from '../platform/api-error.ts';
import { i18n } from '../platform/i18n.ts';
import { showSuccess } from '../platform/notices.ts';
import { tellFailure } from '../platform/query-client.ts';

/** The progress of an address's confirmation. */
export type Confirmation = { state: 'idle' | 'checking' | 'done' } | { state: 'failed'; error: unknown };

const IDLE: Confirmation = { state: 'idle' };

/** Whether a token was refused because it belongs to another person than the one who is signed in (rule 40). */
export const isOfAnother = (confirmation: Confirmation): boolean =>
  confirmation.state === 'failed' &&
  confirmation.error instanceof ApiError &&
  confirmation.error.has('confirmation_of_another');

/**
 * Confirms an address by a token from a mail, that of the address or one that is typed, and tells how it went until it is closed.
 * `onDone` hears when the token has done its work, or is another person's.
 */
export function useConfirmation(given: string | undefined, onDone: () => void) {
  const [confirmation, setConfirmation] = useState(IDLE);
  const [isTold, setTold] = useState(false);
  const confirm = async (token: string) => {
    setConfirmation({ state: 'checking' });
    try {
      await api('GET /confirm_email', { query: { confirmation_token: token.trim() } });
      setConfirmation({ state: 'done' });
      onDone();
    } catch (error) {
      const failed: Confirmation = { state: 'failed', error };
      setConfirmation(failed);
      if (isOfAnother(failed)) onDone();
    }
    setTold(true);
  };
  const start = useEffectEvent((token: string) => void confirm(token));
  useEffect(() => {
    if (given) start(given);
  }, [given]);
  return { confirmation, confirm, isTold, close: () => setTold(false) };
}

const SECOND = 1000;

/** Sends the mail again, at most once a minute: the seconds still to wait, and how to send (rule 4). */
export function useSendAgain() {
  const [seconds, setSeconds] = useState(0);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(setSeconds, SECOND, seconds - 1);
    return () => clearTimeout(timer);
  }, [seconds]);
  const send = async () => {
    setSending(true);
    try {
      await api('POST /confirm_email', {});
      showSuccess(i18n.t('confirmation.sent'));
      setSeconds(CONFIRMATION_MAIL_EVERY / SECOND);
    } catch (error) {
      // Asked for too early, as after a reload: the button then says how long to wait.
      const wait = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined;
      if (wait) setSeconds(wait);
      else tellFailure(error);
    } finally {
      setSending(false);
    }
  };
  return { seconds, isSending, send: () => void send() };
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSendAgain } from './confirmation.ts';
import { type Profile, usePerson } from './profile.ts';
import { isSpoofed } from './stored-person.ts';

// The link is the owner's to ask for, while it is waited for.
const maySend = (person: Profile) =>
  !isSpoofed(person) && (!person.confirmed || person.pending_email !== null);

/** Sends the link again that an address is confirmed by, and counts the seconds until it may be sent anew (rule 4). */
export function SendAgainButton() {
  const { t } = useTranslation();
  const person = usePerson();
  const { seconds, isSending, send } = useSendAgain();
  if (!person || !maySend(person)) return null;
  return (
    <Button variant="default" loading={isSending} disabled={seconds > 0} onClick={send}>
      {seconds > 0 ? t('confirmation.wait', { count: seconds }) : t('confirmation.sendAgain')}
    </Button>
  );
}

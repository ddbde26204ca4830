import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSendAgain } from './confirmation.ts';

/** Sends the mail with the link again, and says how long to wait before the next one. */
export function SendAgainButton() {
  const { t } = useTranslation();
  const { seconds, isSending, send } = useSendAgain();
  return (
    <Button variant="default" disabled={seconds > 0} loading={isSending} onClick={send}>
      {seconds > 0 ? t('confirmation.wait', { count: seconds }) : t('confirmation.sendAgain')}
    </Button>
  );
}

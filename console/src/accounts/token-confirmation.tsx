import { Button } from '@mantine/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isOfAnother, useConfirmation } from './confirmation.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { profileQuery } from './profile.ts';
import { SendAgainButton } from './send-again-button.tsx';

// A reading that is on its way may have left before the confirmation: without data yet it would be taken for the new one.
async function readAnew(queries: QueryClient): Promise<void> {
  await queries.cancelQueries(profileQuery);
  await queries.invalidateQueries(profileQuery);
}

/** Confirms by the token in the address of any screen behind the login; `onUsed` removes it (rule 4). */
export function TokenConfirmation({ token, onUsed }: { token: string | undefined; onUsed: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { confirmation, isTold, close } = useConfirmation(token, () => {
    onUsed();
    void readAnew(queries);
  });
  const leave = () => {
    close();
    onUsed();
  };
  return (
    <ConfirmationDialog
      confirmation={confirmation}
      opened={isTold}
      onClose={leave}
      next={(isDone) => (
        <>
          {!isDone && !isOfAnother(confirmation) && <SendAgainButton />}
          <Button onClick={leave}>{t('interface.close')}</Button>
        </>
      )}
    />
  );
}

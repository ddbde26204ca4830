import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { VIEWS } from './levels.tsx';
import { type Action, type Place, useAction } from './queries.ts';
import type { Row } from './rows.ts';

type Props = { place: Place; action: Action; row: Row; opened: boolean; onClose: () => void };

/** Asks before a record is duplicated or deleted (document 2 §2), does it, and closes once it is done. */
export function ActionDialog({ place, action, row, opened, onClose }: Props) {
  const { t } = useTranslation();
  const run = useAction(place, action);
  const { title } = row;
  const words = {
    duplicate: {
      title: t('list.duplicateTitle', { title }),
      text: t('list.duplicateText'),
      action: t('list.duplicate'),
    },
    remove: {
      title: t('list.deleteTitle', { title }),
      text: VIEWS[place.level].deleteText(t),
      action: t('list.delete'),
    },
  };
  return (
    <ConfirmDialog
      {...words[action]}
      opened={opened}
      isDanger={action === 'remove'}
      isBusy={run.isPending}
      onConfirm={() => run.mutate(row, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

import { DAYS } from '@sofra/contract/limits';
import { useTranslation } from 'react-i18next';
import type { Recorded } from '../platform/query-client.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { useSavingFirst } from '../ui/feedback/use-saving-first.ts';
import type { Place } from './place.ts';
import { closing } from './queries.ts';
import type { Row } from './rows.ts';
import { type ConfirmedAction, useConfirmedAction } from './use-confirmed-action.ts';

type Props = {
  place: Place;
  asking: ConfirmedAction;
  row: Row;
  opened: boolean;
  onClose: () => void;
  /** A copy has come into the list. */
  onAdded: (row: Row) => void;
};

/** Asks before a record is duplicated or deleted (rule 85), does it, and closes once it is done. */
export function ActionDialog({ place, asking, row, opened, onClose, onAdded }: Props) {
  const { t } = useTranslation();
  const run = useConfirmedAction(place, asking);
  const waiting = useSavingFirst(run.isPending);
  const { title } = row;
  const close = (made: Row | Recorded) => {
    onClose();
    if ('position' in made) onAdded(made);
  };
  const words = {
    duplicate: {
      title: t('asking.duplicateTitle', { title }),
      text: t('asking.duplicateText'),
      action: t('list.duplicate'),
    },
    delete: {
      title: t('asking.deleteTitle', { title }),
      text: `${t(`asking.deleteText.${place.level}`)} ${t('asking.deleteWaits', { count: DAYS.bin })}`,
      action: t('list.delete'),
    },
  };
  return (
    <ConfirmDialog
      {...words[asking]}
      opened={opened}
      isDanger={asking === 'delete'}
      isBusy={run.isPending}
      waiting={waiting}
      onConfirm={() => run.mutate(row, { ...closing(onClose), onSuccess: close })}
      onClose={onClose}
    />
  );
}

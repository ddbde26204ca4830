import { Button, Text } from '@mantine/core';
import { DAYS } from '@sofra/contract/limits';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogFoot } from '../ui/dialogs/dialog.tsx';
import { useSavingFirst } from '../ui/feedback/use-saving-first.ts';
import type { ChosenDialogProps } from './chosen-acts.ts';
import { useActOnMany } from './many.ts';
import styles from './many-dialogs.module.css';
import { closing } from './queries.ts';

/** Asks before many rows are switched, copied or deleted, and shows which. */
export function ManyQuestion({ place, act, rows, opened, onTurn, onGone, onClose }: ChosenDialogProps) {
  const { t } = useTranslation();
  const run = useActOnMany(place);
  const saving = useSavingFirst(run.isPending);
  if (act !== 'on' && act !== 'off' && act !== 'duplicate' && act !== 'delete') return null;
  // Switches take nothing that is stored.
  const waiting = act === 'duplicate' || act === 'delete' ? saving : undefined;
  const confirm = () => {
    if (act === 'on' || act === 'off') {
      onTurn(act, rows);
      return onClose();
    }
    const ids = rows.map(({ id }) => id);
    const done = () => {
      onClose();
      if (act === 'delete') onGone();
    };
    if (!run.isPending) run.mutate({ act, ids }, { ...closing(onClose), onSuccess: done });
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t(`many.ask.${act}`, { count: rows.length })}>
      <ul className={styles.titles}>
        {rows.map(({ id, title }) => (
          <li key={id}>
            <bdi>{title}</bdi>
          </li>
        ))}
      </ul>
      {act === 'delete' && <Text mt="sm">{t('asking.deleteWaits', { count: DAYS.bin })}</Text>}
      {act === 'duplicate' && <Text mt="sm">{t('asking.duplicateText')}</Text>}
      <DialogFoot onCancel={onClose} waiting={waiting} mt="lg">
        <Button
          {...(act === 'delete' && { color: 'red' })}
          loading={run.isPending}
          disabled={waiting !== undefined}
          onClick={confirm}
        >
          {t(`many.acts.${act}`)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

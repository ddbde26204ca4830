import { Button, TextInput } from '@mantine/core';
import { latinDigits } from '@sofra/contract/languages/latin-digits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogFoot } from '../ui/dialogs/dialog.tsx';
import type { Row } from './rows.ts';

type Props = {
  row: Row;
  total: number;
  opened: boolean;
  onMove: (position: number) => void;
  onClose: () => void;
};

/** Asks for a row's new place in the whole list: the way to another page, without dragging (rule 28). */
export function PositionDialog({ row, total, opened, onMove, onClose }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(String(row.position));
  const plain = latinDigits(typed).trim();
  const position = Number(plain);
  const isPlace = /^\d+$/.test(plain) && position >= 1 && position <= total;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPlace) return;
    onMove(position);
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t('placing.title', { title: row.title })}>
      <form onSubmit={submit} noValidate>
        <TextInput
          data-autofocus
          mt="sm"
          // Not of the type of a number, which drops Arabic digits without a word.
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          label={t('placing.position', { total })}
          value={typed}
          error={typed !== '' && !isPlace && t('placing.outside', { total })}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <DialogFoot onCancel={onClose} mt="xl">
          <Button type="submit" disabled={!isPlace}>
            {t('placing.move')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

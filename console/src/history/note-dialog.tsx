import { Button, Textarea } from '@mantine/core';
import { TEXT } from '@sofra/contract/limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogFoot } from '../ui/dialogs/dialog.tsx';
import { type Publication, useNote } from './publications.ts';
import styles from './review.module.css';

type Props = { publication: Publication; onClose: () => void };

function Noting({ publication, onClose }: Props) {
  const { t } = useTranslation();
  const [note, setNote] = useState(publication.note ?? '');
  const saving = useNote();
  const save = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate({ publication: publication.id, note: note.trim() }, { onSuccess: onClose });
  };
  return (
    <form className={styles.body} onSubmit={save}>
      <Textarea
        data-autofocus
        label={t('publications.note')}
        description={t('publications.noteHint')}
        autosize
        minRows={2}
        maxLength={TEXT.note.max}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <DialogFoot onCancel={onClose}>
        <Button type="submit" loading={saving.isPending}>
          {t('publications.saveNote')}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** The dialog in which the note of a publication is written. */
export function NoteDialog({ publication, opened, onClose }: Props & { opened: boolean }) {
  const { t } = useTranslation();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('publications.noteOf', { number: publication.number })}
    >
      <Noting key={publication.id} publication={publication} onClose={onClose} />
    </Dialog>
  );
}

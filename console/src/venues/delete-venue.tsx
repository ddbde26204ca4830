import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePerson } from '../accounts/profile.ts';
import { isSpoofed } from '../accounts/stored-person.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { Sheet } from './venue-fields.tsx';
import styles from './venue-page.module.css';
import { useVenueDeletion } from './venue-saving.ts';
import { type Venue, venuesQuery } from './venues.ts';

/** Deletes the venue after a question, where it is not the last one and support does not stand in for the owner (rule 20). */
export function DeleteVenue({ venue, onDeleted }: { venue: Venue; onDeleted: () => void }) {
  const { t } = useTranslation();
  const { data: venues = [] } = useQuery(venuesQuery);
  const person = usePerson();
  const readOnly = useReadOnly();
  const [isAsked, setAsked] = useState(false);
  const deletion = useVenueDeletion(venue.full_name, onDeleted);
  if (venues.length < 2 || !person || isSpoofed(person)) return null;
  const branches = venue.children.length;
  const text = [
    t('venueForm.deleteText'),
    ...(branches > 0 ? [t('venueForm.deleteFrees', { count: branches })] : []),
  ].join(' ');
  return (
    <Sheet title={t('venueForm.delete')} hint={t('venueForm.deleteHint')}>
      <Button
        className={styles.delete}
        variant="outline"
        color="red"
        onClick={() => setAsked(true)}
        {...readOnly}
      >
        {t('venueForm.delete')}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={t('venueForm.deleteTitle', { name: venue.full_name })}
        text={text}
        action={t('venueForm.delete')}
        isDanger
        isBusy={deletion.isPending}
        onConfirm={() => deletion.mutate(undefined, { onError: () => setAsked(false) })}
        onClose={() => setAsked(false)}
      />
    </Sheet>
  );
}

import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogButton } from '../ui/dialogs/dialog-button.tsx';
import { venueQuery, venuesQuery } from '../venues/venues.ts';
import type { MainVenue } from './calls.ts';

/** The dialog of a sync. */
export type SyncScreenType = ComponentType<{ venue: MainVenue; opened: boolean; onClose: () => void }>;

/** Opens the dialog of a main venue's sync, from the second venue on; branches have none (rule 74). */
export function SyncButton({ load }: { load: () => Promise<{ SyncScreen: SyncScreenType }> }) {
  const { t } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const { data: venues = [] } = useQuery(venuesQuery);
  if (venue?.role !== 'master' || venues.length < 2) return null;
  return (
    <DialogButton
      label={t('syncing.open')}
      icon={<IconRefresh size={20} stroke={1.75} aria-hidden />}
      load={load}
    >
      {({ SyncScreen }, dialog) => <SyncScreen venue={venue} {...dialog} />}
    </DialogButton>
  );
}

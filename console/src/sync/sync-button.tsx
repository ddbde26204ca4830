import { IconRefresh } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogButton } from '../ui/dialogs/dialog-button.tsx';
import type { MainVenue } from './calls.ts';
import { useMainVenue } from './use-main-venue.ts';

/** The dialog of a sync. */
export type SyncScreenType = ComponentType<{ venue: MainVenue; opened: boolean; onClose: () => void }>;

/** Opens the dialog of a main venue's sync. */
export function SyncButton({ load }: { load: () => Promise<{ SyncScreen: SyncScreenType }> }) {
  const { t } = useTranslation();
  const venue = useMainVenue();
  if (!venue) return null;
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

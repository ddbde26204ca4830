import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazy } from '../platform/lazy.ts';
import { venueQuery } from '../venues/venues.ts';
import type { MainVenue } from './calls.ts';

type Dialog = ComponentType<{ venue: MainVenue; opened: boolean; onClose: () => void }>;

/** Opens the dialog of a main venue's sync, which loads then; branches have none (document 1 §6). */
export function SyncButton({ load }: { load: () => Promise<{ SyncScreen: Dialog }> }) {
  const { t } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const [opening, setOpening] = useState({ isOpen: false, times: 0 });
  const dialog = useLazy(load, opening.times > 0);
  if (venue?.role !== 'master') return null;
  const open = () => setOpening(({ times }) => ({ isOpen: true, times: times + 1 }));
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        loading={opening.isOpen && !dialog}
        onClick={open}
      >
        {t('syncing.open')}
      </Button>
      {dialog && (
        <dialog.SyncScreen
          key={opening.times}
          venue={venue}
          opened={opening.isOpen}
          onClose={() => setOpening(({ times }) => ({ isOpen: false, times }))}
        />
      )}
    </>
  );
}

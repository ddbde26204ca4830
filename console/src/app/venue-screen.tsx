import { useNavigate, useSearch } from '@tanstack/react-router';
import { showFailure } from '../platform/notices.ts';
import { PATHS } from '../platform/paths.ts';
import { SyncBlock } from '../sync/sync-block.tsx';
import { VenuePage } from '../venues/venue-page.tsx';
import { SyncSlot } from './sync-slot.tsx';

/** The form of the current venue, or of a new one where the address says so. */
export function VenueScreen() {
  const navigate = useNavigate();
  const isNew = useSearch({ from: '/signed-in/venue' }).new === 1;
  const go = (to: typeof PATHS.venue | typeof PATHS.menus) => () => {
    navigate({ to, search: {}, replace: to === PATHS.venue }).catch(showFailure);
  };
  const sync = (
    <SyncBlock>
      <SyncSlot />
    </SyncBlock>
  );
  return <VenuePage isNew={isNew} sync={sync} onCreated={go(PATHS.venue)} onDeleted={go(PATHS.menus)} />;
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { showFailure } from '../platform/notices.ts';
import { PATHS } from '../platform/paths.ts';
import { VenuePage } from '../venues/venue-page.tsx';

/** The form of the current venue, or of a new one where the address says so. */
export function VenueScreen() {
  const navigate = useNavigate();
  const isNew = useSearch({ from: '/signed-in/venue' }).new === 1;
  const go = (to: typeof PATHS.venue | typeof PATHS.menus) => () => {
    navigate({ to, search: {}, replace: to === PATHS.venue }).catch(showFailure);
  };
  return <VenuePage isNew={isNew} onCreated={go(PATHS.venue)} onDeleted={go(PATHS.menus)} />;
}

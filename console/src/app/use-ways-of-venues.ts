import { PAGE } from '@sofra/contract/limits';
import { useRouter } from '@tanstack/react-router';
import { showFailure } from '../platform/notices.ts';
import { PATHS } from '../platform/paths.ts';

/** The ways to the screens of a venue that has been switched to, and to the form of a new one (rule 73). */
export function useWaysOfVenues() {
  const router = useRouter();
  /** Stays on menus and venue, the menus at their first page; leads to the menus from all others. */
  const toVenue = () => {
    const { pathname } = router.state.location;
    // The question about unsaved input has been answered before the switch (`venue-changer.tsx`).
    const way = { ignoreBlocker: true };
    const go =
      pathname === PATHS.venue
        ? router.navigate({ to: PATHS.venue, search: {}, ...way })
        : router.navigate({
            to: PATHS.menus,
            search: pathname === PATHS.menus ? { size: PAGE.size } : {},
            ...way,
          });
    go.catch(showFailure);
  };
  const toNewVenue = () => void router.navigate({ to: PATHS.venue, search: { new: 1 } }).catch(showFailure);
  return { toVenue, toNewVenue };
}

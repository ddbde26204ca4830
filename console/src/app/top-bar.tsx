import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { isSiteless, usePerson } from '../accounts/profile.ts';
import { SearchButton } from '../history/search-button.tsx';
import { withPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { OpenMenu } from '../publishing/open-menu.tsx';
import { PublishButton } from '../publishing/publish-button.tsx';
import { venueQuery } from '../venues/venues.ts';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';
import { VenueChanger } from './venue-changer.tsx';

/** The way to the guests' pages in development (rule 75); a build leaves it out. */
function DevMenu({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer">
      Dev menu
    </a>
  );
}

const loadReview = lazy(
  withPhrases(() => import('../history/review-dialog.tsx'), 'catalogue', 'history', 'review'),
);

function OfVenue() {
  const { data: venue } = useQuery(venueQuery);
  return (
    <>
      <VenueChanger />
      <span className={styles.space} />
      {venue && (
        <Fragment key={venue.id}>
          <SearchButton />
          {import.meta.env.DEV && <DevMenu url={venue.menu_url} />}
          <OpenMenu venue={venue} />
          <PublishButton venue={venue} loadReview={loadReview} />
        </Fragment>
      )}
    </>
  );
}

const loadNotice = lazy(() => import('./scheduled-slot.tsx'));

/** The notice of a sync that is or was scheduled, loaded for those who have one. */
function SyncNotice() {
  const { data: venue } = useQuery(venueQuery);
  const { scheduled = false, failure = null, succeeded_at = null } = venue?.sync_settings ?? {};
  const notice = useLazy(loadNotice, scheduled || failure !== null || succeeded_at !== null);
  return notice && venue && <notice.ScheduledSlot key={venue.id} venue={venue} />;
}

/** The bar above every screen: the venue, its public menu, publishing, and the signed-in person (rule 75). */
export function TopBar() {
  const person = usePerson();
  const hasVenue = !(person && isSiteless(person));
  return (
    <>
      {hasVenue ? <OfVenue /> : <span className={styles.space} />}
      <UserMenu />
      {hasVenue && <SyncNotice />}
    </>
  );
}

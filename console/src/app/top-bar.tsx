import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { isSiteless, usePerson } from '../accounts/profile.ts';
import { SearchButton } from '../history/search-button.tsx';
import { OpenMenu } from '../publishing/open-menu.tsx';
import { PublishButton } from '../publishing/publish-button.tsx';
import { ScheduledNotice } from '../sync/scheduled-notice.tsx';
import { venueQuery } from '../venues/venues.ts';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';
import { VenueChanger } from './venue-changer.tsx';

function OfVenue() {
  const { data: venue } = useQuery(venueQuery);
  return (
    <>
      <VenueChanger />
      <span className={styles.space} />
      {venue && (
        <Fragment key={venue.id}>
          <SearchButton />
          <OpenMenu venue={venue} />
          <PublishButton venue={venue.id} />
        </Fragment>
      )}
    </>
  );
}

/** The bar above every screen: the venue, its public menu, publishing, and the signed-in person (document 1 §2). */
export function TopBar() {
  const person = usePerson();
  const { data: venue } = useQuery(venueQuery);
  return (
    <>
      {person && isSiteless(person) ? <span className={styles.space} /> : <OfVenue />}
      <UserMenu />
      {venue && <ScheduledNotice key={venue.id} venue={venue} />}
    </>
  );
}

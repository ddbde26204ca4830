import { useQuery } from '@tanstack/react-query';
import { usePerson } from '../accounts/profile.ts';
import type { Venue } from '../venues/venues.ts';
import { overviewQuery } from './queries.ts';

/** The venue's overview, read again once it was published or the address was confirmed. */
export function useOverview(venue: Venue) {
  const person = usePerson();
  return useQuery(overviewQuery(venue.id, venue.published_at, person?.confirmed));
}

import { useQuery } from '@tanstack/react-query';
import { venueQuery, venuesQuery } from '../venues/venues.ts';
import type { MainVenue } from './calls.ts';

/** The current venue where it may sync: a main venue, from the second venue on; branches have no sync (rule 74). */
export function useMainVenue(): MainVenue | undefined {
  const { data: venue } = useQuery(venueQuery);
  const { data: venues = [] } = useQuery(venuesQuery);
  return venue?.role === 'master' && venues.length > 1 ? venue : undefined;
}

import { BRANDING } from '../branding/branding-queries.ts';
import { CATALOGUE } from '../catalogue/queries.ts';
import { venueQuery } from '../venues/venues.ts';

/** Everything read of what has been done and deleted. */
export const HISTORY = ['history'] as const;

/**
 * The queries that are old once something of before is in the draft again: changes that are taken back count nothing, so the venue
 * too, which says how many are left (rule 19).
 */
export const PUT_BACK = [CATALOGUE, BRANDING, HISTORY, venueQuery.queryKey] as const;

import { queryOptions } from '@tanstack/react-query';

/**
 * The dialog of publishing that is open: the menu's address, the same right after the first publication, or the review before
 * a publication.
 */
export type DialogShown = 'closed' | 'address' | 'first' | 'review';

/** Which dialog of publishing shows: in the cache, so that any screen opens it and another venue closes it. */
export const dialogShown = queryOptions({
  queryKey: ['publishing-dialog'],
  queryFn: (): DialogShown => 'closed',
  initialData: (): DialogShown => 'closed',
  staleTime: Number.POSITIVE_INFINITY,
});

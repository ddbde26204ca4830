import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../platform/api.ts';
import { i18n } from '../platform/i18n.ts';
import { PUT_BACK } from './publications.ts';
import { type Reviewed, reviewQuery } from './review.ts';

/**
 * Gives a record back what guests see of it. One that is listed again has no change of its own: it follows from another, such as a
 * price from the currency of its menu.
 */
export function useDiscard() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: Reviewed) => {
      const { activity } = await call('DELETE /me/venue/changes/{change}', { change: change.id });
      const { changes } = await queries.fetchQuery({ ...reviewQuery, staleTime: 0 });
      return { activity, isDone: changes.every(({ id }) => id !== change.id) };
    },
    meta: {
      stale: PUT_BACK,
      notice: ({ title }: Reviewed, { isDone }: { isDone: boolean }) =>
        i18n.t(isDone ? 'review.discarded' : 'review.follows', { title: title ?? i18n.t('review.ofVenue') }),
    },
  });
}

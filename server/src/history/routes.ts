import { pageFacts, pageOf } from '../platform/paging.ts';
import { API, type Route } from '../sessions/route.ts';
import { activityRows, presentActivity } from './activities.ts';

/** What has been done in the account. */
export function historyRoutes(route: Route): void {
  route('GET /me/activity', async ({ db }, { who, query }) => {
    const { rows, total } = await activityRows(db, who.accountId, pageOf(query));
    return {
      document: { data: rows.map(presentActivity), ...pageFacts(`${API}/me/activity`, query, total) },
    };
  });
}

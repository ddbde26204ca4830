import type { Route } from '../api/route.ts';
import { search } from './search.ts';

/** The route that searches a venue's records by title. */
export function searchRoutes(route: Route): void {
  route('GET /me/search', async ({ db }, { who: { venue }, query }) => ({
    document: { data: await search(db, venue, query.q) },
  }));
}

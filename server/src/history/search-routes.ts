import type { Route } from '../sessions/route.ts';
import { search } from './search.ts';
import { titleMemory } from './titles.ts';

/** What a venue has by a title. */
export function searchRoutes(route: Route): void {
  const titlesNow = titleMemory();
  route('GET /me/search', async ({ db, clock }, { who: { venue }, query }) => {
    const titles = await titlesNow(db, venue.id, clock.now());
    return { document: { data: search(titles, query.q, [venue.defaultLocale, ...venue.extraLocales]) } };
  });
}

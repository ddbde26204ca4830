import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { reasonOf } from '../../platform/http/ask-json.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { pagesOf } from '../static/static-pages.ts';
import { placeOf } from '../venue-place.ts';
import { type Loaded, venueStates } from '../venue-states.ts';
import { type PurgeRequest, purgeRequests } from './purge-requests.ts';

/** Milliseconds that a CDN has to answer. */
const PATIENCE_MS = 10_000;

/** The addresses of a venue's pages but those of dishes, each once. */
function addressesOf({ urls, clock }: AppContext, { publication, state }: Loaded): string[] {
  const pages = pagesOf(publication, state.offered, clock.now());
  return [...new Set(pages.map(({ url }) => urls.menus + url))];
}

async function ask({ url, ...request }: PurgeRequest): Promise<void> {
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  } catch (error) {
    // Neither the address nor a header is told, for they have the secret.
    throw new Error(`the CDN did not purge: ${reasonOf(error)}`);
  }
}

/** Has the CDN forget the pages of a venue, at its former addresses too. */
export const purgePages: Job<{ venueId: string }> = {
  name: 'cdn-purge',
  schema: z.object({ venueId: z.guid() }),
  isAlone: true,
  async run(app, { venueId }) {
    const { CDN_PURGE_URL } = app.env;
    const place = await placeOf(app.db, venueId);
    if (!CDN_PURGE_URL || !place) return;
    const loaded = place.isDeleted ? undefined : await venueStates().load(app, place.slug);
    for (const slug of [place.slug, ...place.former]) {
      const own = slug === place.slug && loaded?.kind === 'publication' ? addressesOf(app, loaded) : [];
      const addresses = own.length > 0 ? own : [`${app.urls.menus}/m/${slug}`];
      for (const request of purgeRequests(CDN_PURGE_URL, app.env, { slug, addresses })) await ask(request);
    }
  },
};

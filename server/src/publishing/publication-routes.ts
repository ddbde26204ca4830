import { API } from '../api/path.ts';
import type { Route } from '../api/route.ts';
import { refuse } from '../platform/http/answer.ts';
import { pageFacts, pageOf } from '../platform/http/paging.ts';
import { changesOfPublication } from './changes.ts';
import { listPublications, presentPublication, writeNote } from './list-publications.ts';
import { publicationOf } from './publications.ts';

/** Routes to list a venue's publications, to read and compare them, and to write their notes. */
export function publicationRoutes(route: Route): void {
  route('GET /me/venue/publications', async ({ db }, { who: { venue }, query }) => {
    const { data, total } = await listPublications(db, venue.id, pageOf(query));
    return { document: { data, ...pageFacts(`${API}/me/venue/publications`, query, total) } };
  });

  route('PATCH /me/venue/publications/{publication}', async ({ db }, { who: { venue }, params, body }) => {
    const number = Number(params.publication);
    const { note } = body.data.attributes;
    if (note !== undefined) await writeNote(db, venue.id, number, note);
    return { document: { data: await presentPublication(db, venue.id, number) } };
  });

  route('GET /me/venue/publications/{publication}', async ({ db }, { who: { venue }, params }) => ({
    document: { data: await presentPublication(db, venue.id, Number(params.publication)) },
  }));

  route('GET /me/venue/publications/{publication}/document', async ({ db }, { who: { venue }, params }) => {
    const document =
      (await publicationOf(db, venue.id, { number: Number(params.publication) })) ?? refuse('not_found');
    return { type: 'application/json; charset=utf-8', document };
  });

  route(
    'GET /me/venue/publications/{publication}/changes',
    async ({ db }, { who: { venue }, params, query }) => {
      const [number, since] = [Number(params.publication), query.since];
      return { document: await changesOfPublication(db, venue.id, venue.defaultLocale, number, since) };
    },
  );
}

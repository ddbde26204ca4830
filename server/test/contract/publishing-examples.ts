import type { CallName } from '@sofra/contract/api/calls';
import { aPreview } from '../publishing/preview-link.ts';
import { sellOut } from '../sold-out/sold-out.ts';
import { call } from '../tools/client.ts';
import { anItem, type Owner } from '../tools/factories.ts';
import { one } from './example-values.ts';
import { type Example, nothing, type World } from './example-world.ts';

/** The number of the venue's newest publication. */
async function aPublication({ token }: Owner): Promise<string> {
  const { document } = await call('PUT /me/venue/publish', { token });
  return String(document.data.attributes.publication_number);
}

const aPublishedVenue = async ({ owner }: World) => ({ params: { publication: await aPublication(owner) } });

/** A full example of each call of the draft, its publications and previews, and of what is sold out. */
export const publishingExamples = {
  'GET /me/venue/moment': () => ({ query: { of: 'live', at: '2026-11-27 18:00' } }),
  'GET /me/venue/changes': nothing,
  'DELETE /me/venue/changes/{change}': async ({ owner, section, menu }) => {
    await call('PUT /me/venue/publish', { token: owner.token });
    const change = `items-${await anItem(owner, { menu, section })}`;
    return { params: { change } };
  },
  'GET /me/venue/publications': async ({ owner }) => {
    await aPublication(owner);
    return { query: { 'page[size]': 3 } };
  },
  'GET /me/venue/publications/{publication}': aPublishedVenue,
  'GET /me/venue/publications/{publication}/document': aPublishedVenue,
  'GET /me/venue/publications/{publication}/changes': aPublishedVenue,
  'POST /me/venue/publications/{publication}/restore': aPublishedVenue,
  'PATCH /me/venue/publications/{publication}': async ({ owner }) => ({
    params: { publication: await aPublication(owner) },
    body: one('publications', { note: 'Summer prices' }),
  }),
  'GET /me/venue/previews': async ({ owner }) => {
    await aPreview(owner);
    return {};
  },
  'POST /me/venue/previews': () => ({ body: one('previews', {}) }),
  'DELETE /me/venue/previews/{preview}': async ({ owner }) => ({
    params: { preview: (await aPreview(owner)).id },
  }),
  'GET /me/venue/availabilities': async ({ owner, item }) => {
    await sellOut(owner, [item]);
    return { query: { q: 'taw' } };
  },
  'PATCH /me/venue/relationships/availabilities': ({ item }) => ({
    body: { data: [one('availabilities', { sold_out: true, until: 4 }, item).data] },
  }),
  'GET /me/venue/draft': ({ menu }) => ({ query: { menu } }),
  'PUT /me/venue/publish': nothing,
} satisfies { [N in CallName]?: Example };

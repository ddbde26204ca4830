import { PAGE } from '@sofra/contract/limits';
import type { Publication as PublicationResource } from '@sofra/contract/publishing/publications';
import type { Publication as Document } from '@sofra/contract/publishing/publishing';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { api, call } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { i18n } from '../platform/i18n.ts';
import { dialogShown } from '../publishing/publish.ts';
import { takeUnpublished } from '../venues/publish-counter.ts';
import { type Venue, venueQuery, versioned } from '../venues/venues.ts';
import { PUT_BACK } from './put-back.ts';
import { type Listed, listedIn } from './review.ts';

const PUBLICATIONS = ['publications'] as const;

async function readPage(page: number, size: number, signal: AbortSignal) {
  const query = { 'page[number]': page, 'page[size]': size };
  const document = await api('GET /me/venue/publications', { query, signal });
  return { rows: flatten(document), figures: document.meta };
}

/** A page of the venue's publications, the newest first. */
export const publicationsQuery = (page: number, size: number) =>
  queryOptions({
    queryKey: [...PUBLICATIONS, { page, size }],
    queryFn: ({ signal }) => readPage(page, size, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** All publications of the venue, the newest first. */
export const allPublicationsQuery = queryOptions({
  queryKey: [...PUBLICATIONS, 'all'],
  queryFn: ({ signal }) => allPages((page) => readPage(page, PAGE.maxSize, signal)),
  staleTime: 0,
});

/** One publication. */
export const publicationQuery = (publication: string) =>
  queryOptions({
    queryKey: [...PUBLICATIONS, publication],
    queryFn: async ({ signal }): Promise<Publication> =>
      flatten(await api('GET /me/venue/publications/{publication}', { publication, signal })),
  });

/** A publication of the venue. */
export type Publication = { id: string } & PublicationResource['attributes'];

/** The document of a publication, which never changes. */
export const documentQuery = (publication: string) =>
  queryOptions({
    queryKey: [...PUBLICATIONS, publication, 'document'],
    queryFn: async ({ signal }) =>
      (await api('GET /me/venue/publications/{publication}/document', { publication, signal })) as Document,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The changes since another publication, and its number; 0 is the menu before the first. */
type Comparison = Listed & { since: number };

/** The changes of a publication since another one, the one before unless it is named. */
export const comparisonQuery = (publication: string, since: number | undefined) =>
  queryOptions({
    queryKey: [...PUBLICATIONS, publication, 'changes', since],
    queryFn: async ({ signal }): Promise<Comparison> => {
      const document = await api('GET /me/venue/publications/{publication}/changes', {
        publication,
        query: { since },
        signal,
      });
      return { ...listedIn(document), since: document.meta.publication ?? 0 };
    },
  });

type Restored = { activity: string | undefined; venue: Venue };

/** Makes the draft what a publication was, and opens the review of what guests would see otherwise. */
export function useRestorePublication() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (publication: string): Promise<Restored> => {
      const answer = await call('POST /me/venue/publications/{publication}/restore', { publication });
      return { activity: answer.activity, venue: versioned(answer) };
    },
    // It is at guests only once somebody has read what it changes, and publishes it.
    onSuccess: ({ venue }) => {
      takeUnpublished(venue.id, venue.unpublished_changes);
      queries.setQueryData(venueQuery.queryKey, venue);
      if (venue.unpublished_changes > 0) queries.setQueryData(dialogShown.queryKey, 'review');
    },
    meta: {
      stale: PUT_BACK,
      notice: (number: string, { venue }: Restored) =>
        venue.unpublished_changes > 0
          ? i18n.t('publications.restored', { number })
          : i18n.t('publications.restoredSame', { number }),
    },
  });
}

/** Writes the note of a publication. */
export function useNote() {
  return useMutation({
    mutationFn: ({ publication, note }: { publication: string; note: string }) => {
      const body = { data: { type: 'publications' as const, id: publication, attributes: { note } } };
      return api('PATCH /me/venue/publications/{publication}', { publication, body });
    },
    meta: { stale: [PUBLICATIONS] },
  });
}

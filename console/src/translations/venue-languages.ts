import type { Locale } from '@sofra/contract/locales';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CATALOGUE } from '../catalogue/queries.ts';
import { api, type CallResult, call } from '../platform/api.ts';
import { i18n } from '../platform/i18n.ts';
import { venueQuery, versioned } from '../venues/venues.ts';
import type { Progress } from './progress.ts';

type Counts = { texts: number; missing: number; outdated: number; suggested: number };

const progressOf = ({ texts, missing, outdated, suggested }: Counts): Progress => ({
  total: texts,
  upToDate: texts - missing - outdated,
  missing,
  outdated,
  suggested,
});

const languageOf = ({
  id,
  attributes,
}: CallResult<'GET /me/venue/languages'>['document']['data'][number]) => ({
  locale: id as Locale,
  isMain: attributes.default,
  progress: progressOf(attributes),
  menus: attributes.menus.map(({ menu_id, title, enabled, ...counts }) => ({
    id: menu_id,
    title,
    isShown: enabled,
    progress: progressOf(counts),
  })),
});

/** A language of the venue, with how far it and each menu in it are translated. */
export type VenueLanguage = ReturnType<typeof languageOf>;

/** The languages of a venue that speaks `locales`, the main one first. */
export const languagesQuery = (venue: string, locales: readonly Locale[]) =>
  queryOptions({
    queryKey: [...CATALOGUE, 'languages', venue, ...locales],
    queryFn: async ({ signal }) => (await api('GET /me/venue/languages', { signal })).data.map(languageOf),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The languages that a venue speaks. */
export type Spoken = { default_locale: Locale; extra_locales: Locale[] };

/** Changes the languages that a venue speaks; the texts of one that is taken away stay. */
export function useSpokenChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (attributes: Spoken) =>
      versioned(await call('PATCH /me/venue', { body: { data: { type: 'venues', id, attributes } } })),
    onSuccess: (venue) => client.setQueryData(venueQuery.queryKey, venue),
    meta: {
      stale: [CATALOGUE, ['history']],
      counts: true,
      notice: () => i18n.t('translate.venue.saved'),
    },
  });
}

import type { Locale } from '@sofra/contract/languages/locales';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CATALOGUE } from '../catalogue/queries.ts';
import { api, type CallResult, call } from '../platform/api.ts';
import { i18n } from '../platform/i18n.ts';
import { removeOffer, showSuccess } from '../platform/notices.ts';
import { restoreFocus } from '../ui/dialogs/restore-focus.ts';
import { capitalised } from '../ui/format/capitalised.ts';
import { languageName } from '../ui/format/language-name.ts';
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

/** Says which language has been added, taken away or made the main one. */
function changeWords(before: Spoken, after: Spoken): string {
  const localesOf = ({ default_locale, extra_locales }: Spoken) => [default_locale, ...extra_locales];
  const [was, is] = [localesOf(before), localesOf(after)];
  const added = is.find((locale) => !was.includes(locale));
  const removed = was.find((locale) => !is.includes(locale));
  const language = capitalised(languageName(added ?? removed ?? after.default_locale, i18n.language));
  return i18n.t(`translate.venue.notices.${added ? 'added' : removed ? 'removed' : 'main'}`, { language });
}

/**
 * Changes the languages that a venue speaks, and offers to take it back: the texts of one that is taken away stay. The activity
 * of a venue can't be undone by itself (`server/src/history`).
 */
export function useSpokenChange(id: string) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: async ({ after }: { before: Spoken; after: Spoken }) =>
      versioned(await call('PATCH /me/venue', { body: { data: { type: 'venues', id, attributes: after } } })),
    onSuccess: (venue, { before, after }) => {
      client.setQueryData(venueQuery.queryKey, venue);
      const offer = crypto.randomUUID();
      const takeBack = () => {
        removeOffer(offer);
        setTimeout(restoreFocus);
        change.mutate({ before: after, after: before });
      };
      showSuccess(changeWords(before, after), { id: offer, label: i18n.t('undoing.undo'), run: takeBack });
    },
    meta: { stale: [CATALOGUE, ['history']], counts: true },
  });
  return change.mutate;
}

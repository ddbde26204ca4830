import type { Locale } from '@sofra/contract/languages/locales';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api.ts';
import { isolateAmongNames } from '../platform/isolate.ts';
import { languageName } from '../ui/format/language-name.ts';
import { listed } from '../ui/format/listed.ts';
import { venueQuery } from '../venues/venues.ts';
import styles from './move-dialog.module.css';
import { CATALOGUE } from './queries.ts';
import type { Row } from './rows.ts';
import { notesOf, type VenueFacts, type VenueNote } from './venue-notes.ts';

/** The venues of the account, with what matters to a menu that comes to one of them. */
const venueFactsQuery = queryOptions({
  queryKey: [...CATALOGUE, 'venue facts'],
  queryFn: async ({ signal }) => {
    const { data } = await api('GET /me/venues', { signal });
    return data.map(
      ({ id, attributes, relationships }): VenueFacts => ({
        id,
        name: attributes.full_name,
        locales: [attributes.default_locale, ...attributes.extra_locales],
        country: attributes.map.country_code,
        zone: attributes.time_zone,
        parent: relationships?.parent.data?.id ?? null,
        hasBranches: (relationships?.children.data ?? []).length > 0,
      }),
    );
  },
});

function wordsOf(note: VenueNote, venue: string, t: TFunction, locale: Locale): string {
  const named = { venue: isolateAmongNames(venue, locale) };
  switch (note.name) {
    case 'lacking':
    case 'waiting': {
      const languages = listed(
        note.languages.map((code) => languageName(code, locale)),
        locale,
      );
      return t(`moving.notes.${note.name}`, { ...named, languages });
    }
    case 'currency': {
      const currencies = listed(
        note.currencies.map((code) => code.toUpperCase()),
        locale,
      );
      return t('moving.notes.currency', { currencies });
    }
    case 'clock':
      return t('moving.notes.clock', { ...named, zone: isolateAmongNames(note.zone, locale) });
    default:
      return t(`moving.notes.${note.name}`, named);
  }
}

/** The remarks on what will be different for menus in another venue, read before they go there. */
export function VenueNoteList({ rows, venueId }: { rows: readonly Row[]; venueId: string | undefined }) {
  const { t, i18n } = useTranslation();
  const { data: current } = useQuery(venueQuery);
  const { data: venues } = useQuery(venueFactsQuery);
  const [here, there] = [current?.id, venueId].map((id) => venues?.find((venue) => venue.id === id));
  const notes = here && there ? notesOf(rows, here, there) : [];
  return (
    <ul className={styles.notes} aria-live="polite">
      {notes.map((note) => (
        <li key={note.name}>{wordsOf(note, there?.name ?? '', t, i18n.language as Locale)}</li>
      ))}
    </ul>
  );
}

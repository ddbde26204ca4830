import type { Locale } from '@sofra/contract/languages/locales';
import { useTranslation } from 'react-i18next';
import { inOwnDirection } from '../platform/isolate.ts';
import { instantWords } from '../ui/format/dates.ts';
import type { MainVenue } from './calls.ts';

/** Lists names of venues: each in quotes, for there is a comma in the full names themselves. */
export function useNameList() {
  const { t, i18n } = useTranslation();
  const locale = i18n.language as Locale;
  return (names: readonly string[]) => {
    const quoted = names.map((name) => t('sync.quoted', { name }));
    return inOwnDirection(new Intl.ListFormat(locale).format(quoted), locale);
  };
}

/** The words for a sync of a venue: from where, to where, and when. */
export function useSyncWords(
  { full_name: from, time_zone: zone }: MainVenue,
  nameOf: (id: string) => string,
) {
  const { t, i18n } = useTranslation();
  const list = useNameList();
  const to = (ids: readonly string[]) => list(ids.map(nameOf));
  return {
    started: (ids: readonly string[]) => t('sync.notices.started', { from, to: to(ids) }),
    scheduled: (ids: readonly string[], date: string) =>
      t('sync.notices.scheduled', { from, to: to(ids), date: instantWords(date, i18n.language, zone) }),
    kept: () => t('sync.notices.kept'),
  };
}

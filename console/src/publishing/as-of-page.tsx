import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import sheets from '../ui/layout/sheets.module.css';
import { FailedList } from '../ui/lists/list-states.tsx';
import { venueQuery } from '../venues/venues.ts';
import styles from './as-of.module.css';
import { AsOfFields } from './as-of-fields.tsx';
import { AsOfPhone } from './as-of-phone.tsx';
import { momentQuery } from './as-of-queries.ts';
import type { AsOfSearch } from './as-of-search.ts';
import { AsOfWarnings } from './as-of-warnings.tsx';
import { HiddenList } from './hidden-list.tsx';
import { WeekStrip } from './week-strip.tsx';

type Props = { search: AsOfSearch; onSearch: (search: AsOfSearch) => void };

function OfVenue({ venueId, search, onSearch }: Props & { venueId: string }) {
  const { data: moment, error, refetch, isPlaceholderData } = useQuery(momentQuery(venueId, search));
  if (error && !moment) return <FailedList error={error} onRetry={refetch} />;
  if (!moment) return <Skeleton height="30rem" aria-busy />;
  return (
    <div className={styles.page} aria-busy={isPlaceholderData}>
      <AsOfFields moment={moment} search={search} onSearch={onSearch} />
      <AsOfWarnings moment={moment} />
      <WeekStrip moment={moment} onMoment={(at) => onSearch({ ...search, at })} />
      <div className={styles.columns}>
        <AsOfPhone venueId={venueId} moment={moment} />
        <HiddenList moment={moment} />
      </div>
    </div>
  );
}

/** The guests’ page at any moment, of the draft or as published, and the reasons for which the rest is hidden. */
export function AsOfPage({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  return (
    <>
      <h1 className={sheets.title}>{t('pages.as-of')}</h1>
      <p className={styles.text}>{t('asOf.text')}</p>
      {venue ? (
        <OfVenue key={venue.id} venueId={venue.id} search={search} onSearch={onSearch} />
      ) : (
        <Skeleton height="30rem" aria-busy />
      )}
    </>
  );
}

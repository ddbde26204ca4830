import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { instantWords } from '../ui/format/dates.ts';
import { venueQuery } from '../venues/venues.ts';
import { agoWords, isLongAgo } from './when.ts';

/** A moment: how long ago, and exactly by the venue's clock. */
export function When({ at, now }: { at: string; now: number }) {
  const { i18n } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const exact = venue && instantWords(at, i18n.language, venue.time_zone);
  return (
    <time dateTime={at}>
      {exact && isLongAgo(at, now) ? exact : agoWords(at, now, i18n.language)}
      {exact && !isLongAgo(at, now) && <> · {exact}</>}
    </time>
  );
}

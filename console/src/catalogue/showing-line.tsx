import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMinute } from '../ui/format/use-minute.ts';
import { venueQuery } from '../venues/venues.ts';
import type { SentSchedule } from './schedule-words.ts';
import styles from './showing-line.module.css';
import { showingWords } from './showing-words.ts';

/** The line that says whether guests see a record at this minute, or when they will again. */
export function ShowingLine({ schedule }: { schedule: SentSchedule }) {
  const { t, i18n } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const now = useMinute();
  const showing = venue && showingWords(schedule, venue.time_zone, now, t, i18n.language);
  if (!showing) return null;
  return (
    <li className={styles.line} data-on={showing.isOn || undefined}>
      {showing.text}
    </li>
  );
}

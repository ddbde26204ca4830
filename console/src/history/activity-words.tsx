import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { venueQuery } from '../venues/venues.ts';
import type { Activity } from './activity.ts';
import styles from './history.module.css';
import { linesOf } from './lines.ts';
import { When } from './moment.tsx';

/** The most lines shown of one activity; the rest are counted. */
const MOST_LINES = 3;

function Who({ activity }: { activity: Activity }) {
  const { t } = useTranslation();
  const { actor, support_actor: support } = activity;
  return <bdi>{support ? t('history.support', { support, actor }) : actor}</bdi>;
}

/** The lines of an activity, its author and its time. */
export function ActivityWords({ activity, now }: { activity: Activity; now: number }) {
  const { t, i18n } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const lines = linesOf(activity, { t, locale: i18n.language, mainLocale: venue?.default_locale });
  const more = lines.length - MOST_LINES;
  return (
    <div className={styles.words}>
      {lines.slice(0, MOST_LINES).map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {more > 0 && <p className={styles.line}>{t('history.more', { count: more })}</p>}
      <p className={styles.facts}>
        <Who activity={activity} />
        <When at={activity.at} now={now} />
        {activity.venue && activity.venue !== venue?.full_name && <bdi>{activity.venue}</bdi>}
      </p>
    </div>
  );
}

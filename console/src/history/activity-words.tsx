import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { venueQuery } from '../venues/venues.ts';
import type { Activity } from './activity.ts';
import { MOST_LINES } from './fold.ts';
import styles from './history.module.css';
import { When } from './moment.tsx';
import { useLines } from './use-lines.ts';

function Who({ activity }: { activity: Activity }) {
  const { t } = useTranslation();
  const { actor, support_actor: support } = activity;
  if (!support) return <bdi>{actor}</bdi>;
  return <span>{t('history.support', { support, actor })}</span>;
}

type Props = { activity: Activity; now: number };

/** The author of an activity, its time, and its venue if it is another one. */
export function ActivityFacts({ activity, now }: Props) {
  const { data: venue } = useQuery(venueQuery);
  return (
    <p className={styles.facts}>
      <Who activity={activity} />
      <When at={activity.at} now={now} />
      {activity.venue && activity.venue !== venue?.full_name && <bdi>{activity.venue}</bdi>}
    </p>
  );
}

/** The lines of an activity, its author and its time. */
export function ActivityWords({ activity, now }: Props) {
  const { t } = useTranslation();
  const lines = useLines()(activity);
  const more = lines.length - MOST_LINES;
  return (
    <div className={styles.words}>
      {lines.slice(0, MOST_LINES).map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {more > 0 && <p className={styles.line}>{t('history.more', { count: more })}</p>}
      <ActivityFacts activity={activity} now={now} />
    </div>
  );
}

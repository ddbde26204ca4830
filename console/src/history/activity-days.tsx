import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMinute } from '../ui/format/use-minute.ts';
import { venueQuery } from '../venues/venues.ts';
import type { Activity } from './activity.ts';
import styles from './activity-list.module.css';
import { ActivityRow, type Undo } from './activity-row.tsx';
import { ActivityRun } from './activity-run.tsx';
import { type Day, foldActivities } from './fold.ts';
import { useUndo } from './queries.ts';
import { useLines } from './use-lines.ts';
import { dayName, dayOf } from './when.ts';

type DayProps = { day: Day; name: string; now: number; undo: Undo };

function DayOfRuns({ day: { runs }, name, now, undo }: DayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.day}>
        {name}
      </h2>
      <ol>
        {runs.map((run) => {
          // The oldest of a run stays when newer ones join it.
          const { id: key } = run.activities.at(-1) ?? run.activities[0];
          return run.isFolded ? (
            <ActivityRun key={key} run={run} now={now} undo={undo} />
          ) : (
            <ActivityRow key={key} activity={run.activities[0]} now={now} undo={undo} />
          );
        })}
      </ol>
    </section>
  );
}

/** Activities by days of the venue's clock, with many alike on one line. */
export function ActivityDays({ activities }: { activities: readonly Activity[] }) {
  const { i18n } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const lines = useLines();
  const now = useMinute();
  const undo = useUndo();
  const zone = venue?.time_zone;
  const days = useMemo(
    () =>
      foldActivities(activities, {
        dayOf: (at) => dayOf(at, zone),
        linesIn: (activity) => lines(activity).length,
      }),
    [activities, lines, zone],
  );
  const today = dayOf(now, zone);
  return days.map((day) => (
    <DayOfRuns key={day.day} day={day} name={dayName(day.day, today, i18n.language)} now={now} undo={undo} />
  ));
}

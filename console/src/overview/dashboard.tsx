import { Button, Skeleton } from '@mantine/core';
import { IconBroadcast, IconEyeOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityWords } from '../history/activity-words.tsx';
import { PATHS } from '../platform/paths.ts';
import { CopyButton } from '../publishing/copy-button.tsx';
import { MenuCode } from '../publishing/menu-code.tsx';
import { Printing } from '../publishing/menu-dialog.tsx';
import { dialogShown, useFirstPublish } from '../publishing/publish.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { instantWords } from '../ui/format/dates.ts';
import { useMinute } from '../ui/format/use-minute.ts';
import sheets from '../ui/layout/sheets.module.css';
import { FailedList } from '../ui/lists/list-states.tsx';
import { useUnpublished } from '../venues/publish-counter.ts';
import { type Venue, venueQuery } from '../venues/venues.ts';
import { CareList } from './care-list.tsx';
import styles from './dashboard.module.css';
import { FirstSteps } from './first-steps.tsx';
import type { Overview } from './queries.ts';
import { useOverview } from './use-overview.ts';

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${sheets.card} ${styles.card}`}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Whether guests can read the menu, and what they do not see yet. */
function LiveCard({ venue }: { venue: Venue }) {
  const { t, i18n } = useTranslation();
  const { published_at: at, time_zone } = venue;
  const count = useUnpublished(venue.id);
  const first = useFirstPublish(venue.id);
  const queries = useQueryClient();
  const readOnly = useReadOnly();
  const Picture = at ? IconBroadcast : IconEyeOff;
  return (
    <Card title={at ? t('overview.live') : t('overview.notLive')}>
      <div className={styles.live}>
        <Picture size={28} stroke={1.75} aria-hidden className={styles.picture} />
        <div>
          {at && <p>{count > 0 ? t('publishing.waiting', { count }) : t('publishing.nothingWaiting')}</p>}
          <p className={styles.text}>
            {at
              ? t('publishing.since', { date: instantWords(at, i18n.language, time_zone) })
              : t('overview.notLiveText')}
          </p>
        </div>
        <Button
          {...readOnly}
          variant={count > 0 ? 'filled' : 'default'}
          loading={first.isPending}
          onClick={() => (at ? queries.setQueryData(dialogShown.queryKey, 'review') : first.publish())}
        >
          {t('publishing.publish')}
        </Button>
      </div>
    </Card>
  );
}

function LastChanges({ activities }: { activities: Overview['activities'] }) {
  const { t } = useTranslation();
  const now = useMinute();
  return (
    <>
      {activities.length === 0 && <p className={styles.text}>{t('overview.noChanges')}</p>}
      <ol className={styles.changes}>
        {activities.map((activity) => (
          <li key={activity.id}>
            <ActivityWords activity={activity} now={now} />
          </li>
        ))}
      </ol>
      <Link to={PATHS.activity} className={sheets.link}>
        {t('overview.allChanges')}
      </Link>
    </>
  );
}

/** The code to print; before the first publication it would lead to nothing. */
function CodeCard({ venue }: { venue: Venue }) {
  const { t } = useTranslation();
  return (
    <Card title={t('overview.code')}>
      {venue.published_at ? (
        <div className={styles.code}>
          <div className={styles.paper}>
            <MenuCode address={venue.menu_url} />
          </div>
          <CopyButton address={venue.menu_url} />
          <Printing venue={venue} />
        </div>
      ) : (
        <p className={styles.text}>{t('overview.codeLater')}</p>
      )}
    </Card>
  );
}

function OverviewOf({ venue }: { venue: Venue }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useOverview(venue);
  if (error && !data) return <FailedList error={error} onRetry={refetch} />;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <LiveCard venue={venue} />
        <Card title={t('care.title')}>{data ? <CareList overview={data} /> : <Skeleton height={132} />}</Card>
        <FirstSteps />
        <Card title={t('overview.changes')}>
          {data ? <LastChanges activities={data.activities} /> : <Skeleton height={320} />}
        </Card>
      </div>
      <div className={styles.column}>
        <CodeCard venue={venue} />
      </div>
    </div>
  );
}

/** The dashboard shows whether the menu is live, what needs care, the last changes, and the code to print. */
export function Dashboard() {
  const { data: venue } = useQuery(venueQuery);
  return venue ? <OverviewOf key={venue.id} venue={venue} /> : <Skeleton height={320} />;
}

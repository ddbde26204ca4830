import { Button } from '@mantine/core';
import { DAYS } from '@sofra/contract/limits';
import {
  type Icon,
  IconArrowBackUp,
  IconArrowsSort,
  IconBuildingStore,
  IconCopy,
  IconLifebuoy,
  IconPencil,
  IconPlus,
  IconRefresh,
  IconTransfer,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/feedback/badge.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { useMinute } from '../ui/format/use-minute.ts';
import { EmptyList } from '../ui/lists/list-states.tsx';
import { chosenPageSize } from '../ui/lists/page-size.ts';
import { type ListProps, PagedList } from '../ui/lists/paged-list.tsx';
import { venueQuery } from '../venues/venues.ts';
import type { Activity } from './activity.ts';
import { ActivityWords } from './activity-words.tsx';
import styles from './history.module.css';
import { linesOf } from './lines.ts';
import { activityQuery, useUndo } from './queries.ts';

const ICONS: Record<string, Icon> = {
  create: IconPlus,
  update: IconPencil,
  translate: IconPencil,
  delete: IconTrash,
  purge: IconTrash,
  restore: IconArrowBackUp,
  duplicate: IconCopy,
  move: IconTransfer,
  reorder: IconArrowsSort,
  sync: IconRefresh,
  sync_branch: IconRefresh,
  venue_create: IconBuildingStore,
  venue_update: IconBuildingStore,
  venue_delete: IconTrash,
  support_invite: IconLifebuoy,
  support_withdraw: IconLifebuoy,
};

type RowProps = { activity: Activity; now: number; undo: ReturnType<typeof useUndo> };

function Row({ activity, now, undo }: RowProps) {
  const { t, i18n } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const readOnly = useReadOnly();
  const words = { t, locale: i18n.language, mainLocale: venue?.default_locale };
  const [first = ''] = linesOf(activity, words);
  const Picture = ICONS[activity.action] ?? IconUser;
  const isBusy = undo.isPending && undo.variables.activity === activity.id;
  return (
    <li className={styles.row} data-undone={activity.undone || undefined}>
      <Picture size={20} stroke={1.75} aria-hidden className={styles.icon} />
      <ActivityWords activity={activity} now={now} />
      <div className={styles.end}>
        {activity.undoes !== null && <Badge>{t('history.isUndo')}</Badge>}
        {activity.undone && <Badge>{t('history.undone')}</Badge>}
        {activity.undoable && (
          <Button
            {...readOnly}
            variant="default"
            loading={isBusy}
            aria-label={t('history.undoOf', { what: first })}
            onClick={() => undo.mutate({ activity: activity.id, isUndo: activity.undoes !== null })}
          >
            {t('history.undo')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The activities of the account, the newest first, each with its undo. */
export function ActivityPage({ search, onSearch }: ListProps) {
  const { t } = useTranslation();
  const size = search.size ?? chosenPageSize();
  const query = useQuery(activityQuery(search.page ?? 1, size));
  const now = useMinute();
  const undo = useUndo();
  return (
    <PagedList
      label={t('history.tabs.activity')}
      size={size}
      query={query}
      search={search}
      onSearch={onSearch}
      empty={<EmptyList hint={t('history.nothing', { count: DAYS.bin })} />}
    >
      {(activities) => (
        <ol className={styles.list}>
          {activities.map((activity) => (
            <Row key={activity.id} activity={activity} now={now} undo={undo} />
          ))}
        </ol>
      )}
    </PagedList>
  );
}

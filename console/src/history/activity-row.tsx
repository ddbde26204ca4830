import { Button } from '@mantine/core';
import {
  type Icon,
  IconArrowBackUp,
  IconArrowsSort,
  IconBan,
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
import { useTranslation } from 'react-i18next';
import { useFocusRestored } from '../ui/dialogs/use-focus-restored.ts';
import { Badge } from '../ui/feedback/badge.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import type { Activity } from './activity.ts';
import { ActivityWords } from './activity-words.tsx';
import styles from './history.module.css';
import type { useUndo } from './queries.ts';
import { useLines } from './use-lines.ts';

const ICONS: Record<string, Icon> = {
  create: IconPlus,
  update: IconPencil,
  translate: IconPencil,
  delete: IconTrash,
  purge: IconTrash,
  restore: IconArrowBackUp,
  publication_restore: IconArrowBackUp,
  discard: IconArrowBackUp,
  duplicate: IconCopy,
  move: IconTransfer,
  reorder: IconArrowsSort,
  sold_out: IconBan,
  sync: IconRefresh,
  sync_branch: IconRefresh,
  venue_create: IconBuildingStore,
  venue_update: IconBuildingStore,
  venue_delete: IconTrash,
  support_invite: IconLifebuoy,
  support_withdraw: IconLifebuoy,
};

/** The mutation that takes activities of a list back. */
export type Undo = ReturnType<typeof useUndo>;

/** The picture of an activity's action. */
export function ActivityIcon({ action }: Pick<Activity, 'action'>) {
  const Picture = ICONS[action] ?? IconUser;
  return <Picture size={20} stroke={1.75} aria-hidden className={styles.icon} />;
}

/** The state of an activity, and its undo; `what` names it for the button. */
export function ActivityEnd({ activity, what, undo }: { activity: Activity; what: string; undo: Undo }) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  useFocusRestored(activity.undoable);
  const isBusy = undo.isPending && undo.variables.activity === activity.id;
  return (
    <div className={styles.end}>
      {activity.undoes !== null && <Badge>{t('history.isUndo')}</Badge>}
      {activity.undone && <Badge>{t('history.undone')}</Badge>}
      {activity.undoable && (
        <Button
          {...readOnly}
          variant="default"
          loading={isBusy}
          aria-label={t('history.undoOf', { what })}
          onClick={() => undo.mutate({ activity: activity.id, isUndo: activity.undoes !== null })}
        >
          {t('history.undo')}
        </Button>
      )}
    </div>
  );
}

type Props = { activity: Activity; now: number; undo: Undo };

/** An activity with its words, its time and its undo. */
export function ActivityRow({ activity, now, undo }: Props) {
  const [first = ''] = useLines()(activity);
  return (
    <li className={styles.row} data-undone={activity.undone || undefined}>
      <ActivityIcon action={activity.action} />
      <ActivityWords activity={activity} now={now} />
      <ActivityEnd activity={activity} what={first} undo={undo} />
    </li>
  );
}

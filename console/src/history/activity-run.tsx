import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/feedback/badge.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import styles from './activity-list.module.css';
import { ActivityEnd, ActivityIcon, ActivityRow, type Undo } from './activity-row.tsx';
import { ActivityFacts } from './activity-words.tsx';
import { type Run, syncRunOf } from './fold.ts';
import history from './history.module.css';
import { useLines, useOnlyName } from './use-lines.ts';

type Props = { run: Run; now: number; undo: Undo };

/** The lines of a call that changed many rows, or the activities of a run. */
function Unfolded({ run: { activities }, now, undo }: Props) {
  const linesIn = useLines();
  const [first, ...others] = activities;
  if (others.length > 0)
    return activities.map((activity) => (
      <ActivityRow key={activity.id} activity={activity} now={now} undo={undo} />
    ));
  // A line may be there twice, and the lines of an activity never change their places.
  return linesIn(first).map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells equal lines apart
    <li key={at} className={styles.line}>
      {line}
    </li>
  ));
}

/** The undo of all the syncs of a run that can be undone. */
function UndoAll({ run: { activities }, what, undo }: Pick<Props, 'run' | 'undo'> & { what: string }) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  const [newest, ...earlier] = activities.filter(({ undoable }) => undoable);
  if (!newest || earlier.length === 0) return null;
  const ids = earlier.map(({ id }) => id).toReversed();
  return (
    <Button
      {...readOnly}
      variant="default"
      loading={undo.isPending && undo.variables.activity === newest.id}
      aria-label={t('history.undoAllOf', { what })}
      onClick={() =>
        undo.mutate({
          activity: newest.id,
          earlier: ids,
          isUndo: newest.undoes !== null,
          areApart: true,
        })
      }
    >
      {t('history.undoAll')}
    </Button>
  );
}

/**
 * Many changes on one line, which says how many there are and opens. A single activity is undone from here, and the syncs of
 * a run are, all at once.
 */
export function ActivityRun(props: Props) {
  const { run, now, undo } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [first, ...others] = run.activities;
  const isUndone = run.activities.every(({ undone }) => undone);
  const name = useOnlyName()(run.activities);
  const isSync = syncRunOf(first) !== undefined;
  const many = isSync
    ? t('history.syncOf', { count: run.lines })
    : t(`history.runs.${run.kind}`, { count: run.lines });
  const what = name ? t('history.runOf', { title: name, what: many }) : many;
  return (
    <li className={history.row} data-undone={isUndone || undefined}>
      <ActivityIcon action={first.action} />
      <div className={history.words}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className={styles.opener}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={history.line}>{what}</span>
          <IconChevronDown size={20} aria-hidden />
        </button>
        <ActivityFacts activity={first} now={now} />
      </div>
      {others.length === 0 && !isSync && <ActivityEnd activity={first} what={what} undo={undo} />}
      {isSync && (
        <div className={history.end}>
          {first.undoes !== null && <Badge>{t('history.isUndo')}</Badge>}
          {isUndone && <Badge>{t('history.undone')}</Badge>}
          <UndoAll run={run} what={what} undo={undo} />
        </div>
      )}
      {isOpen && (
        <ol id={id} className={styles.unfolded}>
          <Unfolded {...props} />
        </ol>
      )}
    </li>
  );
}

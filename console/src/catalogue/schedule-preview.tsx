import { isNeverOn } from '@sofra/contract/schedules/schedules';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './schedule-dialog.module.css';
import { type SentSchedule, scheduleWords } from './schedule-words.ts';
import { ShowingLine } from './showing-line.tsx';
import { scheduleOf } from './showing-words.ts';

type Props = {
  /** The schedule that would be saved; undefined while it breaks a rule. */
  schedule: SentSchedule | undefined;
  zone: string;
};

function Lines({ schedule }: { schedule: SentSchedule }) {
  const { t, i18n } = useTranslation();
  if (isNeverOn(scheduleOf(schedule)))
    return (
      <li className={styles.neverOn}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
        {t('scheduling.neverOn')}
      </li>
    );
  return (
    <>
      {scheduleWords(schedule, t, i18n.language).map((line) => (
        <li key={line}>{line}</li>
      ))}
      <ShowingLine schedule={schedule} />
    </>
  );
}

/** Shows what a schedule means for guests while it is edited, and warns of one that never shows anything. */
export function SchedulePreview({ schedule, zone }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.preview} role="status">
      <p className={styles.previewTitle}>{t('scheduling.preview')}</p>
      <ul className={styles.words}>
        {schedule ? <Lines schedule={schedule} /> : <li>{t('scheduling.incomplete')}</li>}
      </ul>
      <p className={styles.zone}>{t('scheduling.zone', { zone })}</p>
    </div>
  );
}

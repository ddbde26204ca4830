import { useTranslation } from 'react-i18next';
import styles from './schedule-dialog.module.css';
import { type SentSchedule, scheduleWords } from './schedule-words.ts';
import { ShowingLine } from './showing-line.tsx';

type Props = {
  /** What would be saved; undefined as long as it breaks a rule. */
  schedule: SentSchedule | undefined;
  zone: string;
};

/** What a schedule will mean for guests, while it is written. */
export function SchedulePreview({ schedule, zone }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles.preview} role="status">
      <p className={styles.previewTitle}>{t('scheduling.preview')}</p>
      <ul className={styles.words}>
        {schedule ? (
          <>
            {scheduleWords(schedule, t, i18n.language).map((line) => (
              <li key={line}>{line}</li>
            ))}
            <ShowingLine schedule={schedule} />
          </>
        ) : (
          <li>{t('scheduling.incomplete')}</li>
        )}
      </ul>
      <p className={styles.zone}>{t('scheduling.zone', { zone })}</p>
    </div>
  );
}

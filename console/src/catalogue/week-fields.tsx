import { ActionIcon } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ScheduleDay, WEEKDAYS, type Weekday } from '@sofra/contract/schedules/schedules';
import { IconCopy } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../platform/notices.ts';
import { CheckBox } from '../ui/controls/check-box.tsx';
import { FieldGroup } from '../ui/controls/field-group.tsx';
import { capitalised } from '../ui/format/capitalised.ts';
import styles from './schedule-dialog.module.css';
import { mayEndNextDay, type ScheduleDraft } from './schedule-draft.ts';
import { weekdayName } from './schedule-words.ts';
import { TimeInput } from './time-input.tsx';

type Form = UseFormReturnType<ScheduleDraft>;
type DayProps = { form: Form; day: Weekday; name: string };

function Hours({ form, day, name }: DayProps) {
  const { t } = useTranslation();
  const id = useId();
  const errors = (['from', 'to'] as const).flatMap((edge) => form.errors[`week.${day}.${edge}`] ?? []);
  return (
    <>
      <div className={styles.hours}>
        {(['from', 'to'] as const).map((edge) => {
          const { error, ...field } = form.getInputProps(`week.${day}.${edge}`);
          return (
            <TimeInput
              key={edge}
              {...field}
              error={Boolean(error)}
              withAria={false}
              aria-label={t(`scheduling.${edge}Of`, { day: name })}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? id : undefined}
            />
          );
        })}
      </div>
      {mayEndNextDay(form.values.week[day]) && (
        <div className={styles.overnight}>
          <CheckBox
            label={t('scheduling.overnight')}
            aria-label={t('scheduling.overnightOf', { day: name })}
            {...form.getInputProps(`week.${day}.overnight`, { type: 'checkbox' })}
          />
        </div>
      )}
      {errors.length > 0 && (
        <p id={id} className={styles.error}>
          {errors[0]}
        </p>
      )}
    </>
  );
}

function DayRow({ form, day, name }: DayProps) {
  const { t } = useTranslation();
  const { enabled } = form.values.week[day];
  const copy = () => {
    const { from, to, overnight } = form.values.week[day];
    const hours = (other: ScheduleDay): ScheduleDay =>
      other.enabled ? { ...other, from, to, overnight } : other;
    form.setFieldValue('week', (week) => {
      const days = WEEKDAYS.map((key) => [key, hours(week[key])]);
      return Object.fromEntries(days) as ScheduleDraft['week'];
    });
    showSuccess(t('scheduling.copied', { day: name }));
  };
  return (
    <div className={styles.day}>
      <CheckBox
        label={capitalised(name)}
        {...form.getInputProps(`week.${day}.enabled`, { type: 'checkbox' })}
      />
      {enabled ? (
        <>
          <Hours form={form} day={day} name={name} />
          <ActionIcon
            className={styles.copy}
            aria-label={t('scheduling.copy', { day: name })}
            title={t('scheduling.copy', { day: name })}
            onClick={copy}
          >
            <IconCopy size={18} aria-hidden />
          </ActionIcon>
        </>
      ) : (
        <span className={styles.dayOff}>{t('scheduling.dayOff')}</span>
      )}
    </div>
  );
}

/** The seven days, each with its hours, which may go on until the next day. */
export function WeekFields({ form }: { form: Form }) {
  const { t, i18n } = useTranslation();
  return (
    <FieldGroup label={t('scheduling.days')}>
      {WEEKDAYS.map((day) => (
        <DayRow key={day} form={form} day={day} name={weekdayName(Number(day), i18n.language, 'long')} />
      ))}
    </FieldGroup>
  );
}

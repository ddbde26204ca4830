import { Input, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { SCHEDULE } from '@sofra/contract/limits';
import { useTranslation } from 'react-i18next';
import { DateInput } from '../ui/controls/date-input.tsx';
import styles from './schedule-dialog.module.css';
import type { ScheduleDraft } from './schedule-draft.ts';
import { TimeInput } from './time-input.tsx';

type Props = { form: UseFormReturnType<ScheduleDraft> };

const FIRST_DAY = `${SCHEDULE.firstYear}-01-01`;

/** The fields of a stretch of days: with times, or whole days. */
export function SpanFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.span}>
      <Switch label={t('scheduling.allDay')} {...form.getInputProps('all_day', { type: 'checkbox' })} />
      {(['from', 'to'] as const).map((edge) => {
        const { error, ...time } = form.getInputProps(`${edge}.time`);
        return (
          <div key={edge} className={styles.moment}>
            <DateInput
              min={FIRST_DAY}
              label={t(`scheduling.${edge}`)}
              {...form.getInputProps(`${edge}.date`)}
            />
            {!form.values.all_day && (
              <Input.Wrapper label={t(`scheduling.${edge}Time`)} error={error}>
                <TimeInput {...time} error={error} />
              </Input.Wrapper>
            )}
          </div>
        );
      })}
    </div>
  );
}

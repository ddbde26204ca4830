import { Input, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { LEVELS } from '@sofra/contract/catalogue/levels';
import { wallClock } from '@sofra/contract/geography/zones';
import type { Locale } from '@sofra/contract/languages/locales';
import { SCHEDULE } from '@sofra/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrors } from '../forms/field-errors.ts';
import { RecordFormDialog } from '../forms/record-form-dialog.tsx';
import type { Conflict } from '../forms/save-over.ts';
import { isConflict, isSame } from '../forms/three-way-merge.ts';
import { type RecordForm, useRecordForm } from '../forms/use-record-form.ts';
import { PATHS } from '../platform/paths.ts';
import { DateInput } from '../ui/controls/date-input.tsx';
import { RadioCards } from '../ui/controls/radio-cards.tsx';
import sheets from '../ui/layout/sheets.module.css';
import { venueQuery } from '../venues/venues.ts';
import type { LazyDialogProps } from './lazy-dialog.ts';
import { useChangeMany } from './many.ts';
import type { Place } from './place.ts';
import type { Row } from './rows.ts';
import styles from './schedule-dialog.module.css';
import {
  brokenScheduleRules,
  type ScheduleDraft,
  scheduleBody,
  scheduleDraft,
  scheduleField,
  sentSchedule,
} from './schedule-draft.ts';
import { SchedulePreview } from './schedule-preview.tsx';
import { scheduleWords } from './schedule-words.ts';
import { TimeInput } from './time-input.tsx';
import { useDraftKey } from './use-draft-key.ts';
import { useSave } from './use-save.ts';
import { WeekFields } from './week-fields.tsx';

type SpanProps = { form: UseFormReturnType<ScheduleDraft> };

const FIRST_DAY = `${SCHEDULE.firstYear}-01-01`;

/** The fields of a stretch of days: with times, or whole days. */
function SpanFields({ form }: SpanProps) {
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

const FALLBACK_ZONE = 'UTC';

/** The fields of each kind of schedule. */
const FIELDS = { always: () => null, specific: SpanFields, periodic: WeekFields };

/** The one part of which two people can have made different ones here. */
const PART = 'schedule';

const isSameSchedule = (one: ScheduleDraft, other: ScheduleDraft) =>
  isSame(sentSchedule(one), sentSchedule(other));

/** A schedule's dialog; that of many rows begins with the one of the first. */
type Props = LazyDialogProps & { many?: readonly Row[] };

function useScheduleForm({ place, row, many, onClose }: Props, zone: string) {
  const { i18n } = useTranslation();
  const today = useRef(wallClock(zone, Date.now()).slice(0, 10)).current;
  const saving = useSave(place, row.id);
  const savingMany = useChangeMany(place, 'schedule');
  const key = useDraftKey(PART, place, row);
  const form: RecordForm<ScheduleDraft> = useRecordForm<ScheduleDraft, Row>({
    draftKey: many ? undefined : key,
    record: row,
    read: (shown) => scheduleDraft(shown?.settings ?? null, today),
    save: async (draft, { version }) => {
      const record = scheduleBody(place.level, draft);
      if (!many) return saving.mutateAsync({ record, version });
      const { type: _, ...change } = record;
      await savingMany.mutateAsync(many.map(({ id }) => ({ ...change, id })));
      return undefined;
    },
    onSaved: onClose,
    rules: (draft) => brokenScheduleRules(draft, i18n.language as Locale),
    fieldOf: (pointer, code) => scheduleField(pointer, code, form.getValues()),
    conflictsIn: (merge) => (isConflict(merge, isSameSchedule) ? [PART] : []),
    resolve: (merge, choices) => merge[choices[PART] ?? 'mine'],
  });
  return form;
}

function useConflictParts() {
  const { t, i18n } = useTranslation();
  const words = (draft: ScheduleDraft) => scheduleWords(sentSchedule(draft), t, i18n.language).join('\n');
  return ({ mine, theirs }: Conflict<ScheduleDraft>) => [
    {
      name: PART,
      label: t('list.schedule'),
      mine: words(mine),
      theirs: words(theirs),
    },
  ];
}

function useTypeChoices({ level }: Place) {
  const { t } = useTranslation();
  return LEVELS[level].schedules.map((type) => ({
    value: type,
    text: t(`scheduling.${type}`),
    hint: t(`scheduling.hints.${type}`),
  }));
}

/**
 * The dialog of a record's schedule: always, from a day to another, or on days of the week (rules 27 and 84).
 */
export function ScheduleDialog(props: Props) {
  const { place, row, many, opened, onClose } = props;
  const { t, i18n } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const zone = venue?.time_zone ?? FALLBACK_ZONE;
  const form = useScheduleForm(props, zone);
  const choices = useTypeChoices(place);
  const Fields = FIELDS[form.values.type];
  const isSound = !hasErrors(brokenScheduleRules(form.values, i18n.language as Locale));
  return (
    <RecordFormDialog
      form={form}
      opened={opened}
      size="47rem"
      title={many ? t('many.schedule', { count: many.length }) : t('scheduling.title', { title: row.title })}
      recordTitle={row.title}
      conflictParts={useConflictParts()}
      submit={t('editor.save')}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <RadioCards
          label={t('scheduling.type')}
          choices={choices}
          chosen={form.values.type}
          onChange={(type) => form.setFieldValue('type', type)}
        />
        <Fields form={form} />
        <SchedulePreview schedule={isSound ? sentSchedule(form.values) : undefined} zone={zone} />
        <Link to={PATHS['as-of']} className={sheets.link}>
          {t('pages.as-of')}
        </Link>
      </div>
    </RecordFormDialog>
  );
}

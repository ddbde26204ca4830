import { useForm } from '@mantine/form';
import { LEVELS } from '@sofra/contract/levels';
import type { Locale } from '@sofra/contract/locales';
import { wallClock } from '@sofra/contract/zones';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusBroken } from '../ui/focus-broken.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { venueQuery } from '../venues/venues.ts';
import type { Place } from './calls.ts';
import { useSave } from './queries.ts';
import type { LateDialogProps } from './record-dialogs.tsx';
import styles from './schedule-dialog.module.css';
import {
  brokenScheduleRules,
  refusedScheduleFields,
  type ScheduleDraft,
  scheduleBody,
  scheduleDraft,
  sentSchedule,
} from './schedule-draft.ts';
import { SchedulePreview } from './schedule-preview.tsx';
import { SpanFields } from './span-fields.tsx';
import { WeekFields } from './week-fields.tsx';

const FALLBACK_ZONE = 'UTC';

/** What each kind of schedule asks for. */
const FIELDS = { always: () => null, specific: SpanFields, periodic: WeekFields };

function useDraft({ row }: LateDialogProps, zone: string) {
  const { i18n } = useTranslation();
  const first = useRef(scheduleDraft(row.settings, wallClock(zone, Date.now()).slice(0, 10))).current;
  const form = useForm<ScheduleDraft>({
    initialValues: first,
    validate: (draft) => brokenScheduleRules(draft, i18n.language as Locale),
  });
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(first);
  return { form, isDirty };
}

function useTypeChoices({ level }: Place) {
  const { t } = useTranslation();
  return LEVELS[level].schedules.map((type) => ({
    value: type,
    text: t(`scheduling.${type}`),
    hint: t(`scheduling.hints.${type}`),
  }));
}

/** When guests see a record: always, from a day to another, or on days of the week (document 2 §2, ruling 27). */
export function ScheduleDialog(props: LateDialogProps) {
  const { place, row, opened, onClose } = props;
  const { t, i18n } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const zone = venue?.time_zone ?? FALLBACK_ZONE;
  const { form, isDirty } = useDraft(props, zone);
  const save = useSave(place, row.id);
  const fields = useRef<HTMLDivElement>(null);
  const send = (draft: ScheduleDraft) =>
    save.mutate(scheduleBody(place.level, draft), {
      onSuccess: onClose,
      onError: (error) => {
        form.setErrors(refusedScheduleFields(draft, error));
        focusBroken(fields.current);
      },
    });
  const submit = form.onSubmit(
    (draft) => {
      if (!save.isPending) send(draft);
    },
    () => focusBroken(fields.current),
  );
  const choices = useTypeChoices(place);
  const Fields = FIELDS[form.values.type];
  const isSound = Object.keys(brokenScheduleRules(form.values, i18n.language as Locale)).length === 0;
  return (
    <FormDialog
      opened={opened}
      size="47rem"
      title={t('scheduling.title', { title: row.title })}
      submit={t('editor.save')}
      isDirty={isDirty}
      isSaving={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div ref={fields} className={styles.fields}>
        <RadioCards
          label={t('scheduling.type')}
          choices={choices}
          chosen={form.values.type}
          onChange={(type) => form.setFieldValue('type', type)}
        />
        <Fields form={form} />
        <SchedulePreview schedule={isSound ? sentSchedule(form.values) : undefined} zone={zone} />
      </div>
    </FormDialog>
  );
}

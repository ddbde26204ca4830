import { useForm } from '@mantine/form';
import { LEVELS } from '@sofra/contract/levels';
import type { Locale } from '@sofra/contract/locales';
import { wallClock } from '@sofra/contract/zones';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusBroken } from '../ui/dialogs/focus-broken.ts';
import { FormDialog } from '../ui/dialogs/form-dialog.tsx';
import { venueQuery } from '../venues/venues.ts';
import { ClashDialog } from './clash-dialog.tsx';
import { KeptOffer } from './kept-offer.tsx';
import type { LazyDialogProps } from './lazy-dialog.ts';
import type { Place } from './place.ts';
import { RadioCards } from './radio-cards.tsx';
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
import { scheduleWords } from './schedule-words.ts';
import type { Chosen, Side, Sides } from './sides.ts';
import { SpanFields } from './span-fields.tsx';
import { useKept } from './use-kept.ts';
import { useSaveOver } from './use-save-over.ts';
import { WeekFields } from './week-fields.tsx';

const FALLBACK_ZONE = 'UTC';

/** What each kind of schedule asks for. */
const FIELDS = { always: () => null, specific: SpanFields, periodic: WeekFields };

/** The one thing of which two people can have made different ones here. */
const SCHEDULE = 'schedule';

const sentWords = (draft: ScheduleDraft) => JSON.stringify(sentSchedule(draft));

function clashesIn({ before, mine, theirs }: Sides<ScheduleDraft>): string[] {
  const isOther = [before, mine].every((draft) => sentWords(draft) !== sentWords(theirs));
  return isOther ? [SCHEDULE] : [];
}

function useEditing({ place, row, onClose }: LazyDialogProps, zone: string) {
  const { i18n } = useTranslation();
  const fields = useRef<HTMLDivElement>(null);
  const today = useRef(wallClock(zone, Date.now()).slice(0, 10)).current;
  const over = useSaveOver<ScheduleDraft>({
    place,
    row,
    clashesIn,
    draftOf: (shown) => scheduleDraft(shown?.settings ?? null, today),
    bodyOf: (mine) => scheduleBody(place.level, mine),
    onSaved: () => {
      kept.forget();
      onClose();
    },
    onRefused: (error) => {
      form.setErrors(refusedScheduleFields(form.getValues(), error));
      focusBroken(fields.current);
    },
  });
  const first = over.base.draft;
  const form = useForm<ScheduleDraft>({
    initialValues: first,
    validate: (draft) => brokenScheduleRules(draft, i18n.language as Locale),
  });
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(first);
  const kept = useKept<ScheduleDraft>({
    form: SCHEDULE,
    place,
    row,
    base: over.base,
    values: form.values,
    isDirty,
  });
  return { form, over, isDirty, kept, fields };
}

type ClashProps = {
  title: string;
  over: ReturnType<typeof useEditing>['over'];
  onSettled: (draft: ScheduleDraft) => void;
};

function ScheduleClash({ title, over: { clash, settle, leaveClash }, onSettled }: ClashProps) {
  const { t, i18n } = useTranslation();
  if (!clash) return null;
  const words = (side: Side) => scheduleWords(sentSchedule(clash[side]), t, i18n.language).join('\n');
  const part = {
    name: SCHEDULE,
    label: t('list.schedule'),
    first: 'mine' as const,
    mine: words('mine'),
    theirs: words('theirs'),
  };
  const onSettle = (chosen: Chosen) => {
    const settled = clash[chosen[SCHEDULE] ?? 'mine'];
    onSettled(settled);
    settle(clash, settled);
  };
  return <ClashDialog title={title} parts={[part]} onSettle={onSettle} onClose={leaveClash} />;
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
export function ScheduleDialog(props: LazyDialogProps) {
  const { place, row, opened, onClose } = props;
  const { t, i18n } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const zone = venue?.time_zone ?? FALLBACK_ZONE;
  const { form, over, isDirty, kept, fields } = useEditing(props, zone);
  const submit = form.onSubmit(
    (draft) => {
      if (!over.isSaving) over.save(draft);
    },
    () => focusBroken(fields.current),
  );
  const choices = useTypeChoices(place);
  const Fields = FIELDS[form.values.type];
  const isSound = Object.keys(brokenScheduleRules(form.values, i18n.language as Locale)).length === 0;
  return (
    <>
      <FormDialog
        opened={opened}
        size="47rem"
        title={t('scheduling.title', { title: row.title })}
        submit={t('editor.save')}
        isDirty={isDirty}
        isSaving={over.isSaving}
        isKept={kept.isKept}
        isCovered={over.clash !== undefined}
        onSubmit={submit}
        onClose={kept.givingUp(onClose)}
      >
        <KeptOffer kept={kept} over={over} form={form} />
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
      <ScheduleClash title={row.title} over={over} onSettled={form.setValues} />
    </>
  );
}

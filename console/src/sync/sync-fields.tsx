import { Input } from '@mantine/core';
import type { Locale } from '@sofra/contract/languages/locales';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeInput } from '../catalogue/time-input.tsx';
import type { useForm } from '../forms/use-form.ts';
import { isolate } from '../platform/isolate.ts';
import { CheckBox } from '../ui/controls/check-box.tsx';
import { DateInput } from '../ui/controls/date-input.tsx';
import { FieldGroup } from '../ui/controls/field-group.tsx';
import { RadioCards } from '../ui/controls/radio-cards.tsx';
import type { MainVenue } from './calls.ts';
import type { Choice } from './choices.ts';
import styles from './sync.module.css';
import { runs, type SyncValues, secondOf } from './sync-values.ts';
import { useNameList } from './sync-words.ts';

/** The form of a sync. */
export type SyncForm = ReturnType<typeof useForm<SyncValues>>;

function Branch({ form, choice: { id, full_name, reason } }: { form: SyncForm; choice: Choice }) {
  const { t, i18n } = useTranslation();
  const hint = useId();
  const { child_ids } = form.values;
  return (
    <div>
      <CheckBox
        label={isolate(full_name, i18n.language as Locale)}
        disabled={reason !== undefined}
        aria-describedby={reason && hint}
        checked={child_ids.includes(id)}
        onChange={({ currentTarget: { checked } }) =>
          form.setFieldValue(
            'child_ids',
            checked ? [...child_ids, id] : child_ids.filter((one) => one !== id),
          )
        }
      />
      {reason && (
        <p id={hint} className={styles.reason}>
          {reason.why === 'branchOf'
            ? t('sync.reasons.branchOf', { venue: reason.venue })
            : t('sync.reasons.hasBranches')}
        </p>
      )}
    </div>
  );
}

type BranchesProps = { form: SyncForm; venue: MainVenue; choices: readonly Choice[] };

/** The choice of branches; what is unchosen ceases to be one. */
export function BranchFields({ form, venue, choices }: BranchesProps) {
  const { t } = useTranslation();
  const list = useNameList();
  const error = runs(form.values, venue) && form.errors.child_ids;
  const freed = choices.filter(
    ({ id }) => venue.sync_settings.child_ids.includes(id) && !form.values.child_ids.includes(id),
  );
  const names = list(freed.map(({ full_name }) => full_name));
  return (
    <FieldGroup label={t('sync.branches')}>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <Branch key={choice.id} form={form} choice={choice} />
        ))}
      </div>
      {error && (
        <Input.Error tabIndex={-1} aria-invalid="true" mt="xs">
          {error}
        </Input.Error>
      )}
      <p role="status" className={styles.freed}>
        {freed.length > 0 && t('sync.freed', { names, count: freed.length })}
      </p>
    </FieldGroup>
  );
}

type MomentProps = { form: SyncForm; what: 'sync' | 'publish'; venue: MainVenue };

/** A day and a time on the main venue's clock; of an hour that it repeats, which of the two. */
function Moment({ form, what, venue: { time_zone: zone } }: MomentProps) {
  const { t } = useTranslation();
  const time = form.bind(`${what}_time`);
  const { values } = form;
  const isRepeated = secondOf(values[`${what}_day`], values[`${what}_time`], zone) !== undefined;
  return (
    <>
      <div className={styles.moment}>
        <DateInput label={t('sync.day')} {...form.bind(`${what}_day`)} />
        <Input.Wrapper label={t('sync.time')} error={time.error}>
          <TimeInput {...time} aria-label={t('sync.time')} />
        </Input.Wrapper>
      </div>
      {isRepeated && (
        <CheckBox
          label={t('sync.second', { time: values[`${what}_time`] })}
          checked={values[`${what}_second`]}
          onChange={({ currentTarget: { checked } }) => form.setFieldValue(`${what}_second`, checked)}
        />
      )}
      <p className={styles.dimmed}>{t('sync.zone', { zone: zone.replaceAll('_', ' ') })}</p>
    </>
  );
}

const SYNC = ['now', 'specific', 'manual'] as const;
const PUBLISH = ['now', 'specific', 'manually'] as const;

/** When the menus are synced and the branches published, on the main venue's clock; nothing to ask without a branch left. */
export function TimeFields({ form, venue }: { form: SyncForm; venue: MainVenue }) {
  const { t } = useTranslation();
  const { values } = form;
  if (values.sync !== 'manual' && !runs(values, venue)) return null;
  return (
    <>
      <RadioCards
        label={t('sync.when')}
        choices={SYNC.map((value) => ({
          value,
          text: t(`sync.syncTypes.${value}.text`),
          hint: t(`sync.syncTypes.${value}.hint`),
        }))}
        chosen={values.sync}
        onChange={(chosen) => form.setFieldValue('sync', chosen)}
      />
      {values.sync === 'specific' && <Moment form={form} what="sync" venue={venue} />}
      {values.sync !== 'manual' && (
        <RadioCards
          label={t('sync.publishing')}
          choices={PUBLISH.map((value) => ({
            value,
            text: t(`sync.publishTypes.${value}.text`),
            hint: t(`sync.publishTypes.${value}.hint`),
          }))}
          chosen={values.publish}
          onChange={(chosen) => form.setFieldValue('publish', chosen)}
        />
      )}
      {values.sync !== 'manual' && values.publish === 'specific' && (
        <Moment form={form} what="publish" venue={venue} />
      )}
    </>
  );
}

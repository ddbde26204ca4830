import { Button, Group } from '@mantine/core';
import { problemText } from '@sofra/contract/api/problems';
import type { Locale } from '@sofra/contract/languages/locales';
import type { PreviewedChild, SyncedChild } from '@sofra/contract/sync/sync';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../forms/use-form.ts';
import { showSuccess } from '../platform/notices.ts';
import { tellFailure } from '../platform/query-client.ts';
import dialog from '../ui/dialogs/dialog.module.css';
import { Dialog, DialogFoot } from '../ui/dialogs/dialog.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { FailedList } from '../ui/lists/list-states.tsx';
import { venueQuery, venuesQuery } from '../venues/venues.ts';
import { type MainVenue, previewSync, useSync } from './calls.ts';
import { type Choice, choicesOf } from './choices.ts';
import { type DescribeChange, Preview } from './preview.tsx';
import { Results, Running } from './results.tsx';
import styles from './sync.module.css';
import { BranchFields, TimeFields } from './sync-fields.tsx';
import { attributesOf, brokenTimes, runs, type SyncValues, syncFieldOf, valuesOf } from './sync-values.ts';
import { useSyncWords } from './sync-words.ts';

/** Where the dialog stands: the form, at first or again, what will change, the run, and what it did. */
type Step =
  | { at: 'form'; isFirst?: true }
  | { at: 'preview'; branches: readonly PreviewedChild[] }
  | { at: 'running'; onStart: () => void }
  | { at: 'results'; branches: readonly SyncedChild[] };

type Props = { venue: MainVenue; choices: readonly Choice[]; describe: DescribeChange; onClose: () => void };

/** The values, the steps, and what leads from one to the next. */
function useSyncing({ venue, choices, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'form', isFirst: true });
  const sync = useSync(venue.id);
  const nameOf = (id: string) => choices.find((choice) => choice.id === id)?.full_name ?? '';
  const words = useSyncWords(venue, nameOf);
  const run = async (values: SyncValues) => {
    const runsNow = values.sync === 'now' && runs(values, venue);
    let isTold = false;
    const tellStart = () => {
      if (!isTold) showSuccess(words.started(values.child_ids));
      isTold = true;
    };
    if (runsNow) setStep({ at: 'running', onStart: tellStart });
    const branches = await sync.mutateAsync(attributesOf(values, venue.time_zone)).catch((error) => {
      setStep({ at: 'form' });
      throw error;
    });
    if (runsNow) {
      // A short sync is over before anybody asks how far it has come.
      tellStart();
      return setStep({ at: 'results', branches });
    }
    const date = queries.getQueryData(venueQuery.queryKey)?.sync_settings.sync_schedule.date;
    showSuccess(date && values.sync === 'specific' ? words.scheduled(values.child_ids, date) : words.kept());
    onClose();
  };
  const locale = i18n.language as Locale;
  const form = useForm<SyncValues>({
    initial: valuesOf(venue),
    rules: (values) =>
      brokenTimes(values, venue, {
        noBranch: t('sync.noBranch'),
        missing: problemText('required', locale, {}),
        noTime: problemText('schedule_time_invalid', locale, {}),
      }),
    fieldOf: syncFieldOf,
    save: async (values) => {
      if (!runs(values, venue)) return run(values);
      setStep({
        at: 'preview',
        branches: await previewSync(venue.id, attributesOf(values, venue.time_zone)),
      });
    },
    tell: (error) => {
      if (!sync.isError) tellFailure(error);
    },
  });
  return { step, setStep, form, nameOf, run: () => void form.attempt(() => run(form.getValues())) };
}

/** A step's part of the dialog, keyed by the step; it takes the focus when it comes, but for the first, where the dialog has given it. */
function StepBody({ isFirst = false, children }: { isFirst?: boolean; children: React.ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst) body.current?.focus();
  }, [isFirst]);
  return (
    <div ref={body} tabIndex={-1} className={styles.body}>
      {children}
    </div>
  );
}

function Steps(props: Props) {
  const { venue, choices, describe, onClose } = props;
  const { t } = useTranslation();
  const { step, setStep, form, nameOf, run } = useSyncing(props);
  const { disabled: isReadOnly = false } = useReadOnly();
  const { values } = form;
  if (step.at === 'running')
    return (
      <StepBody key={step.at}>
        <Running mainId={venue.id} total={values.child_ids.length} onStart={step.onStart} />
      </StepBody>
    );
  if (step.at === 'results')
    return (
      <StepBody key={step.at}>
        <Results branches={step.branches} nameOf={nameOf} />
        <Group justify="end">
          {step.branches.some(({ status }) => status === 'failed') && (
            <Button variant="default" onClick={run}>
              {t('interface.tryAgain')}
            </Button>
          )}
          <Button onClick={onClose}>{t('interface.close')}</Button>
        </Group>
      </StepBody>
    );
  if (step.at === 'preview')
    return (
      <StepBody key={step.at}>
        <p className={styles.dimmed}>{t('sync.previewText')}</p>
        <Preview branches={step.branches} nameOf={nameOf} describe={describe} />
        <Group justify="end" className={`${dialog.foot} ${styles.foot}`}>
          <Button variant="default" onClick={() => setStep({ at: 'form' })}>
            {t('sync.back')}
          </Button>
          <Button loading={form.isSaving} onClick={run}>
            {t(values.sync === 'now' ? 'sync.run' : 'sync.schedule')}
          </Button>
        </Group>
      </StepBody>
    );
  return (
    <StepBody key={step.at} isFirst={step.isFirst}>
      <form {...form.props} className={styles.body}>
        <p className={styles.dimmed}>{t('sync.text', { venue: venue.full_name })}</p>
        <BranchFields form={form} venue={venue} choices={choices} />
        <TimeFields form={form} venue={venue} />
        <DialogFoot onCancel={onClose} className={`${dialog.foot} ${styles.foot}`}>
          <Button type="submit" loading={form.isSaving} disabled={isReadOnly}>
            {t(runs(values, venue) ? 'sync.preview' : 'sync.save')}
          </Button>
        </DialogFoot>
      </form>
    </StepBody>
  );
}

type DialogProps = { venue: MainVenue; opened: boolean; describe: DescribeChange; onClose: () => void };

/** Chooses a main venue's branches, shows what a sync will change in each, and runs or schedules it (rule 74). */
export function SyncDialog({ venue, opened, describe, onClose }: DialogProps) {
  const { t } = useTranslation();
  const { data: venues, error, refetch } = useQuery(venuesQuery);
  const choices = venues && choicesOf(venues, venue.id);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('sync.title')} size="44rem">
      {error && !venues && <FailedList error={error} onRetry={refetch} />}
      {choices?.length === 0 && <p className={styles.dimmed}>{t('sync.noVenues')}</p>}
      {choices && choices.length > 0 && (
        <Steps venue={venue} choices={choices} describe={describe} onClose={onClose} />
      )}
    </Dialog>
  );
}

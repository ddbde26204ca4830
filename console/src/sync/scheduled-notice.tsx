import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { useOpening } from '../ui/dialogs/use-opening.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { instantWords } from '../ui/format/dates.ts';
import { venueQuery } from '../venues/venues.ts';
import { type MainVenue, useSync } from './calls.ts';
import { failureKey } from './results.tsx';
import styles from './scheduled-notice.module.css';
import type { SyncScreenType } from './sync-button.tsx';

const REFRESH_MS = 15_000;

const BY_HAND = { type: 'manual', date: null } as const;

type Told = { kind: 'sync' | 'publish' | 'failed' | 'succeeded'; words: string; facts: readonly string[] };

type When = (date: string) => { date: string };

/** The words for a run that has failed: which branches and why, and whether it is tried again. */
function failedWords({ sync_settings: settings }: MainVenue, t: TFunction, when: When): Told | undefined {
  const { sync_schedule: sync, publish_schedule: publish, failure } = settings;
  if (!failure) return undefined;
  const reason = t(`syncing.reasons.${failure.reason}`);
  // A server that was down fails later than the sync was meant for.
  const date = sync.date ?? publish.date ?? failure.at;
  const branches = failure.branches.map(({ full_name, error }) => `${full_name}: ${t(failureKey(error))}`);
  const again = failure.retry_at ? [t('syncing.tryingAgain', when(failure.retry_at))] : [];
  return {
    kind: 'failed',
    words: t('syncing.failed', { ...when(date), reason }),
    facts: [...branches, ...again],
  };
}

/** The notice of a venue's scheduled sync: its date, the reason of its failure, or that it has worked. */
function useTold(venue: MainVenue): Told | undefined {
  const { t, i18n } = useTranslation();
  const { sync_settings: settings, time_zone: zone } = venue;
  const when = (date: string) => ({ date: instantWords(date, i18n.language, zone) });
  const { sync_schedule: sync, publish_schedule: publish, scheduled, failure, succeeded_at } = settings;
  if (failure) return failedWords(venue, t, when);
  if (!scheduled && succeeded_at) {
    const date = publish.date ?? sync.date ?? succeeded_at;
    return { kind: 'succeeded', words: t('syncing.succeeded', when(date)), facts: [] };
  }
  if (!scheduled) return undefined;
  const count = t('syncing.count', { count: settings.child_ids.length });
  const clock = t('syncing.clock', { zone: zone.replaceAll('_', ' ') });
  if (sync.type === 'specific' && sync.date) {
    const following = t(`syncing.following.${publish.type}`, when(publish.date ?? sync.date));
    return { kind: 'sync', words: t('syncing.scheduled', when(sync.date)), facts: [count, following, clock] };
  }
  if (publish.date)
    return {
      kind: 'publish',
      words: t('syncing.publishing', when(publish.date)),
      facts: [count, t('syncing.synced'), clock],
    };
  return undefined;
}

type Props = { venue: MainVenue; load: () => Promise<{ SyncScreen: SyncScreenType }> };

/**
 * Tells of a scheduled sync with its branches and times, or how the last one ended. It is changed in the dialog that `load`
 * brings, and dismissed after a question (rule 74).
 */
export function ScheduledNotice({ venue, load }: Props) {
  const { t } = useTranslation();
  const told = useTold(venue);
  // A scheduled sync may run while the console is open.
  const isWaiting = venue.sync_settings.scheduled;
  useQuery({ ...venueQuery, refetchInterval: isWaiting ? REFRESH_MS : false });
  const cancelling = useSync(venue.id);
  const readOnly = useReadOnly();
  const [isAsked, setAsked] = useState(false);
  const { loaded, times, isLoading, open, dialog } = useOpening(load);
  const dismiss = () => {
    const { sync_schedule: sync, publish_schedule: publish } = venue.sync_settings;
    // Somebody may have dismissed it already: a sync at once would then be one that is wanted.
    const attributes = { sync: sync.type === 'now' ? BY_HAND : sync, publish, scheduled: false };
    const onSuccess = () => {
      setAsked(false);
      // The notice goes, and the button that has the focus with it.
      document.getElementById('main')?.focus({ preventScroll: true });
    };
    cancelling.mutate(attributes, { onSuccess });
  };
  const isFailed = told?.kind === 'failed';
  const isOver = told?.kind === 'succeeded';
  const question = told?.kind === 'publish' ? 'publish' : 'sync';
  const Picture = isFailed ? IconAlertTriangle : isOver ? IconCircleCheck : IconClock;
  return (
    <>
      {told && (
        <section
          aria-label={t('syncing.label')}
          className={styles.notice}
          data-failed={isFailed || undefined}
          data-under-bar
        >
          <Picture size={18} stroke={1.75} aria-hidden className={styles.mark} />
          <div className={styles.words}>
            <p>{told.words}</p>
            {told.facts.length > 0 && <p className={styles.facts}>{told.facts.join(' · ')}</p>}
          </div>
          {!isOver && (
            <Button
              {...readOnly}
              variant="subtle"
              aria-haspopup="dialog"
              aria-busy={isLoading}
              className={styles.change}
              onClick={open}
            >
              {t(isFailed ? 'syncing.again' : 'syncing.change')}
            </Button>
          )}
          <CloseButton
            {...readOnly}
            size={44}
            iconSize={18}
            aria-label={t('syncing.dismiss')}
            onClick={() => (isWaiting ? setAsked(true) : dismiss())}
          />
          <ConfirmDialog
            opened={isAsked}
            title={t(`syncing.questions.${question}.title`)}
            text={t(`syncing.questions.${question}.text`)}
            action={t(`syncing.questions.${question}.action`)}
            cancel={t(`syncing.questions.${question}.keep`)}
            isDanger
            isBusy={cancelling.isPending}
            onConfirm={dismiss}
            onClose={() => setAsked(false)}
          />
        </section>
      )}
      {loaded && (
        <Fragment key={times}>
          <loaded.SyncScreen venue={venue} {...dialog} />
        </Fragment>
      )}
    </>
  );
}

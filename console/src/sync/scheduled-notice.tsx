import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { useOpening } from '../ui/dialogs/use-opening.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { instantWords } from '../ui/format/dates.ts';
import { venueQuery } from '../venues/venues.ts';
import { type MainVenue, useSync } from './calls.ts';
import styles from './scheduled-notice.module.css';
import type { SyncScreenType } from './sync-button.tsx';

const REFRESH_MS = 15_000;

const BY_HAND = { type: 'manual', date: null } as const;

type Told = { kind: 'sync' | 'publish' | 'failed'; words: string; facts: readonly string[] };

/** The notice of a venue's scheduled sync: its date, or the reason of its failure. */
function useTold({ sync_settings: settings, time_zone: zone }: MainVenue): Told | undefined {
  const { t, i18n } = useTranslation();
  const when = (date: string) => ({ date: instantWords(date, i18n.language, zone) });
  const { sync_schedule: sync, publish_schedule: publish, scheduled, failure } = settings;
  if (failure) {
    const reason = t(`syncing.reasons.${failure.reason}`);
    // A server that was down fails later than the sync was meant for.
    const date = sync.date ?? publish.date ?? failure.at;
    return { kind: 'failed', words: t('syncing.failed', { ...when(date), reason }), facts: [] };
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
 * Tells of a scheduled sync with its branches and times, or of one that has failed. It is changed in the dialog that `load`
 * brings, and dismissed after a question (document 1 §4).
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
  const question = told?.kind === 'publish' ? 'publish' : 'sync';
  const Picture = isFailed ? IconAlertTriangle : IconClock;
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
          <CloseButton
            {...readOnly}
            size={44}
            iconSize={18}
            aria-label={t('syncing.dismiss')}
            onClick={() => (isFailed ? dismiss() : setAsked(true))}
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

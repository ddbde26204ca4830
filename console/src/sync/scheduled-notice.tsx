import { CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { instantWords } from '../ui/format/dates.ts';
import { venueQuery } from '../venues/venues.ts';
import { type MainVenue, useSync } from './calls.ts';
import styles from './scheduled-notice.module.css';

const REFRESH_MS = 15_000;

const BY_HAND = { type: 'manual', date: null } as const;

type Told = { kind: 'sync' | 'publish' | 'failed'; words: string };

/** The notice of a venue's scheduled sync: its date, or the reason of its failure. */
function useTold({ sync_settings: settings, time_zone: zone }: MainVenue): Told | undefined {
  const { t, i18n } = useTranslation();
  const when = (date: string) => ({ date: instantWords(date, i18n.language, zone) });
  const { sync_schedule: sync, publish_schedule: publish, scheduled, failure } = settings;
  if (failure) {
    const reason = t(`syncing.reasons.${failure.reason}`);
    // A server that was down fails later than the sync was meant for.
    const date = sync.date ?? publish.date ?? failure.at;
    return { kind: 'failed', words: t('syncing.failed', { ...when(date), reason }) };
  }
  if (!scheduled) return undefined;
  if (sync.type === 'specific' && sync.date)
    return { kind: 'sync', words: t('syncing.scheduled', when(sync.date)) };
  if (publish.date) return { kind: 'publish', words: t('syncing.publishing', when(publish.date)) };
  return undefined;
}

/** Tells of a scheduled sync with its date, or of one that has failed; it is dismissed after a question (document 1 §4). */
export function ScheduledNotice({ venue }: { venue: MainVenue }) {
  const { t } = useTranslation();
  const told = useTold(venue);
  // A scheduled sync may run while the console is open.
  const isWaiting = venue.sync_settings.scheduled;
  useQuery({ ...venueQuery, refetchInterval: isWaiting ? REFRESH_MS : false });
  const cancelling = useSync(venue.id);
  const readOnly = useReadOnly();
  const [isAsked, setAsked] = useState(false);
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
  if (!told) return null;
  const isFailed = told.kind === 'failed';
  const question = told.kind === 'publish' ? 'publish' : 'sync';
  const Picture = isFailed ? IconAlertTriangle : IconClock;
  return (
    <section
      aria-label={t('syncing.label')}
      className={styles.notice}
      data-failed={isFailed || undefined}
      data-under-bar
    >
      <Picture size={18} stroke={1.75} aria-hidden className={styles.mark} />
      <p className={styles.words}>{told.words}</p>
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
  );
}

import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api.ts';
import { i18n } from '../platform/i18n.ts';
import { PATHS } from '../platform/paths.ts';
import { useIsSaving } from '../platform/saving-now.ts';
import { usePublish } from '../publishing/publish.ts';
import dialog from '../ui/dialogs/dialog.module.css';
import { Dialog, DialogFoot } from '../ui/dialogs/dialog.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import sheets from '../ui/layout/sheets.module.css';
import { FailedList } from '../ui/lists/list-states.tsx';
import { ChangeList, type Discard } from './change-list.tsx';
import { PUT_BACK } from './put-back.ts';
import styles from './review.module.css';
import { type Review, type Reviewed, reviewQuery } from './review.ts';

/**
 * Gives a record back what guests see of it. One that is listed again has no change of its own: it follows from another, such as a
 * price from the currency of its menu.
 */
function useDiscard() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: Reviewed) => {
      const { activity } = await call('DELETE /me/venue/changes/{change}', { change: change.id });
      const { changes } = await queries.fetchQuery({ ...reviewQuery, staleTime: 0 });
      return { activity, isDone: changes.every(({ id }) => id !== change.id) };
    },
    meta: {
      stale: PUT_BACK,
      notice: ({ title }: Reviewed, { isDone }: { isDone: boolean }) =>
        i18n.t(isDone ? 'review.discarded' : 'review.follows', { title: title ?? i18n.t('review.ofVenue') }),
    },
  });
}

function Changes({ review: { changes, leftOut }, discard }: { review: Review; discard: Discard }) {
  const { t } = useTranslation();
  const doubts = changes.filter((change) => change.doubts.length > 0).length;
  if (changes.length === 0) return <p className={styles.text}>{t('review.nothing')}</p>;
  return (
    <>
      <p className={styles.text}>
        {t('review.text', { count: changes.length + leftOut })}{' '}
        {doubts > 0 && <b>{t('review.doubts', { count: doubts })}</b>}
      </p>
      <ChangeList changes={changes} leftOut={leftOut} discard={discard} />
    </>
  );
}

/** Focuses the button that discards the change in a place of the list, or the last one, else the first button, which cancels. */
function focusDiscard(body: HTMLElement | null, place: number): void {
  const buttons = [...(body?.querySelectorAll<HTMLElement>('[data-discard]') ?? [])];
  (buttons[place] ?? buttons.at(-1) ?? body?.querySelector('button'))?.focus();
}

/** The changes that guests will see, read once all that is on its way is saved. */
function useReview() {
  const isSaving = useIsSaving();
  const { data, error, refetch } = useQuery({ ...reviewQuery, enabled: !isSaving });
  return { ...(!isSaving && { data, error }), isSaving, refetch };
}

/** The place of the list until it is there. */
function Waiting({ isSaving }: { isSaving: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {isSaving && <p className={styles.text}>{t('frame.saving')}</p>}
      <Skeleton height="8rem" aria-busy />
    </>
  );
}

/** The list and the publication; nobody publishes before the list is there, unless it can't be read. */
function Reviewing({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, isSaving, refetch } = useReview();
  const publish = usePublish();
  const discarding = useDiscard();
  const body = useRef<HTMLDivElement>(null);
  const readOnly = useReadOnly();
  const discard = {
    running: discarding.isPending ? discarding.variables.id : undefined,
    run: (change: Reviewed) => {
      const place = data?.changes.indexOf(change) ?? 0;
      // The row goes, and the focus with it: to the next one, so that another press publishes nothing.
      discarding.mutate(change, { onSuccess: () => focusDiscard(body.current, place) });
    },
  };
  return (
    <div className={styles.body} ref={body}>
      {data ? (
        <Changes review={data} discard={discard} />
      ) : error ? (
        <FailedList error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting isSaving={isSaving} />
      )}
      <Link to={PATHS['as-of']} className={sheets.link} onClick={onClose}>
        {t('pages.as-of')}
      </Link>
      <DialogFoot onCancel={onClose} className={dialog.foot}>
        <Button
          data-autofocus
          disabled={!data && !error}
          loading={publish.isPending}
          onClick={() =>
            // Changes since the list was made are listed before they are published.
            publish.mutate(data?.tag, { onSuccess: onClose, onError: () => void refetch() })
          }
          {...readOnly}
        >
          {t('publishing.publish')}
        </Button>
      </DialogFoot>
    </div>
  );
}

/** The dialog of the changes that guests will see, and of their publication, which has the focus: Enter publishes. */
export function ReviewDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('review.title')} size="40rem">
      <Reviewing onClose={onClose} />
    </Dialog>
  );
}

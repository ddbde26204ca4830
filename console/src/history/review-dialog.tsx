import { Button, Group, Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublish } from '../publishing/publish.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { FailedList } from '../ui/lists/list-states.tsx';
import { venueQuery } from '../venues/venues.ts';
import { When } from './moment.tsx';
import styles from './review.module.css';
import {
  byMenu,
  placeOf,
  type Review,
  type Reviewed,
  type ReviewGroup,
  reviewLines,
  reviewQuery,
} from './review.ts';

type ChangeProps = { change: Reviewed; mainLocale: string | undefined; now: number };

function ReviewedChange({ change, mainLocale, now }: ChangeProps) {
  const { t, i18n } = useTranslation();
  const { at, actor, support_actor: support, beneath, doubts } = change;
  const place = placeOf(change);
  return (
    <li className={styles.change}>
      {reviewLines(change, { t, locale: i18n.language, mainLocale }).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {doubts.map((doubt) => (
        <p key={doubt} className={styles.doubt}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          {t(`review.doubt.${doubt}`)}
        </p>
      ))}
      <p className={styles.facts}>
        {place && <bdi>{t('review.in', { place })}</bdi>}
        {beneath > 0 && <span>{t('review.beneath', { count: beneath })}</span>}
        {actor && <bdi>{support ? t('history.support', { support, actor }) : actor}</bdi>}
        {at && <When at={at} now={now} />}
      </p>
    </li>
  );
}

function Changes({ review: { changes, leftOut } }: { review: Review }) {
  const { t } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const [now] = useState(Date.now);
  const doubts = changes.filter((change) => change.doubts.length > 0).length;
  if (changes.length === 0) return <p className={styles.text}>{t('review.nothing')}</p>;
  const nameOf = ({ title }: ReviewGroup) => (title === null ? t('review.ofVenue') : <bdi>{title}</bdi>);
  return (
    <>
      <p className={styles.text}>
        {t('review.text', { count: changes.length + leftOut })}{' '}
        {doubts > 0 && <b>{t('review.doubts', { count: doubts })}</b>}
      </p>
      {byMenu(changes).map((group) => (
        <section key={group.menu}>
          <h3 className={styles.menu}>{nameOf(group)}</h3>
          <ul className={styles.changes}>
            {group.changes.map((change) => (
              <ReviewedChange key={change.id} change={change} mainLocale={venue?.default_locale} now={now} />
            ))}
          </ul>
        </section>
      ))}
      {leftOut > 0 && <p className={styles.text}>{t('review.leftOut', { count: leftOut })}</p>}
    </>
  );
}

/** The list and the publication; nobody publishes before the list is there, unless it can't be read. */
function Reviewing({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(reviewQuery);
  const publish = usePublish();
  const readOnly = useReadOnly();
  const isWaiting = !data && !error;
  return (
    <div className={styles.body}>
      {data ? (
        <Changes review={data} />
      ) : error ? (
        <FailedList error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="8rem" aria-busy />
      )}
      <Group justify="end" className={styles.foot}>
        <Button variant="default" onClick={onClose}>
          {t('interface.cancel')}
        </Button>
        {/* Not disabled, which would take the focus from it. */}
        <Button
          data-autofocus
          aria-disabled={isWaiting}
          loading={publish.isPending}
          onClick={() =>
            // What somebody changed since the list was made is listed first.
            isWaiting || publish.mutate(data?.tag, { onSuccess: onClose, onError: () => void refetch() })
          }
          {...readOnly}
        >
          {t('publishing.publish')}
        </Button>
      </Group>
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

import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconCircleCheck, IconUpload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazy } from '../platform/lazy.ts';
import { PATHS } from '../platform/paths.ts';
import { isSaving } from '../platform/saving-now.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { useUnpublished } from '../venues/publish-counter.ts';
import type { Venue } from '../venues/venues.ts';
import { type DialogShown, dialogShown, useFirstPublish, usePublish } from './publish.ts';
import styles from './publish-button.module.css';

/** The most that the badge counts; beyond it only says that there are more. */
const MOST_SHOWN = 99;

/** Whether the last change raised the count. */
function useRises(count: number): boolean {
  const [{ last, rises }, setLast] = useState({ last: count, rises: false });
  if (last !== count) setLast({ last: count, rises: count > last });
  return rises;
}

function Badge({ count, rises }: { count: number; rises: boolean }) {
  const { t } = useTranslation();
  return (
    // The key starts the motion anew with each change that is counted.
    <span key={count} className={styles.badge} data-rises={rises || undefined}>
      {count > MOST_SHOWN ? t('publishing.most', { count: MOST_SHOWN }) : count}
    </span>
  );
}

/** The review of what waits for a publication, as its module is loaded. */
type Review = { ReviewDialog: ComponentType<{ opened: boolean; onClose: () => void }> };

type Props = { venue: Pick<Venue, 'id' | 'published_at'>; loadReview: () => Promise<Review> };

type MoreProps = { variant: 'filled' | 'default'; onPublish: () => void };

/** The further offers of the button: a publication without the review, and those that there were. */
function More({ variant, onPublish }: MoreProps) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button className={styles.more} variant={variant} aria-label={t('publishing.more')} {...readOnly}>
          <IconChevronDown size={16} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onPublish}>{t('publishing.atOnce')}</Menu.Item>
        <Menu.Item
          renderRoot={(props) => <Link to={PATHS.publications} params={{ number: undefined }} {...props} />}
        >
          {t('publishing.publications')}
        </Menu.Item>
        <Menu.Item renderRoot={(props) => <Link to={PATHS['as-of']} {...props} />}>
          {t('pages.as-of')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/**
 * Counts the changes that guests don't see, and leads to their review, which publishes them; before the first publication, which
 * has nothing to compare, it publishes at once, but for a venue without dishes (rule 18).
 */
export function PublishButton({ venue, loadReview }: Props) {
  const { t } = useTranslation();
  const count = useUnpublished(venue.id);
  const rises = useRises(count);
  const publish = usePublish();
  const first = useFirstPublish(venue.id);
  const queries = useQueryClient();
  const { data: shown } = useQuery(dialogShown);
  const opened = shown === 'review';
  const review = useLazy(loadReview, opened);
  const show = (dialog: DialogShown) => queries.setQueryData(dialogShown.queryKey, dialog);
  // A change that is being saved is waited for in the review, which lists it.
  const publishAtOnce = () => (isSaving(queries) ? show('review') : publish.mutate(undefined));
  const readOnly = useReadOnly();
  const isWaiting = count > 0;
  const Picture = isWaiting ? IconUpload : IconCircleCheck;
  const variant = isWaiting ? 'filled' : 'default';
  return (
    <div className={styles.group}>
      <Button
        className={styles.button}
        variant={variant}
        loading={publish.isPending || first.isPending}
        leftSection={<Picture size={18} stroke={1.75} aria-hidden className={styles.picture} />}
        rightSection={isWaiting && <Badge count={count} rises={rises} />}
        title={isWaiting ? t('publishing.waiting', { count }) : t('publishing.nothingWaiting')}
        onClick={() => (venue.published_at ? show('review') : first.publish())}
        {...readOnly}
      >
        {t('publishing.publish')}
      </Button>
      {venue.published_at && <More variant={variant} onPublish={publishAtOnce} />}
      {review && <review.ReviewDialog opened={opened} onClose={() => show('closed')} />}
    </div>
  );
}

import { Button } from '@mantine/core';
import {
  type Icon,
  IconCalendarTime,
  IconExternalLink,
  IconEye,
  IconLink,
  IconPrinter,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { PATHS } from '../platform/paths.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { instantWords } from '../ui/format/dates.ts';
import type { PublishedVenue } from './code-queries.ts';
import { CopyButton } from './copy-button.tsx';
import { MenuCode } from './menu-code.tsx';
import styles from './menu-dialog.module.css';
import { usePublish, withoutDishesQuery } from './publish.ts';

const loadFirst = lazy(withPhrases(() => import('./first-publication.tsx'), 'downloads'));

type PublicMenuProps = { venue: PublishedVenue; at: string; isFirst: boolean; onClose: () => void };

/** The code and the link of a menu that guests can read; after the first publication also what to do with them. */
function PublicMenu({ venue, at, isFirst, onClose }: PublicMenuProps) {
  const { t, i18n } = useTranslation();
  const { full_name, menu_url: address, time_zone } = venue;
  const link = useRef<HTMLAnchorElement>(null);
  const first = useLazy(loadFirst, isFirst);
  useEffect(() => {
    // The button of the first publication has gone, and the focus with it.
    if (document.activeElement === document.body) link.current?.focus();
  }, []);
  return (
    <div className={styles.body}>
      {isFirst && first ? <first.FirstPublication /> : <p className={styles.text}>{t('address.text')}</p>}
      <figure className={styles.card}>
        <MenuCode address={address} />
        <figcaption>{full_name}</figcaption>
      </figure>
      <a
        ref={link}
        href={address}
        target="_blank"
        rel="noreferrer"
        className={styles.link}
        aria-label={t('address.newTab', { address })}
      >
        <span dir="ltr">{address.replace(/^https?:\/\//, '')}</span>
        <IconExternalLink size={18} stroke={1.75} aria-hidden />
      </a>
      <CopyButton address={address} />
      <Printing venue={venue} />
      <Part load={loadMenuLinks} Picture={IconLink} words={t('menuLinks.title')} venue={venue} />
      <Previews venue={venue} />
      <AsOf onClose={onClose} />
      <p className={styles.since}>
        {t('publishing.since', { date: instantWords(at, i18n.language, time_zone) })}
      </p>
    </div>
  );
}

type PartProps = {
  load: () => Promise<{ Links: ComponentType<{ venue: PublishedVenue }> }>;
  Picture: Icon;
  words: string;
  venue: PublishedVenue;
};

/** A part of the dialog that is read, or made, once it is asked for. */
function Part({ load, Picture, words, venue }: PartProps) {
  const [isWanted, setWanted] = useState(false);
  const part = useLazy(load, isWanted);
  if (part) return <part.Links venue={venue} />;
  return (
    <Button
      variant="subtle"
      loading={isWanted}
      leftSection={<Picture size={18} stroke={1.75} aria-hidden />}
      onClick={() => setWanted(true)}
    >
      {words}
    </Button>
  );
}

const loadDownloads = lazy(
  withPhrases(async () => ({ Links: (await import('./code-downloads.tsx')).CodeDownloads }), 'downloads'),
);
const loadMenuLinks = lazy(withPhrases(() => import('./menu-links.tsx'), 'lists'));
const loadPreviews = lazy(withPhrases(() => import('./preview-links.tsx'), 'lists'));

/** The files to print. */
export function Printing({ venue }: { venue: PublishedVenue }) {
  const { t } = useTranslation();
  return <Part load={loadDownloads} Picture={IconPrinter} words={t('publishing.print')} venue={venue} />;
}

function Previews({ venue }: { venue: PublishedVenue }) {
  const { t } = useTranslation();
  return <Part load={loadPreviews} Picture={IconEye} words={t('previews.title')} venue={venue} />;
}

/** The way to what guests see at a moment. */
function AsOf({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="subtle"
      leftSection={<IconCalendarTime size={18} stroke={1.75} aria-hidden />}
      renderRoot={(props) => <Link to={PATHS['as-of']} search={{ of: 'live' }} {...props} />}
      onClick={onClose}
    >
      {t('pages.as-of')}
    </Button>
  );
}

/** Before the first publication: no guest finds anything, and the way to change that. */
function NeverPublished({ venue }: { venue: PublishedVenue }) {
  const { t } = useTranslation();
  const publish = usePublish();
  const readOnly = useReadOnly();
  const { data: isEmpty = false } = useQuery(withoutDishesQuery(venue.id));
  return (
    <div className={styles.body}>
      <img src="/cloche.svg" width={210} height={140} alt="" />
      <p className={styles.never}>{t('address.neverTitle')}</p>
      <p className={styles.text}>{t(isEmpty ? 'address.noDishes' : 'address.neverText')}</p>
      <Button {...readOnly} loading={publish.isPending} onClick={() => publish.mutate()}>
        {t(isEmpty ? 'address.publishEmpty' : 'publishing.publish')}
      </Button>
      <Previews venue={venue} />
    </div>
  );
}

type Props = { venue: PublishedVenue; opened: boolean; isFirst: boolean; onClose: () => void };

/** The dialog of the code and the link, or before the first publication of what there is to come. */
export function MenuDialog({ venue, opened, isFirst, onClose }: Props) {
  const { t } = useTranslation();
  const { published_at: at } = venue;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('publishing.title')} size="28rem">
      {at ? (
        <PublicMenu venue={venue} at={at} isFirst={isFirst} onClose={onClose} />
      ) : (
        <NeverPublished venue={venue} />
      )}
    </Dialog>
  );
}

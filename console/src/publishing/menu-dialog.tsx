import { Button } from '@mantine/core';
import { IconExternalLink, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { instantWords } from '../ui/format/dates.ts';
import type { DownloadedVenue } from './code-queries.ts';
import { CopyButton } from './copy-button.tsx';
import { MenuCode } from './menu-code.tsx';
import styles from './menu-dialog.module.css';
import { usePublish } from './publish.ts';

/** The venue's facts about its public menu: its address and its last publication. */
export type PublishedVenue = DownloadedVenue & { published_at: string | null; time_zone: string };

const loadDownloads = lazy(withPhrases(() => import('./code-downloads.tsx'), 'downloads'));

/** The files to print, which are made once they are asked for. */
export function Printing({ venue }: { venue: PublishedVenue }) {
  const { t } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  const downloads = useLazy(loadDownloads, isWanted);
  if (downloads) return <downloads.CodeDownloads venue={venue} />;
  return (
    <Button
      variant="subtle"
      loading={isWanted}
      leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
      onClick={() => setWanted(true)}
    >
      {t('publishing.print')}
    </Button>
  );
}

const loadFirst = lazy(withPhrases(() => import('./first-publication.tsx'), 'downloads'));

type PublicMenuProps = { venue: PublishedVenue; at: string; isFirst: boolean };

/** The code and the link of a menu that guests can read; after the first publication also what to do with them. */
function PublicMenu({ venue, at, isFirst }: PublicMenuProps) {
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
      {isFirst && first ? <first.FirstPublication /> : <p className={styles.text}>{t('publishing.text')}</p>}
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
        aria-label={t('publishing.newTab', { address })}
      >
        <span dir="ltr">{address.replace(/^https?:\/\//, '')}</span>
        <IconExternalLink size={18} stroke={1.75} aria-hidden />
      </a>
      <CopyButton address={address} />
      <Printing venue={venue} />
      <p className={styles.since}>
        {t('publishing.since', { date: instantWords(at, i18n.language, time_zone) })}
      </p>
    </div>
  );
}

/** Before the first publication: no guest finds anything, and the way to change that. */
function NeverPublished() {
  const { t } = useTranslation();
  const publish = usePublish();
  const readOnly = useReadOnly();
  return (
    <div className={styles.body}>
      <img src="/cloche.svg" width={210} height={140} alt="" />
      <p className={styles.never}>{t('publishing.neverTitle')}</p>
      <p className={styles.text}>{t('publishing.neverText')}</p>
      <Button {...readOnly} loading={publish.isPending} onClick={() => publish.mutate()}>
        {t('publishing.publish')}
      </Button>
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
      {at ? <PublicMenu venue={venue} at={at} isFirst={isFirst} /> : <NeverPublished />}
    </Dialog>
  );
}

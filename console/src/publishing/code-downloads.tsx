import { Loader } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileUrl } from '../ui/controls/use-local-url.ts';
import { useFocusRestored } from '../ui/dialogs/use-focus-restored.ts';
import { FailedList } from '../ui/lists/list-states.tsx';
import styles from './code-downloads.module.css';
import type { CodeFile } from './code-files.ts';
import { codeFileQuery, type DownloadedVenue, logoQuery } from './code-queries.ts';
import { notePrinted } from './printed.ts';

const FILES = [
  { kind: 'A6', ending: '-a6.pdf' },
  { kind: 'A4', ending: '-a4.pdf' },
  { kind: 'png', ending: '.png' },
  { kind: 'svg', ending: '.svg' },
] as const satisfies readonly { kind: CodeFile; ending: string }[];

type FileProps = {
  venue: DownloadedVenue;
  logo: string | undefined;
  file: (typeof FILES)[number];
  /** Asks for the logo again, which may be another by now. */
  onRetry: () => Promise<unknown>;
};

function Download({ venue, logo, file: { kind, ending }, onRetry }: FileProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(codeFileQuery(kind, venue, logo));
  const url = useFileUrl(data);
  const queries = useQueryClient();
  // The button to try again goes as soon as it is pressed.
  useFocusRestored(error === null);
  const words = (
    <>
      <span className={styles.name}>{t(`downloads.files.${kind}.name`)}</span>
      <span className={styles.use}>{t(`downloads.files.${kind}.use`)}</span>
    </>
  );
  if (error)
    return (
      <button type="button" className={styles.file} onClick={() => void onRetry().then(() => refetch())}>
        <span className={styles.words}>
          <span className={styles.name}>{t(`downloads.files.${kind}.name`)}</span>
          <span className={styles.failed}>{t('downloads.failed')}</span>
        </span>
      </button>
    );
  if (!url)
    return (
      <span className={styles.file} data-waiting>
        <span className={styles.words}>{words}</span>
        <Loader size={20} aria-label={t('interface.loading')} role="img" />
      </span>
    );
  return (
    <a
      href={url}
      download={`${venue.slug}${ending}`}
      className={styles.file}
      onClick={() => notePrinted(queries, venue.id)}
    >
      <span className={styles.words}>{words}</span>
      <IconDownload size={20} stroke={1.75} aria-hidden className={styles.mark} />
    </a>
  );
}

/** The files of a venue's code; each is offered once its code has been read back. */
export function CodeDownloads({ venue }: { venue: DownloadedVenue }) {
  const { t } = useTranslation();
  const { data: logo, isPending, error, refetch } = useQuery(logoQuery(venue));
  const list = useRef<HTMLUListElement>(null);
  // The button that asked for the files has gone, and the focus with it.
  useEffect(() => list.current?.focus(), []);
  // The focus has shown an empty list, whose files then come below the end of a phone's screen.
  useEffect(() => {
    if (!isPending) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isPending]);
  // Cards without the logo would be printed as if they were right.
  if (error && logo === undefined) return <FailedList error={error} onRetry={refetch} />;
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className={styles.files}
      aria-label={t('downloads.title')}
      aria-busy={isPending}
    >
      {!isPending &&
        FILES.map((file) => (
          <li key={file.kind}>
            <Download venue={venue} logo={logo ?? undefined} file={file} onRetry={refetch} />
          </li>
        ))}
    </ul>
  );
}

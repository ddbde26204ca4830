import { Button } from '@mantine/core';
import { IconFileZip, IconUpload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MENUS } from '../catalogue/levels.ts';
import { namesQuery } from '../catalogue/queries.ts';
import { withPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { showFailure } from '../platform/notices.ts';
import { FileChoice } from '../ui/controls/file-choice.tsx';
import { useLocalUrl } from '../ui/controls/use-local-url.ts';
import { useAsked } from '../ui/dialogs/use-opening.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { venueQuery } from '../venues/venues.ts';
import { FileProblem } from './file-problem.ts';
import type { VenueFile } from './read-file.ts';
import styles from './venue-file.module.css';

const loadReader = lazy(() => import('./read-file.ts'));
const loadWriter = lazy(() => import('./write-file.ts'));
const loadDialog = lazy(withPhrases(() => import('./import-dialog.tsx'), 'saving'));

/** The button that makes the file, and says how many of its pictures are in it. */
function DownloadButton({ name }: { name: string }) {
  const { t } = useTranslation();
  const localUrl = useLocalUrl();
  const [done, setDone] = useState<{ done: number; total: number }>();
  const [stop] = useState(() => new AbortController());
  useEffect(() => () => stop.abort(), [stop]);
  const make = useMutation({
    mutationFn: async () => {
      const { writeVenueFile } = await loadWriter();
      return writeVenueFile((count, total) => setDone({ done: count, total }), stop.signal);
    },
    onSuccess: (file) => {
      const href = localUrl(file) ?? '';
      Object.assign(document.createElement('a'), { href, download: `${name}.zip` }).click();
    },
    onSettled: () => setDone(undefined),
  });
  return (
    <>
      <Button
        size="sm"
        variant="default"
        loading={make.isPending}
        leftSection={<IconFileZip size={18} stroke={1.75} aria-hidden />}
        onClick={() => make.mutate()}
      >
        {t('venueFile.download')}
      </Button>
      <span role="status" className={styles.state}>
        {done && t('venueFile.packing', done)}
      </span>
    </>
  );
}

/** The button that takes a file, which is busy while that is read. */
function TakeButton({ onRead }: { onRead: (file: VenueFile, name: string) => void }) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  const read = useMutation({
    mutationFn: async (file: File) => {
      const { readVenueFile } = await loadReader();
      return readVenueFile(file);
    },
    onSuccess: (file, { name }) => onRead(file, name),
    onError: (error) =>
      showFailure(error, error instanceof FileProblem ? t(`venueFile.problems.${error.kind}`) : undefined),
    meta: { tellsFailure: true },
  });
  return (
    <FileChoice
      {...readOnly}
      accept=".zip,application/zip"
      size="sm"
      loading={read.isPending}
      leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />}
      onTake={(file) => read.mutate(file)}
    >
      {t('venueFile.take')}
    </FileChoice>
  );
}

/** The ways of the whole venue into a file and out of one. */
export function VenueFileTools() {
  const { t } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const { data: menus } = useQuery(namesQuery(MENUS));
  const { asked, times, ask, dialog } = useAsked<{ file: VenueFile; name: string }>();
  const loaded = useLazy(loadDialog, asked !== undefined);
  if (!venue) return null;
  return (
    <section className={styles.tools} aria-label={t('venueFile.label')}>
      <p className={styles.hint}>{t('venueFile.hint')}</p>
      <DownloadButton name={venue.full_name} />
      <TakeButton onRead={(file, name) => ask({ file, name })} />
      {loaded && asked && menus && (
        <loaded.ImportDialog key={times} {...asked} {...dialog} venue={venue} isEmpty={menus.length === 0} />
      )}
    </section>
  );
}

import { Button, Progress, Text } from '@mantine/core';
import type { Locale } from '@sofra/contract/languages/locales';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BRANDING } from '../branding/branding-queries.ts';
import { CATALOGUE } from '../catalogue/queries.ts';
import { i18n } from '../platform/i18n.ts';
import { PartlyTakenBack, tellPartsFailure } from '../platform/in-parts.ts';
import { isolate } from '../platform/isolate.ts';
import { showSuccess } from '../platform/notices.ts';
import { CheckBox } from '../ui/controls/check-box.tsx';
import { Dialog, DialogFoot } from '../ui/dialogs/dialog.tsx';
import type { Venue } from '../venues/venues.ts';
import { venueQuery, venuesQuery } from '../venues/venues.ts';
import { type BroughtIn, bringIn, type Wanted } from './bring-in.ts';
import { FileFigures } from './file-figures.tsx';
import type { VenueFile } from './read-file.ts';
import { figuresOf } from './venue-document.ts';
import styles from './venue-file.module.css';

type Props = {
  file: VenueFile;
  name: string;
  venue: Venue;
  isEmpty: boolean;
  opened: boolean;
  onClose: () => void;
};

type State = { done: number; total: number; isPaused: boolean };

const PER_CENT = 100;

const STALE = [CATALOGUE, BRANDING, venueQuery.queryKey, venuesQuery.queryKey, ['history']];

/** The pictures on their way, and what is sent once they are there; leaving gives it up, and nothing of it stands. */
function useBringIn({ file, onClose }: Props) {
  const [state, setState] = useState<State>();
  const queries = useQueryClient();
  const [stop] = useState(() => new AbortController());
  useEffect(() => () => stop.abort(), [stop]);
  const bring = useMutation({
    mutationFn: (wanted: Wanted) =>
      bringIn(file, wanted, {
        onProgress: (done, total) => setState({ done, total, isPaused: false }),
        onPause: (isPaused) => setState((before) => before && { ...before, isPaused }),
        signal: stop.signal,
      }),
    onSuccess: onClose,
    onError: (error) => {
      if (stop.signal.aborted && !(error instanceof PartlyTakenBack)) showSuccess(i18n.t('parts.givenUp'));
      else tellPartsFailure(error);
      return Promise.all(STALE.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onSettled: () => setState(undefined),
    meta: {
      stale: STALE,
      counts: true,
      tellsFailure: true,
      notice: (_wanted: Wanted, { unreadable }: BroughtIn) =>
        [
          i18n.t('venueFile.done', { figure: figuresOf(file.document).menus }),
          unreadable > 0 && i18n.t('venueFile.unreadable', { figure: unreadable }),
        ]
          .filter(Boolean)
          .join(' '),
    },
  });
  const leave = () => {
    stop.abort();
    onClose();
  };
  return { bring, state, leave };
}

/** How far the pictures are, told every now and then to those who hear it. */
function PicturesProgress({ done, total, isPaused }: State) {
  const { t } = useTranslation();
  const words = t('venueFile.sending', { done, total });
  return (
    <div>
      <Progress value={total === 0 ? PER_CENT : (done / total) * PER_CENT} aria-label={words} />
      <p role="status" className={styles.hint}>
        {isPaused ? t('venueFile.paused') : words}
      </p>
    </div>
  );
}

/** Shows what a venue's file brings, and brings it in. */
export function ImportDialog(props: Props) {
  const { file, name, venue, isEmpty, opened } = props;
  const { t, i18n: screen } = useTranslation();
  const [wanted, setWanted] = useState<Wanted>({ details: isEmpty, look: isEmpty });
  const { bring, state, leave } = useBringIn(props);
  const take = (part: keyof Wanted) => ({
    checked: wanted[part],
    disabled: bring.isPending,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setWanted((before) => ({ ...before, [part]: currentTarget.checked })),
  });
  return (
    <Dialog
      opened={opened}
      onClose={leave}
      title={t('venueFile.title', { name: isolate(name, screen.language as Locale) })}
    >
      <div className={styles.parts}>
        <FileFigures file={file} venue={venue} />
        <CheckBox label={t('venueFile.details')} {...take('details')} />
        {wanted.details && <Text className={styles.hint}>{t('venueFile.detailsStay')}</Text>}
        <CheckBox label={t('venueFile.look')} {...take('look')} />
        <Text className={styles.hint}>{t('venueFile.kept')}</Text>
        {state && <PicturesProgress {...state} />}
        <DialogFoot onCancel={leave}>
          <Button data-autofocus loading={bring.isPending} onClick={() => bring.mutate(wanted)}>
            {t('venueFile.add')}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}

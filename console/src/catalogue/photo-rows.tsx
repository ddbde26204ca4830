import { Button, CloseButton, Select } from '@mantine/core';
import { problemText } from '@sofra/contract/api/problems';
import type { Locale } from '@sofra/contract/languages/locales';
import { UPLOAD } from '@sofra/contract/limits';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../platform/notices.ts';
import { Badge } from '../ui/feedback/badge.tsx';
import { FLOATING } from '../ui/layout/floating.ts';
import type { Photo } from './photo-queue.ts';
import styles from './photos-dialog.module.css';
import type { Row } from './rows.ts';

/** A small picture; an empty frame where it can't be shown. */
function Thumb({ url }: { url: string | null | undefined }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className={styles.thumb}>
      {url && !isBroken && (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      )}
    </span>
  );
}

/** How far a photo is on its way, or why it can't be sent. */
function PhotoProgress({ photo: { state }, onRetry }: { photo: Photo; onRetry: () => void }) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language as Locale;
  if (state.kind === 'there') return <IconCheck size={20} className={styles.there} aria-hidden />;
  if (state.kind !== 'failed')
    return (
      <progress
        className={styles.progress}
        aria-label={t('picture.uploading')}
        value={state.kind === 'coming' ? state.share : 0}
      />
    );
  const words = {
    unreadable: () => problemText('image_unreadable', locale),
    large: () => problemText('file_too_large', locale, { max: UPLOAD.maxBytes }),
    refused: () => failureText(state.error),
  };
  return (
    <span className={styles.failed} role="alert">
      {words[state.why]()}
      {state.why === 'refused' && (
        <Button variant="default" size="compact-md" onClick={onRetry}>
          {t('interface.tryAgain')}
        </Button>
      )}
    </span>
  );
}

// More would not stand beside each other on a phone.
const MOST_NEAR = 3;

type WaitingProps = {
  photo: Photo;
  rows: ReadonlyMap<string, Row>;
  offered: readonly { value: string; label: string }[];
  onChoose: (dish: string) => void;
  onRetry: () => void;
};

/** A photo that waits for its record: those that its name may mean, and all others. */
export function WaitingPhoto({ photo, rows, offered, onChoose, onRetry }: WaitingProps) {
  const { t } = useTranslation();
  const { file, url, near, state } = photo;
  const guesses = near.flatMap((id) => rows.get(id) ?? []).slice(0, MOST_NEAR);
  return (
    <li className={styles.row}>
      <Thumb url={url} />
      <div className={styles.words}>
        <bdi className={styles.file}>{file.name}</bdi>
        {state.kind !== 'failed' && guesses.length > 0 && (
          <div className={styles.near}>
            {guesses.map(({ id, title }) => (
              <Button
                key={id}
                variant="default"
                size="compact-md"
                aria-label={t('photos.takePlace', { file: file.name, title })}
                onClick={() => onChoose(id)}
              >
                <bdi>{title}</bdi>
              </Button>
            ))}
          </div>
        )}
      </div>
      {state.kind === 'failed' ? (
        <PhotoProgress photo={photo} onRetry={onRetry} />
      ) : (
        <Select
          searchable
          selectFirstOptionOnChange
          withScrollArea={false}
          classNames={{ root: styles.choose ?? '', options: styles.options ?? '' }}
          aria-label={t('photos.place', { file: file.name })}
          placeholder={t('photos.choose')}
          nothingFoundMessage={t('photos.nothingFound')}
          comboboxProps={{ portalProps: { target: `#${FLOATING}` }, zIndex: 300 }}
          data={[...offered]}
          value={null}
          onChange={(id) => id && onChoose(id)}
        />
      )}
    </li>
  );
}

type MatchedProps = {
  photo: Photo;
  row: Row | undefined;
  /** Whether a photo that is there stays. */
  isKept: boolean;
  onTakeAway: () => void;
  onRetry: () => void;
};

/** A photo with its record, and the photo that it would replace. */
export function MatchedPhoto({ photo, row, isKept, onTakeAway, onRetry }: MatchedProps) {
  const { t } = useTranslation();
  const { file, url } = photo;
  const title = row?.title ?? '';
  const former = row?.settings?.preview_photo_url;
  return (
    <li className={styles.row} data-kept={(isKept && Boolean(former)) || undefined}>
      {former && (
        <>
          <Thumb url={former} />
          <IconArrowRight size={18} className={styles.arrow} aria-hidden />
        </>
      )}
      <Thumb url={url} />
      <div className={styles.words}>
        <bdi className={styles.title}>{title}</bdi>
        <bdi className={styles.file}>{file.name}</bdi>
        {former && !isKept && <Badge>{t('photos.replace')}</Badge>}
      </div>
      <PhotoProgress photo={photo} onRetry={onRetry} />
      <CloseButton
        size={44}
        iconSize={20}
        aria-label={t('photos.takeAway', { file: file.name, title })}
        onClick={onTakeAway}
      />
    </li>
  );
}

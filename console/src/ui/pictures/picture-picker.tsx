import { Button } from '@mantine/core';
import { problemText } from '@sofra/contract/api/problems';
import type { Locale } from '@sofra/contract/languages/locales';
import { UPLOAD } from '@sofra/contract/limits';
import { fileSize } from '@sofra/contract/pictures/file-size';
import { IconCrop, IconPhotoPlus, IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy, useLazy } from '../../platform/lazy.ts';
import { failureText, showFailure } from '../../platform/notices.ts';
import { FieldGroup } from '../controls/field-group.tsx';
import { useReadOnly } from '../feedback/read-only.tsx';
import { savedFile } from './picture-files.ts';
import styles from './picture-picker.module.css';
import type { Picture } from './use-picture.ts';

type Props = {
  label: string;
  picture: Picture;
  /** The recommended size in pixels. */
  size: { width: number; height: number };
};

function useDrop(pick: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const { disabled: isReadOnly = false } = useReadOnly();
  // The browser must not open a dropped file in place of this page, taken or not.
  const props = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      if (isReadOnly) event.dataTransfer.dropEffect = 'none';
      else setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file && !isReadOnly) pick(file);
    },
  };
  return { isOver, props };
}

function Uploading({ share }: { share: number }) {
  const { t } = useTranslation();
  const percent = Math.round(share * 100);
  return (
    <div className={styles.uploading}>
      <progress className={styles.progress} aria-label={t('picture.uploading')} max={100} value={percent} />
      <span aria-hidden="true">{percent}%</span>
    </div>
  );
}

/** The problem of the chosen file, and its remedy. */
function PictureTrouble({ picture }: { picture: Picture }) {
  const { t, i18n } = useTranslation();
  const { problem, pick } = picture;
  const locale = i18n.language as Locale;
  if (!problem) return null;
  const text =
    problem.kind === 'failed'
      ? failureText(problem.error)
      : problem.kind === 'large'
        ? problemText('file_too_large', locale, { max: UPLOAD.maxBytes })
        : problemText('image_unreadable', locale);
  return (
    <div className={styles.trouble}>
      <p>{text}</p>
      {problem.kind === 'failed' && (
        <Button variant="default" size="sm" onClick={() => pick(problem.file)}>
          {t('interface.tryAgain')}
        </Button>
      )}
    </div>
  );
}

// The dialog loads when a part is asked for.
const loadCrop = lazy(() => import('./crop-dialog.tsx'));

/** The whole of what a picker shows: the file that was chosen, or the saved picture, which is fetched when it is asked for. */
function useWhole({ file, url }: Picture) {
  const [saved, setSaved] = useState<{ url: string; file: File }>();
  const ask = async () => {
    if (file || !url || saved?.url === url) return;
    setSaved({ url, file: await savedFile(url) });
  };
  return { whole: file ?? (saved?.url === url ? saved?.file : undefined), ask };
}

/** Offers to choose which part of the picture is to be shown. */
function Crop({ picture, size }: Pick<Props, 'picture' | 'size'>) {
  const { t } = useTranslation();
  const { isCropping, setCropping, crop } = picture;
  const { whole, ask } = useWhole(picture);
  const dialog = useLazy(loadCrop, isCropping);
  if (!picture.url) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconCrop size={18} aria-hidden />}
        onClick={() => void ask().then(() => setCropping(true), showFailure)}
      >
        {t('picture.crop')}
      </Button>
      {dialog && isCropping && whole && (
        <dialog.CropDialog
          file={whole}
          size={size}
          onCrop={(part) => {
            setCropping(false);
            crop(whole, part);
          }}
          onClose={() => setCropping(false)}
        />
      )}
    </>
  );
}

/** Picks a picture, by choosing a file or by dropping one: preview, progress, deletion, and what is wrong (rule 30). */
export function PicturePicker({ label, picture, size }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { isOver, props } = useDrop(picture.pick);
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (file) picture.pick(file);
    // The same file may be chosen again after a failure.
    input.value = '';
  };
  const { url, share } = picture;
  const megabytes = (bytes: number) => fileSize(bytes, i18n.language as Locale);
  const sizes = ({ before, after }: { before: number; after: number }) => ({
    before: megabytes(before),
    after: megabytes(after),
  });
  return (
    <FieldGroup label={label} className={styles.field} describedBy={`${id}hint`}>
      <label
        className={styles.drop}
        data-over={isOver || undefined}
        data-filled={url ? true : undefined}
        {...props}
      >
        <input
          type="file"
          className={styles.input}
          accept={UPLOAD.extensions.join()}
          aria-describedby={`${id}hint`}
          onChange={choose}
        />
        {url && (
          <img
            src={url}
            alt=""
            className={styles.picture}
            data-square={size.width === size.height || undefined}
          />
        )}
        <span className={styles.invitation}>
          {url ? <IconPhotoUp size={20} aria-hidden /> : <IconPhotoPlus size={32} stroke={1.5} aria-hidden />}
          <span>
            <b>{t(url ? 'picture.replace' : 'picture.choose')}</b>
            {!url && <span className={styles.orDrop}> {t('picture.drop')}</span>}
          </span>
        </span>
        {share !== null && <Uploading share={share} />}
      </label>
      <div className={styles.foot}>
        <p id={`${id}hint`} className={styles.hint}>
          {t('picture.hint', { ...size, max: fileSize(UPLOAD.maxBytes, i18n.language as Locale) })}
        </p>
        <p role="status" className={styles.hint}>
          {picture.made && t('picture.made', sizes(picture.made))}
        </p>
        <Crop picture={picture} size={size} />
        {url && (
          <Button
            variant="subtle"
            color="red"
            size="sm"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={picture.clear}
          >
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <div role="alert">
        <PictureTrouble picture={picture} />
      </div>
    </FieldGroup>
  );
}

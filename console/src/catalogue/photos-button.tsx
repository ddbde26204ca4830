import { Button, Loader } from '@mantine/core';
import { UPLOAD } from '@sofra/contract/limits';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { useAsked } from '../ui/dialogs/use-opening.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { hasFiles } from '../ui/layout/refused-files.ts';
import styles from './photos-button.module.css';
import type { Place } from './place.ts';

/** The row of a list under the pointer, if there is one. */
const rowOf = ({ target }: DragEvent) =>
  target instanceof Element ? target.closest('tr')?.dataset.key : undefined;

// A dialog has places of its own for files.
const isOpen = () => document.querySelector('[aria-modal=true]') !== null;

/**
 * Takes files that are dropped anywhere on the page while no dialog is open; a single one also with the row that it was dropped on.
 * Answers whether files are over the page.
 */
function useFileDrop(
  take: (files: readonly File[], row: string | undefined) => void,
  isOff: boolean,
): boolean {
  const [isOver, setOver] = useState(false);
  const onFiles = useEffectEvent(take);
  useEffect(() => {
    if (isOff) return;
    const stop = new AbortController();
    const { signal } = stop;
    const hear = (name: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      // Before the frame, which refuses what nobody takes (`useRefusedFiles`).
      document.addEventListener(
        name,
        (event) => !event.defaultPrevented && hasFiles(event) && !isOpen() && act(event),
        { signal },
      );
    hear('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    // Without a next element the files have left the window.
    hear('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    hear('drop', (event) => {
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      onFiles(files, files.length === 1 ? rowOf(event) : undefined);
    });
    return () => stop.abort();
  }, [isOff]);
  return isOver && !isOff;
}

const load = lazy(withPhrases(() => import('./photos-dialog.tsx'), 'picture', 'unsaved'));

/** Files that came together; `row` is the record that a single one was dropped on. */
type Given = { files: readonly File[]; row: string | undefined };

/** Takes photos for the records of a list: by a button, or dropped anywhere on the page. */
export function PhotosButton({ place }: { place: Place }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { disabled: isReadOnly = false, ...readOnly } = useReadOnly();
  const { asked: given, times, ask, dialog } = useAsked<Given>();
  const loaded = useLazy(load, given !== undefined);
  const take = (files: readonly File[], row?: string) => {
    if (files.length > 0) ask({ files, row });
  };
  const isOver = useFileDrop(take, isReadOnly);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take([...(currentTarget.files ?? [])]);
    // The same files may be chosen again.
    currentTarget.value = '';
  };
  const isComing = dialog.opened && !loaded;
  return (
    <>
      <input ref={input} type="file" multiple hidden accept={UPLOAD.extensions.join()} onChange={choose} />
      <Button
        {...readOnly}
        disabled={isReadOnly}
        variant="default"
        leftSection={
          isComing ? (
            <Loader size={20} color="currentColor" />
          ) : (
            <IconPhotoPlus size={20} stroke={1.75} aria-hidden />
          )
        }
        aria-busy={isComing}
        onClick={() => input.current?.click()}
      >
        {t('photos.label')}
      </Button>
      {isOver && (
        <div className={styles.over}>
          <IconPhotoPlus size={48} stroke={1.5} aria-hidden />
          {t('photos.drop')}
        </div>
      )}
      {loaded && given && <loaded.PhotosDialog key={times} {...given} {...dialog} place={place} />}
    </>
  );
}

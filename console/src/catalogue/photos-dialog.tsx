import { Button, FileButton, Switch, Text } from '@mantine/core';
import { PAGE, UPLOAD } from '@sofra/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogFoot } from '../ui/dialogs/dialog.tsx';
import { LeaveQuestion, useUnsavedChanges } from '../ui/dialogs/unsaved-changes.tsx';
import { FailedList } from '../ui/lists/list-states.tsx';
import { useAbove } from './above.ts';
import { matchPhotos, type NamedDish } from './photo-names.ts';
import { type Photo, PhotoQueue } from './photo-queue.ts';
import { MatchedPhoto, WaitingPhoto } from './photo-rows.tsx';
import styles from './photos-dialog.module.css';
import type { Place } from './place.ts';
import { namesQuery, wholeListQuery } from './queries.ts';
import type { Row } from './rows.ts';
import { usePhotosSave } from './use-photos-save.ts';

type Props = {
  place: Place;
  files: readonly File[];
  /** The record that a single file was dropped on. */
  row: string | undefined;
  opened: boolean;
  onClose: () => void;
};

/** Photos on their way to the server; what is on its way ends with the page too. */
function useQueue() {
  const [queue] = useState(() => new PhotoQueue());
  useEffect(() => () => queue.end(), [queue]);
  return { queue, ...useSyncExternalStore(queue.subscribe, queue.now) };
}

/** Takes files in, each matched to its record by its name; a record that has a photo already is not offered again. */
function useFiles(queue: PhotoQueue, { files, row }: Props, names: readonly NamedDish[] | undefined) {
  const [isCut, setCut] = useState(false);
  const add = (more: readonly File[]) => {
    const { photos } = queue.now();
    const room = PAGE.maxSize - photos.length;
    const taken = more.slice(0, room);
    setCut(more.length > room);
    const free = (names ?? []).filter(({ id }) => photos.every(({ dish }) => dish !== id));
    const matched = matchPhotos(
      taken.map(({ name }) => name),
      free,
    );
    queue.add(taken.map((file, at) => ({ file, dish: undefined, near: [], ...matched[at] })));
  };
  const begin = useEffectEvent(() => {
    if (queue.now().photos.length > 0) return;
    const [only] = files;
    if (only && row) queue.add([{ file: only, dish: row, near: [] }]);
    else add(files);
  });
  useEffect(() => {
    if (names) begin();
  }, [names]);
  return { add, isCut };
}

const hasPhoto = (row: Row | undefined) => Boolean(row?.settings?.preview_photo_url);

/** The photos by where they stand: without a record, with one, and those of these that would replace another. */
function groupsOf(photos: readonly Photo[], rows: ReadonlyMap<string, Row>, isKept: boolean) {
  const matched = photos.filter(({ dish }) => dish !== undefined && rows.has(dish));
  const replacing = matched.filter(({ dish }) => hasPhoto(rows.get(dish ?? '')));
  const failed = matched.filter(({ state }) => state.kind === 'failed');
  const isUsed = (photo: Photo) => !failed.includes(photo) && !(isKept && replacing.includes(photo));
  return {
    waiting: photos.filter((photo) => !matched.includes(photo)),
    // What can't be used and what would be replaced is seen first.
    matched: [...new Set([...failed, ...replacing, ...matched])],
    replacing,
    failed,
    used: matched.filter(isUsed),
  };
}

/** Shows which record of a list gets which photo, and gives them their photos as one change. */
export function PhotosDialog(props: Props) {
  const { place, opened, onClose } = props;
  const { t } = useTranslation();
  const { title } = useAbove(place);
  const list = useQuery(wholeListQuery(place));
  const names = useQuery(namesQuery(place));
  const { queue, photos, isPaused } = useQueue();
  const [isKept, setKept] = useState(false);
  const { add, isCut } = useFiles(queue, props, names.data);
  const rows = new Map((list.data ?? []).map((row) => [row.id, row]));
  const { waiting, matched, replacing, failed, used } = groupsOf(photos, rows, isKept);
  const end = () => {
    queue.end();
    onClose();
  };
  const saving = usePhotosSave({ place, used, rows, onClose: end });
  const leaving = useUnsavedChanges(opened && saving.isWanted, () => {
    saving.giveUp();
    end();
  });
  const unread = [list, names].find(({ data, error }) => error && !data);
  const offered = (list.data ?? []).map((row) => ({ value: row.id, label: row.title }));
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  return (
    <Dialog
      opened={opened}
      onClose={leaving.close}
      size="46rem"
      title={t('photos.title', { title })}
      isCovered={leaving.isAsked}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button below */}
      <div className={styles.parts} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        {unread?.error && <FailedList error={unread.error} onRetry={unread.refetch} />}
        {list.data?.length === 0 && <Text>{t('photos.empty')}</Text>}
        {waiting.length > 0 && list.data && (
          <section className={styles.tray} aria-label={t('photos.waiting', { count: waiting.length })}>
            <h3>{t('photos.waiting', { count: waiting.length })}</h3>
            <Text className={styles.hint}>{t('photos.waitingHint')}</Text>
            <ul>
              {waiting.map((photo) => (
                <WaitingPhoto
                  key={photo.key}
                  photo={photo}
                  rows={rows}
                  offered={offered}
                  onChoose={(dish) => queue.assign(photo.key, dish)}
                  onRetry={() => queue.retry(photo.key)}
                />
              ))}
            </ul>
          </section>
        )}
        {matched.length > 0 && (
          <section aria-label={t('photos.matched', { count: matched.length })}>
            <h3>{t('photos.matched', { count: matched.length })}</h3>
            <Text className={styles.hint}>{t('photos.hint')}</Text>
            {replacing.length > 0 && (
              <div className={styles.replacing}>
                <Text>{t('photos.replaces', { count: replacing.length })}</Text>
                <Switch
                  label={t('photos.keep')}
                  checked={isKept}
                  onChange={({ currentTarget: { checked } }) => setKept(checked)}
                />
              </div>
            )}
            <ul className={styles.matched}>
              {matched.map((photo) => (
                <MatchedPhoto
                  key={photo.key}
                  photo={photo}
                  row={rows.get(photo.dish ?? '')}
                  isKept={isKept}
                  onTakeAway={() => queue.assign(photo.key, undefined)}
                  onRetry={() => queue.retry(photo.key)}
                />
              ))}
            </ul>
          </section>
        )}
        <FileButton multiple accept={UPLOAD.extensions.join()} onChange={add}>
          {(button) => (
            <Button {...button} variant="default" size="compact-md" className={styles.more}>
              {t('photos.more')}
            </Button>
          )}
        </FileButton>
      </div>
      <div className={styles.foot}>
        <p role="status" className={styles.hint}>
          {isCut && t('photos.most', { count: PAGE.maxSize })}{' '}
          {failed.length > 0 && t('photos.failed', { figure: failed.length })}{' '}
          {saving.there < used.length && t('photos.coming', { done: saving.there, total: used.length })}{' '}
          {isPaused ? t('photos.paused') : saving.isWanted && t('photos.saving')}
        </p>
        <DialogFoot
          onCancel={leaving.close}
          // A save can't be called back; its notice offers the undo.
          cancel={saving.isPending ? t('interface.close') : undefined}
        >
          <Button
            data-autofocus
            disabled={used.length === 0}
            loading={saving.isWanted || saving.isPending}
            onClick={saving.save}
          >
            {t('photos.use', { count: used.length })}
          </Button>
        </DialogFoot>
      </div>
      <LeaveQuestion leaving={leaving} />
    </Dialog>
  );
}

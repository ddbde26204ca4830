import { Button, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileUrl } from '../controls/use-local-url.ts';
import { Dialog, DialogFoot } from '../dialogs/dialog.tsx';
import { MOST_ZOOM, middleOf, movedBy, type Part, type Size, zoomedTo } from './crop.ts';
import styles from './crop-dialog.module.css';

type Props = {
  file: File;
  /** The recommended size, whose proportions the part has. */
  size: Size;
  onCrop: (part: Part) => void;
  onClose: () => void;
};

/** The share of what is shown that a key moves it by. */
const STEP = 0.05;
const KEYS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The part of a picture that its frame shows, and what takes it elsewhere. */
function useCrop(frame: Size) {
  const [picture, setPicture] = useState<Size>();
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Part>();
  const begin = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
    setPicture({ width, height });
    setPart(middleOf({ width, height }, frame));
  };
  const zoomTo = (next: number) => {
    setZoom(next);
    setPart((now) => now && picture && zoomedTo(picture, frame, now, next));
  };
  const move = (across: number, down: number) =>
    setPart((now) => now && picture && movedBy(picture, now, across, down));
  return { picture, part, zoom, begin, zoomTo, move };
}

/** Drags what is under the pointer: by shares of the frame that it is dragged in. */
function useDragging(move: (across: number, down: number) => void) {
  const last = useRef<{ x: number; y: number }>(null);
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      currentTarget.setPointerCapture(pointerId);
      last.current = { x, y };
    },
    onPointerMove: ({ currentTarget, clientX: x, clientY: y }: PointerEvent) => {
      if (!last.current) return;
      const { width, height } = currentTarget.getBoundingClientRect();
      move((last.current.x - x) / width, (last.current.y - y) / height);
      last.current = { x, y };
    },
    onPointerUp: () => {
      last.current = null;
    },
    onPointerCancel: () => {
      last.current = null;
    },
  };
}

const percent = (share: number) => `${share * 100}%`;

type FrameProps = { url: string; size: Size; crop: ReturnType<typeof useCrop> };

function Frame({ url, size, crop: { picture, part, begin, move } }: FrameProps) {
  const { t } = useTranslation();
  const proportion = size.width / size.height;
  const press = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (!by) return;
    move(...by);
    event.preventDefault();
  };
  return (
    <div
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move what it shows
      tabIndex={0}
      aria-label={t('picture.part')}
      dir="ltr"
      data-autofocus
      className={styles.frame}
      style={{ aspectRatio: proportion, inlineSize: `min(100%, 55dvh * ${proportion})` }}
      onKeyDown={press}
      {...useDragging(move)}
    >
      <img
        src={url}
        alt=""
        draggable={false}
        className={styles.picture}
        style={
          part &&
          picture && {
            inlineSize: percent(picture.width / part.width),
            translate: `${percent(-part.x / picture.width)} ${percent(-part.y / picture.height)}`,
          }
        }
        onLoad={({ currentTarget }) => begin(currentTarget)}
      />
    </div>
  );
}

/** Chooses which part of a picture is shown, in the recommended proportions: by dragging, by keys, and nearer or further. */
export function CropDialog({ file, size, onCrop, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const url = useFileUrl(file);
  const crop = useCrop(size);
  const { part, zoom, zoomTo } = crop;
  return (
    <Dialog opened onClose={onClose} size="36rem" title={t('picture.crop')}>
      <Text mb="md">{t('picture.cropHint')}</Text>
      {url && <Frame url={url} size={size} crop={crop} />}
      <label htmlFor={id} className={styles.zoom}>
        {t('picture.zoom')}
        <input
          id={id}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ currentTarget: { value } }) => zoomTo(Number(value))}
        />
      </label>
      <DialogFoot onCancel={onClose} mt="xl">
        <Button disabled={!part} onClick={() => part && onCrop(part)}>
          {t('picture.usePart')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

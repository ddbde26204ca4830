import { Button, Skeleton } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Beside } from '../forms/record-form-dialog.tsx';
import { useIsWide } from '../phone/use-is-wide.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { keep, readStored } from '../platform/storage.ts';
import type { PreviewProps } from './record-preview.tsx';

// The guests' page is heavier than the editor, and loads once that is there.
const loadPreview = lazy(() => import('./record-preview.tsx'));

/**
 * The preview of an editor and its button: beside the form where there is room, which is kept, and elsewhere in its place, from
 * which the same button leads back.
 */
export function useBeside(props: PreviewProps): Beside {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const [isKept, setKept] = useState(() => !readStored('preview')?.isClosed);
  const [isOver, setOver] = useState(false);
  const isShown = isWide ? isKept : isOver;
  const loaded = useLazy(loadPreview, isShown);
  const toggle = () => {
    if (!isWide) return setOver(!isOver);
    keep('preview', { ...readStored('preview'), isClosed: isKept });
    setKept(!isKept);
  };
  const isBack = isShown && !isWide;
  const Icon = isBack ? IconPencil : IconEye;
  return {
    label: t('preview.region'),
    button: (
      <Button
        variant={isWide && isShown ? 'light' : 'default'}
        leftSection={<Icon size={20} aria-hidden />}
        aria-label={isBack ? t('preview.backToForm') : undefined}
        aria-expanded={isWide ? isShown : undefined}
        onClick={toggle}
      >
        {t(isBack ? 'preview.back' : 'preview.show')}
      </Button>
    ),
    content: isShown && (loaded ? <loaded.RecordPreview {...props} /> : <Skeleton height="20rem" />),
    isOver: isBack,
    onBack: () => setOver(false),
  };
}

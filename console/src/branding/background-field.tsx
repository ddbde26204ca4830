import { NativeSelect } from '@mantine/core';
import { PICTURE_SIZES } from '@sofra/contract/limits';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import sheets from '../ui/layout/sheets.module.css';
import { PicturePicker } from '../ui/pictures/picture-picker.tsx';
import { usePicture } from '../ui/pictures/use-picture.ts';
import type { Background } from './theme-values.ts';

type Props = {
  value: Background;
  error: string | undefined;
  onChange: (value: Background) => void;
  /** Hears when a picture is on its way, for which saving waits. */
  onBusy: (isBusy: boolean) => void;
};

function BackgroundPicture({ value, error, onChange, onBusy }: Props) {
  const { t } = useTranslation();
  // A picture shows as soon as it is there, and its deletion leaves the colour (rule 92).
  const picture = usePicture(value, (chosen) =>
    onChange({ type: chosen.url ? 'image' : 'color', ...chosen }),
  );
  useEffect(() => {
    onBusy(picture.isBusy);
    return () => onBusy(false);
  }, [picture.isBusy, onBusy]);
  return (
    <>
      <PicturePicker label={t('theme.picture')} picture={picture} size={PICTURE_SIZES.background} />
      {error && <p className={sheets.error}>{error}</p>}
    </>
  );
}

const TYPES = ['color', 'image'] as const;

/** The background of a screen: its colour, or a picture. */
export function BackgroundField(props: Props) {
  const { t } = useTranslation();
  const { value, onChange } = props;
  return (
    <>
      <NativeSelect
        label={t('theme.background')}
        data={TYPES.map((type) => ({ value: type, label: t(`theme.${type}`) }))}
        value={value.type}
        onChange={({ currentTarget }) =>
          onChange(
            currentTarget.value === 'color' ? { type: 'color', url: null } : { ...value, type: 'image' },
          )
        }
      />
      {value.type === 'image' && <BackgroundPicture {...props} />}
    </>
  );
}

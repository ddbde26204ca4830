import { Button } from '@mantine/core';
import { PICTURE_SIZES } from '@sofra/contract/limits';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../platform/paths.ts';
import { ReadOnlyFields, useReadOnly } from '../ui/feedback/read-only.tsx';
import sheets from '../ui/layout/sheets.module.css';
import { TableSkeleton } from '../ui/lists/data-table.tsx';
import { FailedList } from '../ui/lists/list-states.tsx';
import { PicturePicker } from '../ui/pictures/picture-picker.tsx';
import { usePicture } from '../ui/pictures/use-picture.ts';
import styles from './branding-page.module.css';
import { type BrandingPicture, brandingQuery, usePictureChange } from './branding-queries.ts';
import { LogoThemes } from './logo-themes.tsx';
import { ThemeList } from './theme-list.tsx';

type PictureProps = { use: BrandingPicture; url: string | null };

type OwnProps = PictureProps & { onSaved: (url: string | null) => void; onRefused: () => void };

function OwnPicture({ use, url, onSaved, onRefused }: OwnProps) {
  const { t } = useTranslation();
  const change = usePictureChange(use, onSaved);
  const picture = usePicture({ url }, ({ signedId = '' }) =>
    // A change that could not be saved is not shown as if it were.
    change.mutate(signedId, { onError: onRefused }),
  );
  return (
    <div>
      <PicturePicker label={t(`branding.${use}`)} picture={picture} size={PICTURE_SIZES[use]} />
      {use === 'logo' && picture.url && !picture.isBusy && (
        <LogoThemes key={picture.url} logo={picture.file ?? picture.url} isNew={picture.file !== null} />
      )}
    </div>
  );
}

/** One of the venue's two pictures, saved as soon as it is chosen. */
function SavedPicture({ use, url }: PictureProps) {
  const [known, setKnown] = useState({ url, saved: url, round: 0 });
  // A picture that was changed elsewhere, as by undo, replaces the one that was chosen here; the answer to its save does not.
  if (known.url !== url) setKnown({ ...known, url, round: known.round + Number(url !== known.saved) });
  return (
    <OwnPicture
      key={known.round}
      use={use}
      url={url}
      onSaved={(saved) => setKnown((before) => ({ ...before, saved }))}
      onRefused={() => setKnown((before) => ({ ...before, round: before.round + 1 }))}
    />
  );
}

function NewThemeButton() {
  const { t } = useTranslation();
  const { disabled } = useReadOnly();
  if (disabled) return null;
  return (
    <Button
      renderRoot={(props) => <Link to={PATHS['branding-manage']} {...props} />}
      leftSection={<IconPlus size={20} aria-hidden />}
    >
      {t('branding.newTheme')}
    </Button>
  );
}

/** The venue's look: its logo, its welcome picture and its themes (rule 93). */
export function BrandingPage() {
  const { t } = useTranslation();
  const heading = useId();
  const { data, error, refetch } = useQuery(brandingQuery);
  return (
    <>
      <h1 className={sheets.title}>{t('pages.branding')}</h1>
      {data ? (
        <div key={data.id} className={sheets.page}>
          <section className={sheets.sheet} aria-label={t('branding.pictures')}>
            <ReadOnlyFields>
              <div className={styles.pictures}>
                <SavedPicture use="logo" url={data.logo?.resource_url ?? null} />
                <SavedPicture use="welcome_screen" url={data.welcome_screen?.resource_url ?? null} />
              </div>
            </ReadOnlyFields>
          </section>
          <section className={sheets.sheet} aria-labelledby={heading}>
            <div className={styles.head}>
              <h2 id={heading} className={sheets.heading}>
                {t('branding.themes')}
              </h2>
              <NewThemeButton />
            </div>
            <p className={styles.hint}>{t('branding.themesHint')}</p>
            <ThemeList themes={data.themes} />
          </section>
        </div>
      ) : (
        <div className={sheets.sheet}>
          {error ? <FailedList error={error} onRetry={refetch} /> : <TableSkeleton rows={6} />}
        </div>
      )}
    </>
  );
}

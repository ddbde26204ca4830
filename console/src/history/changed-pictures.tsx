import type { Photo } from '@sofra/contract/pictures/photo';
import { picturePath, pictureWidths } from '@sofra/guest/pictures';
import { useTranslation } from 'react-i18next';
import styles from './review.module.css';
import type { Reviewed } from './review.ts';

const PICTURES = ['photo_id', 'logo_id', 'welcome_screen_id'] as const;

/** The width in which a picture is shown beside another one, at twice the density. */
const SHOWN = 192;

type Sides = { name: string; before: Photo | null; after: Photo | null };

/** The pictures that a change gives, takes or replaces. */
function picturesOf({ changes }: Pick<Reviewed, 'changes'>): Sides[] {
  const photo = (side: Record<string, unknown> | null, name: string) =>
    (side?.[name] ?? null) as Photo | null;
  return changes.flatMap(({ before, after }) =>
    PICTURES.map((name) => ({ name, before: photo(before, name), after: photo(after, name) })).filter(
      (sides) => sides.before || sides.after,
    ),
  );
}

function Side({ photo, label }: { photo: Photo | null; label: string }) {
  if (!photo) return null;
  const width = pictureWidths(photo, SHOWN * 2).at(-1) ?? photo.width;
  return (
    <figure>
      <img src={picturePath('', photo, width)} alt="" loading="lazy" />
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** The pictures of a change, as they were and will be, side by side. */
export function ChangedPictures({ change }: { change: Reviewed }) {
  const { t } = useTranslation();
  return picturesOf(change).map(({ name, before, after }) => (
    <div key={name} className={styles.pictures}>
      <Side photo={before} label={t('review.before')} />
      <Side photo={after} label={t('review.after')} />
    </div>
  ));
}

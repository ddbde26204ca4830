import { ActionIcon } from '@mantine/core';
import type { Photo } from '@sofra/contract/pictures/photo';
import { picturePath, pictureWidths } from '@sofra/guest/pictures';
import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { venueQuery } from '../venues/venues.ts';
import { When } from './moment.tsx';
import styles from './review.module.css';
import { byMenu, placeOf, type Reviewed, type ReviewGroup, reviewLines } from './review.ts';

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
function ChangedPictures({ change }: { change: Reviewed }) {
  const { t } = useTranslation();
  return picturesOf(change).map(({ name, before, after }) => (
    <div key={name} className={styles.pictures}>
      <Side photo={before} label={t('review.before')} />
      <Side photo={after} label={t('review.after')} />
    </div>
  ));
}

/** Gives a record back what guests see of it; without it nothing can be discarded. */
export type Discard = { run: (change: Reviewed) => void; running: string | undefined };

type ChangeProps = {
  change: Reviewed;
  mainLocale: string | undefined;
  now: number;
  discard: Discard | undefined;
};

function DiscardButton({
  title,
  id,
  discard,
  onPress,
}: {
  title: string;
  id: string;
  discard: Discard;
  onPress: () => void;
}) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  return (
    <ActionIcon
      className={styles.discard}
      data-discard
      aria-label={t('review.discardOf', { title })}
      title={t('review.discard')}
      loading={discard.running === id}
      onClick={onPress}
      {...readOnly}
    >
      <IconArrowBackUp size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}

function ListedChange({ change, mainLocale, now, discard }: ChangeProps) {
  const { t, i18n } = useTranslation();
  const { id, title, at, actor, support_actor: support, beneath, doubts } = change;
  const place = placeOf(change);
  return (
    <li className={styles.change}>
      <div className={styles.lines}>
        {reviewLines(change, { t, locale: i18n.language, mainLocale }).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ChangedPictures change={change} />
        {doubts.map((doubt) => (
          <p key={doubt} className={styles.doubt}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            {t(`review.doubt.${doubt}`)}
          </p>
        ))}
        <p className={styles.facts}>
          {place && <bdi>{t('review.in', { place })}</bdi>}
          {beneath > 0 && <span>{t('review.beneath', { count: beneath })}</span>}
          {actor && <bdi>{support ? t('history.support', { support, actor }) : actor}</bdi>}
          {at && <When at={at} now={now} />}
        </p>
      </div>
      {discard && (
        <DiscardButton id={id} title={title ?? ''} discard={discard} onPress={() => discard.run(change)} />
      )}
    </li>
  );
}

type Props = { changes: readonly Reviewed[]; leftOut: number; discard?: Discard };

/** Changes by their menus, in the words of the activity list. */
export function ChangeList({ changes, leftOut, discard }: Props) {
  const { t } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const [now] = useState(Date.now);
  const nameOf = ({ title }: ReviewGroup) => (title === null ? t('review.ofVenue') : <bdi>{title}</bdi>);
  return (
    <>
      {byMenu(changes).map((group) => (
        <section key={group.menu}>
          <h3 className={styles.menu}>{nameOf(group)}</h3>
          <ul>
            {group.changes.map((change) => (
              <ListedChange
                key={change.id}
                change={change}
                mainLocale={venue?.default_locale}
                now={now}
                discard={discard}
              />
            ))}
          </ul>
        </section>
      ))}
      {leftOut > 0 && <p className={styles.text}>{t('review.leftOut', { count: leftOut })}</p>}
    </>
  );
}

import { Button } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../platform/paths.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import styles from './history.module.css';
import { When } from './moment.tsx';
import type { Publication, useRestorePublication } from './publications.ts';

type Props = {
  publication: Publication;
  now: number;
  restoring: ReturnType<typeof useRestorePublication>;
  onCompare: () => void;
  onNote: () => void;
};

/** A publication in words: its number, its note, when, by whom, and how much it changed. */
export function PublicationWords({ publication, now }: Pick<Props, 'publication' | 'now'>) {
  const { t } = useTranslation();
  const { number, note, at, actor, support_actor: support, changed, live } = publication;
  return (
    <div className={styles.words}>
      <p className={styles.line}>
        {t('publications.number', { number })}{' '}
        {live && <span className={styles.live}>{t('publications.live')}</span>}
      </p>
      {note && (
        <p className={styles.note}>
          <bdi>{note}</bdi>
        </p>
      )}
      <p className={styles.facts}>
        <When at={at} now={now} />
        {actor && <bdi>{support ? t('history.support', { support, actor }) : actor}</bdi>}
        {number > 1 && changed > 0 && <span>{t('publications.changed', { count: changed })}</span>}
      </p>
    </div>
  );
}

/** The button that makes the draft what a publication was. */
export function RestoreButton({ publication, restoring }: Pick<Props, 'publication' | 'restoring'>) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  const { id, number } = publication;
  return (
    <Button
      variant="default"
      loading={restoring.isPending && restoring.variables === id}
      aria-label={t('publications.restoreOf', { number })}
      onClick={() => restoring.mutate(id)}
      {...readOnly}
    >
      {t('history.restore')}
    </Button>
  );
}

/** A publication in the list, and what can be done with it. */
export function PublicationRow({ publication, now, restoring, onCompare, onNote }: Props) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  const { number, note, kept } = publication;
  return (
    <li className={styles.row}>
      <IconWorld size={20} stroke={1.75} aria-hidden className={styles.icon} />
      <PublicationWords publication={publication} now={now} />
      <div className={styles.end}>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to={PATHS.publications} params={{ number: String(number) }} {...props} />
          )}
          aria-label={t('publications.lookOf', { number })}
        >
          {t('publications.look')}
        </Button>
        <Button variant="default" aria-label={t('publications.compareOf', { number })} onClick={onCompare}>
          {t('publications.compare')}
        </Button>
        {kept && <RestoreButton publication={publication} restoring={restoring} />}
        <Button
          variant="subtle"
          aria-label={t(note ? 'publications.changeNoteOf' : 'publications.addNoteOf', { number })}
          onClick={onNote}
          {...readOnly}
        >
          {t(note ? 'publications.changeNote' : 'publications.addNote')}
        </Button>
      </div>
    </li>
  );
}

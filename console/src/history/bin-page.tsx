import { Button } from '@mantine/core';
import type { Level } from '@sofra/contract/catalogue/levels';
import { DAYS } from '@sofra/contract/limits';
import { type Icon, IconBook2, IconListDetails, IconSoup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { useAsked } from '../ui/dialogs/use-opening.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { useMinute } from '../ui/format/use-minute.ts';
import { EmptyList } from '../ui/lists/list-states.tsx';
import { chosenPageSize } from '../ui/lists/page-size.ts';
import { type ListProps, PagedList } from '../ui/lists/paged-list.tsx';
import styles from './history.module.css';
import { type BinEntry, binQuery, usePurge, useRestore } from './queries.ts';
import { agoWords, daysLeft } from './when.ts';

type RowProps = {
  entry: BinEntry;
  now: number;
  restoring: ReturnType<typeof useRestore>;
  onPurge: (entry: BinEntry) => void;
};

const ICONS: Record<Level, Icon> = { menus: IconBook2, sections: IconListDetails, items: IconSoup };

function Row({ entry, now, restoring, onPurge }: RowProps) {
  const { t, i18n } = useTranslation();
  const readOnly = useReadOnly();
  const { above, actor, support_actor: support } = entry;
  const title = entry.title ?? '';
  const level = entry.record_type as Level;
  const Picture = ICONS[level];
  const kind = t(`history.kinds.${level}`);
  const when = agoWords(entry.deleted_at, now, i18n.language);
  const place = above.length > 0 ? t('history.kindIn', { kind, above: above.join(' › ') }) : kind;
  return (
    <li className={styles.row}>
      <Picture size={20} stroke={1.75} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.line}>
          <bdi>{title}</bdi>
        </p>
        <p className={styles.facts}>
          <span>{place}</span>
          <span>{t('history.deleted', { name: support ?? actor, when })}</span>
          <span>{t('history.left', { count: daysLeft(entry.until, now) })}</span>
        </p>
      </div>
      <div className={styles.end}>
        <Button
          {...readOnly}
          variant="default"
          loading={restoring.isPending && restoring.variables.id === entry.id}
          aria-label={t('history.restoreOf', { title })}
          onClick={() => restoring.mutate(entry)}
        >
          {t('history.restore')}
        </Button>
        <Button
          {...readOnly}
          variant="subtle"
          color="red"
          className={styles.purge}
          aria-label={t('history.purgeOf', { title })}
          onClick={() => onPurge(entry)}
        >
          {t('history.purge')}
        </Button>
      </div>
    </li>
  );
}

/** The deleted records of the venue that can be restored, the newest first. */
export function BinPage({ search, onSearch }: ListProps) {
  const { t } = useTranslation();
  const size = search.size ?? chosenPageSize();
  const query = useQuery(binQuery(search.page ?? 1, size));
  const now = useMinute();
  const restoring = useRestore();
  const purge = usePurge();
  const { asked, ask, dialog } = useAsked<BinEntry>();
  return (
    <>
      <PagedList
        label={t('history.tabs.bin')}
        size={size}
        query={query}
        search={search}
        onSearch={onSearch}
        empty={<EmptyList hint={t('history.emptyBin', { count: DAYS.bin })} />}
      >
        {(things) => (
          <ul>
            {things.map((entry) => (
              <Row key={entry.id} entry={entry} now={now} restoring={restoring} onPurge={ask} />
            ))}
          </ul>
        )}
      </PagedList>
      {asked && (
        <ConfirmDialog
          isDanger
          {...dialog}
          title={t('history.purgeTitle', { title: asked.title ?? '' })}
          text={t('history.purgeText')}
          action={t('history.purge')}
          isBusy={purge.isPending}
          onConfirm={() => purge.mutate(asked, { onSettled: dialog.onClose })}
        />
      )}
    </>
  );
}

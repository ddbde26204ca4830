import { NativeSelect, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { FailedList } from '../ui/lists/list-states.tsx';
import { ChangeList } from './change-list.tsx';
import { allPublicationsQuery, comparisonQuery, type Publication } from './publications.ts';
import styles from './review.module.css';
import { agoWords } from './when.ts';

type Props = { publication: Publication; now: number };

/** The publications that one can be compared with, and the chosen one; 0 is the menu before the first. */
function Other({
  publication,
  now,
  since,
  onSince,
}: Props & { since: number; onSince: (since: number) => void }) {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(allPublicationsQuery);
  const others = (data ?? []).filter(({ id }) => id !== publication.id);
  const known = others.map(({ number, at, note }) => ({
    value: String(number),
    label: [t('publications.number', { number }), note, agoWords(at, now, i18n.language)]
      .filter(Boolean)
      .join(' · '),
  }));
  const isKnown = known.some(({ value }) => value === String(since));
  const own = since === 0 ? t('publications.none') : t('publications.number', { number: since });
  return (
    <NativeSelect
      label={t('publications.comparedWith')}
      data={isKnown ? known : [{ value: String(since), label: own }, ...known]}
      value={String(since)}
      onChange={({ currentTarget }) => onSince(Number(currentTarget.value))}
    />
  );
}

function Comparing({ publication, now }: Props) {
  const { t } = useTranslation();
  const [since, setSince] = useState<number>();
  const { data, error, refetch } = useQuery(comparisonQuery(publication.id, since));
  return (
    <div className={styles.body}>
      <Other
        publication={publication}
        now={now}
        since={since ?? data?.since ?? publication.number - 1}
        onSince={setSince}
      />
      {data ? (
        data.changes.length > 0 ? (
          <ChangeList changes={data.changes} leftOut={data.leftOut} />
        ) : (
          <p className={styles.text}>{t('publications.same')}</p>
        )
      ) : error ? (
        <FailedList error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="8rem" aria-busy />
      )}
    </div>
  );
}

/** The dialog of what guests see otherwise in a publication than in an other one. */
export function CompareDialog({
  publication,
  now,
  opened,
  onClose,
}: Props & { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const title = t('publications.differences', { number: publication.number });
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="40rem">
      <Comparing key={publication.id} publication={publication} now={now} />
    </Dialog>
  );
}

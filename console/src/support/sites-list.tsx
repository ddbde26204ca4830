import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable, TableBones } from '../ui/data-table.tsx';
import { ListFooter } from '../ui/list-footer.tsx';
import { FailedList } from '../ui/list-states.tsx';
import { chosenPageSize, keepPageSize, type ListSearch } from '../ui/page-size.ts';
import styles from './support.module.css';
import { dayInWords, type Site, sitesQuery, useAcceptance } from './support.ts';

type Props = {
  search: ListSearch;
  onSearch: (search: ListSearch, how?: { replace: boolean }) => void;
  /** Support stands in an account. */
  onEntered: () => void;
};

function useColumns(acceptance: ReturnType<typeof useAcceptance>): Column<Site>[] {
  const { t } = useTranslation();
  const untilOf = ({ support_until: until }: Site) => dayInWords(until);
  const actionOf = ({ accepted }: Site) => t(accepted ? 'support.enter' : 'support.accept');
  return [
    {
      key: 'name',
      title: t('support.site'),
      cell: (site) => (
        <>
          <span dir="auto" className={styles.name}>
            {site.name}
          </span>
          <span className={styles.until}>{t('support.siteUntilDate', { date: untilOf(site) })}</span>
        </>
      ),
    },
    { key: 'until', title: t('support.siteUntil'), width: 'wide', cell: untilOf },
    {
      key: 'accept',
      title: t('support.accept'),
      hideTitle: true,
      width: 'narrow',
      cell: (site) => (
        <Button
          aria-label={t('support.acceptOf', { action: actionOf(site), name: site.name })}
          loading={acceptance.isPending && acceptance.variables.id === site.id}
          onClick={() => acceptance.mutate(site)}
        >
          {actionOf(site)}
        </Button>
      ),
    },
  ];
}

function Nobody() {
  const { t } = useTranslation();
  return (
    <div className={styles.empty}>
      <img src="/cloche.svg" width={240} height={160} alt="" />
      <h2>{t('support.nobodyTitle')}</h2>
      <p>{t('support.nobodyText')}</p>
    </div>
  );
}

/** The accounts that have invited support, each a way in (ruling 15). */
export function SitesList({ search, onSearch, onEntered }: Props) {
  const { t } = useTranslation();
  const size = search.size ?? chosenPageSize();
  const page = search.page ?? 1;
  const { data, error, refetch, isPlaceholderData } = useQuery(sitesQuery(page, size));
  const columns = useColumns(useAcceptance(onEntered));
  const last = data && !isPlaceholderData ? Math.max(data.figures.last_page, 1) : page;
  // A page past the last one is the last one instead (document 1 §4).
  useEffect(() => {
    if (page > last) onSearch({ ...search, page: last }, { replace: true });
  }, [page, last, search, onSearch]);
  return (
    <section className={styles.sheet} aria-label={t('support.sites')}>
      {!data && (error ? <FailedList error={error} onRetry={refetch} /> : <TableBones rows={size} />)}
      {data?.figures.total === 0 && <Nobody />}
      {data && data.figures.total > 0 && (
        <>
          <DataTable
            caption={t('support.sites')}
            columns={columns}
            rows={data.sites}
            keyOf={({ id }) => id}
          />
          <ListFooter
            figures={data.figures}
            size={size}
            onPage={(chosen) => onSearch({ ...search, page: chosen })}
            onSize={(chosen) => {
              keepPageSize(chosen);
              onSearch({ size: chosen });
            }}
          />
        </>
      )}
    </section>
  );
}

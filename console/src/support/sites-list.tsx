import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../ui/format/dates.ts';
import { type Column, DataTable } from '../ui/lists/data-table.tsx';
import { chosenPageSize } from '../ui/lists/page-size.ts';
import { type ListProps, PagedList } from '../ui/lists/paged-list.tsx';
import styles from './support.module.css';
import { type Site, sitesQuery, useAcceptance } from './support.ts';

type Props = ListProps & {
  /** Support stands in an account. */
  onEntered: () => void;
};

function useColumns(acceptance: ReturnType<typeof useAcceptance>): Column<Site>[] {
  const { t, i18n } = useTranslation();
  const untilOf = ({ support_until: until }: Site) => dayWords(until, i18n.language);
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

/** The accounts that have invited support, each a way in (rule 15). */
export function SitesList({ search, onSearch, onEntered }: Props) {
  const { t } = useTranslation();
  const size = search.size ?? chosenPageSize();
  const query = useQuery(sitesQuery(search.page ?? 1, size));
  const columns = useColumns(useAcceptance(onEntered));
  return (
    <PagedList
      label={t('support.sites')}
      size={size}
      query={query}
      search={search}
      onSearch={onSearch}
      empty={<Nobody />}
    >
      {(sites) => (
        <DataTable caption={t('support.sites')} columns={columns} rows={sites} keyOf={({ id }) => id} />
      )}
    </PagedList>
  );
}

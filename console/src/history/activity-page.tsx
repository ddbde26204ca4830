import { Button, NativeSelect } from '@mantine/core';
import { ACTIVITY_KINDS } from '@sofra/contract/history/activity-kinds';
import { DAYS } from '@sofra/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../platform/notices.ts';
import { TableSkeleton } from '../ui/lists/data-table.tsx';
import footer from '../ui/lists/list-footer.module.css';
import { EmptyList, FailedList } from '../ui/lists/list-states.tsx';
import sheet from '../ui/lists/paged-list.module.css';
import { ActivityDays } from './activity-days.tsx';
import styles from './activity-list.module.css';
import { type ActivitySearch, isKind } from './activity-search.ts';
import { joinPages, withoutCutRun } from './fold.ts';
import { activityQuery, type ActivityPage as Page } from './queries.ts';

type FilterProps = {
  people: Page['figures']['people'];
  search: ActivitySearch;
  onSearch: (search: ActivitySearch) => void;
};

/** The choice of whose activities are listed, where there is more than one person, and of which kind. */
function ActivityFilters({ people, search, onSearch }: FilterProps) {
  const { t } = useTranslation();
  const { person, kind } = search;
  const choose = (person: string, kind: string) =>
    onSearch({ ...(person && { person }), ...(isKind(kind) && { kind }) });
  const nameOf = ({ name, support }: FilterProps['people'][number]) =>
    support ? t('history.show.support', { name }) : name;
  return (
    <div className={styles.filters}>
      {(people.length > 1 || person) && (
        <NativeSelect
          label={t('history.show.person')}
          data={[
            { value: '', label: t('history.show.everybody') },
            ...people.map((one) => ({ value: one.id, label: nameOf(one) })),
          ]}
          value={person ?? ''}
          onChange={({ currentTarget: { value } }) => choose(value, kind ?? '')}
        />
      )}
      <NativeSelect
        label={t('history.show.kind')}
        data={[
          { value: '', label: t('history.show.everything') },
          ...ACTIVITY_KINDS.map((value) => ({ value, label: t(`history.show.${value}`) })),
        ]}
        value={kind ?? ''}
        onChange={({ currentTarget: { value } }) => choose(person ?? '', value)}
      />
    </div>
  );
}

type Props = { search: ActivitySearch; onSearch: (search: ActivitySearch) => void };

const SKELETON_ROWS = 10;

function useActivities(search: ActivitySearch) {
  const query = useInfiniteQuery(activityQuery(search));
  const pages = query.data?.pages;
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const activities = useMemo(
    () => withoutCutRun(joinPages((pages ?? []).map(({ rows }) => rows)), { isMore: hasNextPage }),
    [pages, hasNextPage],
  );
  // A run that fills all that has been read is read to its end.
  const isCut = activities.length === 0 && hasNextPage;
  useEffect(() => {
    if (isCut && !isFetching && !isError) fetchNextPage();
  }, [isCut, isFetching, isError, fetchNextPage]);
  // The newest page knows of everybody, and how many activities there are now.
  return { ...query, activities, figures: pages?.[0]?.figures, isLong: (pages?.length ?? 0) > 1 };
}

type Activities = ReturnType<typeof useActivities>;

function Footer({ activities, figures, isLong, ...query }: Activities) {
  const { t } = useTranslation();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const canGrow = hasNextPage && !isFetchingNextPage;
  const total = Math.max(figures?.total ?? 0, activities.length);
  return (
    <div className={footer.footer}>
      <span className={footer.range}>{t('lists.range', { from: 1, to: activities.length, total })}</span>
      {(hasNextPage || isLong) && (
        <Button variant="default" disabled={!canGrow} onClick={() => fetchNextPage().catch(showFailure)}>
          {t(hasNextPage ? 'history.show.earlier' : 'history.show.noMore')}
        </Button>
      )}
    </div>
  );
}

function Content({ search, onSearch, found }: Props & { found: Activities }) {
  const { t } = useTranslation();
  const { activities, figures, error, refetch } = found;
  if (!figures)
    return error ? <FailedList error={error} onRetry={refetch} /> : <TableSkeleton rows={SKELETON_ROWS} />;
  const isFiltered = search.person !== undefined || search.kind !== undefined;
  if (figures.total === 0 && !isFiltered)
    return <EmptyList hint={t('history.nothing', { count: DAYS.bin })} />;
  return (
    <>
      <ActivityFilters people={figures.people} search={search} onSearch={onSearch} />
      {figures.total === 0 ? (
        <div className={styles.nothing}>
          <p>{t('history.show.nothing')}</p>
          <Button variant="default" onClick={() => onSearch({})}>
            {t('history.show.all')}
          </Button>
        </div>
      ) : (
        <>
          <ActivityDays activities={activities} />
          <Footer {...found} />
        </>
      )}
    </>
  );
}

/** The activities of the account, the newest first, by days, each with its undo. */
export function ActivityPage({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const found = useActivities(search);
  return (
    <section className={sheet.sheet} aria-label={t('history.tabs.activity')} aria-busy={found.isFetching}>
      <Content search={search} onSearch={onSearch} found={found} />
    </section>
  );
}

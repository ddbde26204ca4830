import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable, TableBones } from '../ui/data-table.tsx';
import { ListFooter } from '../ui/list-footer.tsx';
import { EmptyList, FailedList } from '../ui/list-states.tsx';
import { chosenPageSize, keepPageSize, type ListSearch, type PageSize } from '../ui/page-size.ts';
import { ActionDialog } from './action-dialog.tsx';
import styles from './catalogue-page.module.css';
import { VIEWS, type ViewedLevel } from './levels.tsx';
import { type Action, type Place, pageQuery } from './queries.ts';
import { ActionsCell, NameCell, PictureCell, ScheduleCell, StatusCell } from './row-cells.tsx';
import type { Row } from './rows.ts';

type Props = {
  level: ViewedLevel;
  /** The ids of the records above, from the menu down. */
  above: readonly string[];
  search: ListSearch;
  onSearch: (search: ListSearch, how?: { replace: boolean }) => void;
};

type Asked = { action: Action; row: Row };

function useColumns(place: Place, onAction: (action: Action, row: Row) => void): Column<Row>[] {
  const { t } = useTranslation();
  const view = VIEWS[place.level];
  return [
    {
      key: 'image',
      title: t('list.image'),
      hideTitle: true,
      width: 'narrow',
      cell: (row) => <PictureCell row={row} />,
    },
    {
      key: 'name',
      title: view.nameColumn(t),
      cell: (row) => <NameCell row={row} figures={view.figures(t, row)} />,
    },
    {
      key: 'schedule',
      title: t('list.schedule'),
      width: 'wide',
      cell: (row) => <ScheduleCell schedule={row.settings} />,
    },
    {
      key: 'status',
      title: t('list.status'),
      width: 'narrow',
      cell: (row) => <StatusCell place={place} row={row} />,
    },
    {
      key: 'actions',
      title: t('list.actionsColumn'),
      hideTitle: true,
      width: 'narrow',
      cell: (row) => <ActionsCell row={row} onAction={onAction} />,
    },
  ];
}

function usePage(place: Place, { search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  const size = search.size ?? chosenPageSize();
  const page = search.page ?? 1;
  const query = useQuery(pageQuery(place, page, size));
  const last = query.isPlaceholderData ? undefined : query.data?.figures.last_page;
  // A page past the last one, as after deleting its only row, is the last one instead (document 1 §4).
  const past = last !== undefined && page > Math.max(last, 1);
  useEffect(() => {
    if (past) onSearch({ ...search, page: Math.max(last, 1) }, { replace: true });
  }, [past, last, search, onSearch]);
  return { size, query, past };
}

/** The list of one level of the catalogue: menus, and in time sections and items (document 2 §2). */
export function CataloguePage({ level, above, search, onSearch }: Props) {
  const { t } = useTranslation();
  const place = { level, above };
  const { size, query, past } = usePage(place, { search, onSearch });
  const [asked, setAsked] = useState<Asked>();
  const [opened, setOpened] = useState(false);
  const columns = useColumns(place, (action, row) => {
    setAsked({ action, row });
    setOpened(true);
  });
  const chooseSize = (chosen: PageSize) => {
    keepPageSize(chosen);
    onSearch({ size: chosen });
  };
  const { data, error } = query;
  const title = VIEWS[level].title(t);
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <section className={styles.sheet} aria-label={title} aria-busy={query.isFetching}>
        {(query.isPending || past) && <TableBones rows={size} />}
        {!data && error && <FailedList error={error} onRetry={query.refetch} />}
        {data?.figures.total === 0 && <EmptyList />}
        {data && !past && data.figures.total > 0 && (
          <>
            <DataTable caption={title} columns={columns} rows={data.rows} keyOf={({ id }) => id} />
            <ListFooter
              figures={data.figures}
              size={size}
              onPage={(page) => onSearch({ ...search, page })}
              onSize={chooseSize}
            />
          </>
        )}
      </section>
      {asked && <ActionDialog place={place} {...asked} opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}

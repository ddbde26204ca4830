import { type ReactNode, useEffect } from 'react';
import { TableSkeleton } from './data-table.tsx';
import { ListFooter, type PageFigures } from './list-footer.tsx';
import { FailedList } from './list-states.tsx';
import { keepPageSize, type ListSearch, type PageSize } from './page-size.ts';
import styles from './paged-list.module.css';

/** The properties of a list whose page is in the address. */
export type ListProps = {
  search: ListSearch;
  onSearch: (search: ListSearch, how?: { replace: boolean }) => void;
};

type Page<R> = { rows: readonly R[]; figures: PageFigures };

type Props<R> = ListProps & {
  label: string;
  size: PageSize;
  query: {
    data: Page<R> | undefined;
    error: Error | null;
    isPlaceholderData: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The content of an empty list. */
  empty: ReactNode;
  /** Another view of the list in the place of its pages. */
  instead?: ReactNode;
  children: (rows: readonly R[]) => ReactNode;
};

function Content<R>({ size, query, search, onSearch, empty, instead, children }: Omit<Props<R>, 'label'>) {
  const { data, error, isPlaceholderData, refetch } = query;
  const page = search.page ?? 1;
  const last = data && !isPlaceholderData ? Math.max(data.figures.last_page, 1) : page;
  // A page past the last one is the last one instead (rule 81).
  useEffect(() => {
    if (page > last) onSearch({ ...search, page: last }, { replace: true });
  }, [page, last, search, onSearch]);
  if (!data) return error ? <FailedList error={error} onRetry={refetch} /> : <TableSkeleton rows={size} />;
  if (page > last) return <TableSkeleton rows={size} />;
  if (data.figures.total === 0) return empty;
  if (instead) return instead;
  const chooseSize = (chosen: PageSize) => {
    keepPageSize(chosen);
    onSearch({ size: chosen });
  };
  return (
    <>
      {children(data.rows)}
      <ListFooter
        figures={data.figures}
        size={size}
        onPage={(chosen) => onSearch({ ...search, page: chosen })}
        onSize={chooseSize}
      />
    </>
  );
}

/** A page of a list in each of its states: on its way, failed, empty, or with its rows and the way to the other pages. */
export function PagedList<R>({ label, ...props }: Props<R>) {
  return (
    <section className={styles.sheet} aria-label={label} aria-busy={props.query.isFetching}>
      <Content {...props} />
    </section>
  );
}

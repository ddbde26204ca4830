import { Skeleton, Table, VisuallyHidden } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './data-table.module.css';

/** One column; `wide` ones are left out on a phone, `narrow` ones are as wide as what they hold. */
export type Column<R> = {
  key: string;
  title: string;
  hideTitle?: boolean;
  width?: 'wide' | 'narrow';
  cell: (row: R) => ReactNode;
};

type Props<R> = {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** The body, whose rows carry their keys as `data-key`. */
  bodyRef?: Ref<HTMLTableSectionElement>;
};

const classOf = ({ width }: { width?: 'wide' | 'narrow' }) => (width ? styles[width] : undefined);

/** A table of rows that all have the same columns. */
export function DataTable<R>({ caption, columns, rows, keyOf, bodyRef }: Props<R>) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column.key} scope="col" className={classOf(column)}>
              {column.hideTitle ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody ref={bodyRef}>
        {rows.map((row) => (
          <Table.Tr key={keyOf(row)} data-key={keyOf(row)} className={styles.row}>
            {columns.map((column) => (
              <Table.Td key={column.key} className={classOf(column)}>
                {column.cell(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** As many placeholder rows as rows are expected, so that nothing moves when they load. */
export function TableSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('interface.loading')} className={styles.skeleton}>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place
        <Skeleton key={at} height={56} radius="md" />
      ))}
    </div>
  );
}

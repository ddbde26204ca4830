import { RestrictToVerticalAxis } from '@dnd-kit/abstract/modifiers';
import { Accessibility, defaultPreset, StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { Table, VisuallyHidden } from '@mantine/core';
import { INTERFACE } from '@sofra/contract/limits';
import { createContext, use, useId, useMemo, useState } from 'react';
import { pageNonce } from '../platform/nonce.ts';
import styles from './data-table.module.css';
import { DataTable, type DataTableProps, type TableRowProps } from './data-table.tsx';
import { GripContext } from './drag-handle.tsx';

/** What a person who listens hears while a row is on its way. */
export type MoveWords<R> = {
  instructions: string;
  lifted: (row: R, index: number) => string;
  over: (row: R, index: number) => string;
  dropped: (row: R, index: number) => string;
  left: (row: R) => string;
};

type Props<R> = DataTableProps<R> & {
  words: MoveWords<R>;
  /** A row was dropped at another place of the page, counted from 0. */
  onMove: (row: R, index: number) => void;
};

const MODIFIERS = [RestrictToVerticalAxis];
const TRANSITION = { duration: INTERFACE.dragMs };

const DescriptionContext = createContext('');

// What listeners hear is ours (`MoveWords`), in their language; styles need the page's nonce.
const plugins = () => [
  ...defaultPreset.plugins.filter((plugin) => plugin !== Accessibility && plugin !== StyleInjector),
  StyleInjector.configure({ nonce: pageNonce() }),
];

function SortableRow({ id, index, children }: TableRowProps) {
  const describedBy = use(DescriptionContext);
  const { ref, handleRef, isDragging } = useSortable({
    id,
    index,
    transition: TRANSITION,
    modifiers: MODIFIERS,
  });
  const grip = useMemo(() => ({ attach: handleRef, describedBy }), [handleRef, describedBy]);
  return (
    <Table.Tr ref={ref} className={styles.row} data-dragging={isDragging || undefined}>
      <GripContext value={grip}>{children}</GripContext>
    </Table.Tr>
  );
}

/** A table whose rows can be put into another order, by pointer and by keyboard, and which says so to who listens. */
export function SortableTable<R>({ words, onMove, ...table }: Props<R>) {
  const description = useId();
  const [said, say] = useState('');
  const [using] = useState(plugins);
  const rowOf = (id: string | number | undefined) => table.rows.find((row) => table.keyOf(row) === id);
  return (
    <DragDropProvider
      plugins={using}
      onDragStart={({ operation: { source } }) => {
        const row = rowOf(source?.id);
        if (row && isSortable(source)) say(words.lifted(row, source.index));
      }}
      onDragOver={({ operation: { source } }) => {
        const row = rowOf(source?.id);
        if (row && isSortable(source)) say(words.over(row, source.index));
      }}
      onDragEnd={({ operation: { source }, canceled }) => {
        const row = rowOf(source?.id);
        if (!row || !isSortable(source)) return;
        const isMoved = !canceled && source.index !== source.initialIndex;
        say(isMoved ? words.dropped(row, source.index) : words.left(row));
        if (isMoved) onMove(row, source.index);
      }}
    >
      <DescriptionContext value={description}>
        <DataTable {...table} Row={SortableRow} />
      </DescriptionContext>
      <p id={description} hidden>
        {words.instructions}
      </p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DragDropProvider>
  );
}

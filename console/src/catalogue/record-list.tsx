import { useMutationState } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy, useLazy } from '../platform/lazy.ts';
import { keepPlace, restorePlace } from '../ui/dialogs/restore-focus.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { type Column, DataTable } from '../ui/lists/data-table.tsx';
import { GripContext } from './drag-handle.tsx';
import { withMoves } from './order.ts';
import type { Place } from './place.ts';
import { type Reordering, reorderFilter, useReorder } from './queries.ts';
import type { Row } from './rows.ts';
import type { MoveWords } from './sortable-rows.tsx';

type Props = {
  place: Place;
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The number of rows before the page. */
  offset: number;
  total: number;
};

// Rows are there to be read before they can be dragged.
const loadSortable = lazy(() => import('./sortable-rows.tsx'));

function useMoveWords(offset: number, total: number): MoveWords<Row> {
  const { t } = useTranslation();
  const at = ({ title }: Row, index: number) => ({ title, position: offset + index + 1, total });
  return {
    instructions: t('order.instructions'),
    lifted: (row, index) => t('order.lifted', at(row, index)),
    over: (row, index) => t('order.over', at(row, index)),
    dropped: (row, index) => t('order.dropped', at(row, index)),
    left: ({ title }) => t('order.left', { title }),
  };
}

/** Moves the focus to the next row when the focused row is deleted. */
function useKeptPlace(body: HTMLTableSectionElement | null, rows: readonly Row[]): void {
  const shown = rows.map(({ id }) => id).join();
  useEffect(() => (body ? keepPlace(body) : undefined), [body]);
  useEffect(() => {
    if (shown) restorePlace();
  }, [shown]);
}

/** The rows of a page, in the order that they will have once every move is made; each can be taken to another place. */
export function RecordList({ place, caption, columns, rows, offset, total }: Props) {
  const { disabled: isReadOnly = false } = useReadOnly();
  const sortable = useLazy(loadSortable, !isReadOnly);
  const reorder = useReorder(place);
  const moves = useMutationState({
    filters: reorderFilter(place),
    select: ({ state }) => state.variables as Reordering,
  });
  const words = useMoveWords(offset, total);
  const [body, setBody] = useState<HTMLTableSectionElement | null>(null);
  const explainedBy = useId();
  const table = { rows: withMoves(rows, moves, offset), keyOf: ({ id }: Row) => id };
  useKeptPlace(body, table.rows);
  const move = (row: Row, index: number) => reorder.mutate({ row, position: offset + index + 1, total });
  return (
    <GripContext value={sortable ? explainedBy : null}>
      <DataTable {...table} caption={caption} columns={columns} bodyRef={setBody} />
      {sortable && body && (
        <sortable.SortableRows {...table} body={body} words={words} explainedBy={explainedBy} onMove={move} />
      )}
    </GripContext>
  );
}

import { useMutationState } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { withPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { useKeptPlace } from '../ui/dialogs/restore-focus.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { type Column, DataTable } from '../ui/lists/data-table.tsx';
import { loadRowTools } from './load-row-tools.ts';
import { withMoves } from './order.ts';
import type { Place } from './place.ts';
import { type Reordering, reorderFilter, useReorder } from './queries.ts';
import { ChoosingContext, GripContext } from './row-grips.tsx';
import type { Row } from './rows.ts';

type Props = {
  place: Place;
  currency: string;
  isMovable: boolean;
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The number of rows before the page. */
  offset: number;
  total: number;
};

// Rows are there to be read before they can be dragged.
const loadSortable = lazy(withPhrases(() => import('./sortable-records.tsx'), 'rows'));

/** The chosen rows of the whole list, whatever page they are on. */
function useChoosing() {
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    choose((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return { chosen, choose, toggle };
}

/** The rows of a page, in the order that they will have once every move is made; each can be taken to another place. */
export function RecordList({ place, caption, columns, rows, offset, total, ...facts }: Props) {
  const { disabled: isReadOnly = false } = useReadOnly();
  const sortable = useLazy(loadSortable, !isReadOnly);
  const tools = useLazy(loadRowTools, !isReadOnly);
  const choosing = useChoosing();
  const reorder = useReorder(place);
  const moves = useMutationState({
    filters: reorderFilter(place),
    select: ({ state }) => state.variables as Reordering,
  });
  const [body, setBody] = useState<HTMLTableSectionElement | null>(null);
  const explainedBy = useId();
  const table = { rows: withMoves(rows, moves, offset), keyOf: ({ id }: Row) => id };
  useKeptPlace(body, table.rows);
  const move = (row: Row, index: number) => reorder.mutate({ row, position: offset + index + 1, total });
  return (
    <GripContext value={sortable ? explainedBy : null}>
      <ChoosingContext value={choosing}>
        <DataTable {...table} caption={caption} columns={columns} bodyRef={setBody} />
      </ChoosingContext>
      {sortable && body && (
        <sortable.SortableRecords
          {...table}
          body={body}
          offset={offset}
          total={total}
          explainedBy={explainedBy}
          onMove={move}
        />
      )}
      {tools && body && (
        <tools.RowTools {...facts} {...choosing} place={place} body={body} rows={table.rows} />
      )}
    </GripContext>
  );
}

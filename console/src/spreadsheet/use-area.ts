import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { type Area, boundsOf, type CellAt } from './area.ts';

/** The cell under a point of the screen, if there is one; the head is a row of its own. */
function cellUnder({ clientX, clientY }: PointerEvent): CellAt | undefined {
  const cell = document.elementFromPoint(clientX, clientY)?.closest('[role=gridcell]');
  const row = Number(cell?.closest('[role=row]')?.getAttribute('aria-rowindex'));
  const column = Number(cell?.getAttribute('aria-colindex'));
  return row > 1 && column > 0 ? { row: row - 2, column: column - 1 } : undefined;
}

/** The chosen cells of a table: those from the active one to a corner, which Shift and a drag of the mouse move. */
export function useArea(grid: RefObject<DataGridHandle | null>, size: { rows: number; columns: number }) {
  const [area, setArea] = useState<Area>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const choose = (at: CellAt) => setArea({ anchor: at, corner: at });
  const inTable = ({ row, column }: CellAt): CellAt => ({
    row: Math.max(0, Math.min(size.rows - 1, row)),
    column: Math.max(0, Math.min(size.columns - 1, column)),
  });
  const extendTo = (at: CellAt) => {
    const corner = inTable(at);
    setArea((before) => before && { anchor: before.anchor, corner });
    grid.current?.scrollToCell({ idx: corner.column, rowIdx: corner.row });
  };
  /** Follows the mouse until its button is up. */
  const followMouse = () => {
    stop.current?.();
    const move = (event: PointerEvent) => {
      const under = event.buttons === 1 && event.pointerType === 'mouse' ? cellUnder(event) : undefined;
      if (under) extendTo(under);
    };
    const end = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      stop.current = undefined;
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    stop.current = end;
  };
  // A filter may have left fewer rows.
  const isThere = area !== undefined && boundsOf(area).bottom < size.rows;
  return { area: isThere ? area : undefined, choose, setArea, extendTo, followMouse };
}

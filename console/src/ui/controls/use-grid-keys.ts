import { type KeyboardEvent, useRef, useState } from 'react';

type Cell = { row: number; column: number };

const STEPS: Record<string, Cell> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  Home: { row: 0, column: -Infinity },
  End: { row: 0, column: Infinity },
};

const within = (at: number, size: number) => Math.min(Math.max(at, 0), size - 1);

/** The next cell by a key; a key to one side goes that way on the screen, in every direction of reading. */
function nextCell(
  key: string,
  isRtl: boolean,
  { row, column }: Cell,
  size: { rows: number; columns: number },
) {
  const step = STEPS[key];
  if (!step) return;
  const sideways = isRtl && key.startsWith('Arrow') ? -step.column : step.column;
  return { row: within(row + step.row, size.rows), column: within(column + sideways, size.columns) };
}

/** The keys of a grid of buttons, of which Tab reaches one: the arrows, Home and End go to the others. */
export function useGridKeys<E extends HTMLElement>(rows: number, columns: number) {
  const grid = useRef<E>(null);
  const [current, setCurrent] = useState<Cell>({ row: 0, column: 0 });
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = grid.current !== null && getComputedStyle(grid.current).direction === 'rtl';
    const next = nextCell(event.key, isRtl, current, { rows, columns });
    if (!next) return;
    event.preventDefault();
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row},${next.column}"]`);
    cell?.focus();
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  /** The properties of a cell's button. */
  const cell = (row: number, column: number) => ({
    'data-cell': `${row},${column}`,
    tabIndex: within(current.row, rows) === row && within(current.column, columns) === column ? 0 : -1,
    onFocus: () => setCurrent({ row, column }),
  });
  return { grid: { ref: grid, onKeyDown }, cell };
}

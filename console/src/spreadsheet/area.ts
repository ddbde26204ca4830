import type { CellTexts } from '../files/cells-text.ts';

/** A cell by its row and column, each from 0. */
export type CellAt = { row: number; column: number };

/** A rectangle of cells: where it was begun, and the corner that moves. */
export type Area = { anchor: CellAt; corner: CellAt };

/** The first and the last row and column of an area. */
export type Bounds = Record<'top' | 'bottom' | 'start' | 'end', number>;

/** The bounds of an area, whichever way it was drawn. */
export const boundsOf = ({ anchor, corner }: Area): Bounds => ({
  top: Math.min(anchor.row, corner.row),
  bottom: Math.max(anchor.row, corner.row),
  start: Math.min(anchor.column, corner.column),
  end: Math.max(anchor.column, corner.column),
});

/** How many cells an area has. */
export function cellsIn(area: Area): number {
  const { top, bottom, start, end } = boundsOf(area);
  return (bottom - top + 1) * (end - start + 1);
}

/** Whether a cell is in bounds. */
export const isWithin = ({ top, bottom, start, end }: Bounds, { row, column }: CellAt): boolean =>
  row >= top && row <= bottom && column >= start && column <= end;

/** A text for a cell. */
export type Written = CellAt & { text: string };

/**
 * The cells that texts go to, from the first cell of an area on: an area that they fill several times over is filled, as by
 * spreadsheets. `left` counts the rows that are below the last one of the table, or the columns beyond, whichever there are more of.
 */
export function pasteInto(
  area: Area,
  texts: CellTexts,
  { rows, columns }: { rows: number; columns: number },
): { written: Written[]; left: number } {
  const { top, bottom, start, end } = boundsOf(area);
  const height = texts.length;
  const width = Math.max(...texts.map((row) => row.length));
  const times = (room: number, size: number) => (room % size === 0 ? room : size);
  const down = times(bottom - top + 1, height);
  const across = times(end - start + 1, width);
  const written: Written[] = [];
  for (let row = 0; row < Math.min(down, rows - top); row += 1)
    for (let column = 0; column < Math.min(across, columns - start); column += 1) {
      const text = texts[row % height]?.[column % width];
      if (text !== undefined) written.push({ row: top + row, column: start + column, text });
    }
  return { written, left: Math.max(0, top + down - rows, start + across - columns) };
}

/** The cells of an area with the texts of its first row, which fill it down; of a single row with those above it. */
export function fillDown(area: Area, textAt: (at: CellAt) => string): Written[] {
  const { top, bottom, start, end } = boundsOf(area);
  const from = top === bottom ? top - 1 : top;
  if (from < 0) return [];
  const written: Written[] = [];
  for (let column = start; column <= end; column += 1) {
    const text = textAt({ row: from, column });
    for (let row = from + 1; row <= bottom; row += 1) written.push({ row, column, text });
  }
  return written;
}

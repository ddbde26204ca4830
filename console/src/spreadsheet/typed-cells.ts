import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

/**
 * A cell that is not stored as it was typed: it is on its way, breaks a rule, was changed by somebody else meanwhile, or could not
 * be sent.
 */
export type Typed = {
  text: string;
  over: string;
  state: 'saving' | 'wrong' | 'meanwhile' | 'unsent';
  sentence?: string;
};

/** The cells that are not stored as they were typed, by row and column. */
export type TypedCells = ReadonlyMap<string, Readonly<Record<string, Typed>>>;

/** No such cell. */
export const NOTHING_TYPED: TypedCells = new Map();

/** A row with its cells that are not stored as they were typed. */
export type SheetView = SheetRow & { typed?: Readonly<Record<string, Typed>>; edited?: string };

/** A cell, by its row and column. */
export type CellName = { row: string; column: Pick<SheetColumn, 'key'> };

/** Typed cells with others; undefined takes a cell away. */
export function withCells(
  cells: TypedCells,
  changed: readonly (readonly [CellName, Typed | undefined])[],
): TypedCells {
  const all = new Map(cells);
  for (const [{ row, column }, typed] of changed) {
    const { [column.key]: _, ...others } = all.get(row) ?? {};
    const left = typed ? { ...others, [column.key]: typed } : others;
    if (Object.keys(left).length > 0) all.set(row, left);
    else all.delete(row);
  }
  return all;
}

/** The rows as they are shown: those with typed cells know them, the others are the same objects. */
export const viewsOf = (rows: readonly SheetRow[], cells: TypedCells): readonly SheetView[] =>
  cells.size === 0
    ? rows
    : rows.map((row) => {
        const typed = cells.get(row.id);
        return typed ? Object.assign({ ...row }, { typed }) : row;
      });

/** The cells that wait for somebody, in the order of the rows and the columns. */
export function waitingCells(
  views: readonly SheetView[],
  columns: readonly SheetColumn[],
): { view: SheetView; column: SheetColumn; typed: Typed }[] {
  return views.flatMap((view) =>
    columns.flatMap((column) => {
      const typed = view.typed?.[column.key];
      return typed && typed.state !== 'saving' ? [{ view, column, typed }] : [];
    }),
  );
}

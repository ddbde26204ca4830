import { useMemo } from 'react';
import { useKeptDraft } from '../forms/use-kept-draft.ts';
import { tokenNow } from '../platform/session.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';
import type { waitingCells } from './typed-cells.ts';
import type { Writing } from './use-sheet.ts';

type Texts = Record<string, string>;

const nameOf = (row: SheetRow, column: SheetColumn) => `${row.id} ${column.key}`;

type Options = {
  venue: string;
  menu: string | undefined;
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
  waiting: ReturnType<typeof waitingCells>;
  onRestore: (writings: readonly Writing[]) => void;
};

/** Keeps what is typed and not stored in this browser, and offers it when the table is opened again (decision 18). */
export function useKeptCells({ venue, menu, rows, columns, waiting, onRestore }: Options) {
  const [base, values] = useMemo(() => {
    const [over, typed]: [Texts, Texts] = [{}, {}];
    for (const cell of waiting) {
      over[nameOf(cell.view, cell.column)] = cell.typed.over;
      typed[nameOf(cell.view, cell.column)] = cell.typed.text;
    }
    return [{ values: over, version: undefined }, typed];
  }, [waiting]);
  return useKeptDraft<Texts>({
    key: tokenNow() === null ? undefined : ['sheet', venue, menu].join(' '),
    base,
    values,
    isChanged: waiting.length > 0,
    onRestore: ({ values: over }, mine) =>
      onRestore(
        rows.flatMap((row) =>
          columns.flatMap((column) => {
            const name = nameOf(row, column);
            const text = mine[name];
            return text === undefined
              ? []
              : [{ row, column, text, ...(over[name] !== undefined && { over: over[name] }) }];
          }),
        ),
      ),
  });
}

import { fold } from '@sofra/contract/languages/folding';
import type { CellTexts } from '../files/cells-text.ts';
import type { Written } from './area.ts';
import type { NameOf, NamesOf } from './column-names.ts';
import { type SheetColumn, textOf } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

/** The heading of the column by which a row of a file finds its dish again: alike in all languages. */
export const ID_HEADING = 'ID';

type Table = { rows: readonly SheetRow[]; columns: readonly SheetColumn[] };

/** The table that goes to a file. */
export type SheetTable = Table & { nameOf: NameOf };

/** The table that takes a file back. */
export type TakingTable = Table & { namesOf: NamesOf };

/** The headings of a table in a file: the ids first, then the columns. */
export const headingsOf = ({ columns, nameOf }: SheetTable): string[] => [ID_HEADING, ...columns.map(nameOf)];

/** The rows of a table in a file, as texts in a language of the screen. */
export const textsOf = ({ rows, columns }: SheetTable, screen: string): string[][] =>
  rows.map((row) => [row.id, ...columns.map((column) => textOf(row, column, screen))]);

/** The cells that a file has for a table, and how many of its rows are none of the table. */
export type ReadTable = { written: Written[]; strangers: number };

/**
 * Reads the cells of a file, headings first, for a table; columns that the table does not have are passed over. Undefined for a file
 * without a column of ids, or without any column of the table.
 */
export function readTable(
  [head = [], ...body]: CellTexts,
  { rows, columns, namesOf }: TakingTable,
): ReadTable | undefined {
  const headings = head.map((heading) => fold(heading));
  const idAt = headings.indexOf(fold(ID_HEADING));
  const places = columns.flatMap((column, at) => {
    const names = namesOf(column).map(fold);
    const from = headings.findIndex((heading) => names.includes(heading));
    return from < 0 ? [] : [{ at, from }];
  });
  if (idAt < 0 || places.length === 0) return undefined;
  const byId = new Map(rows.map(({ id }, at) => [id, at]));
  const written: Written[] = [];
  let strangers = 0;
  for (const cells of body) {
    const row = byId.get(cells[idAt]?.trim().toLowerCase() ?? '');
    if (row === undefined) strangers += 1;
    else
      for (const { at, from } of places) {
        const cell = cells[from];
        if (cell !== undefined) written.push({ row, column: at, text: cell.replace(/\r\n?/g, '\n') });
      }
  }
  return { written, strangers };
}

/** The cells of several sheets together; a row is taken from the first sheet that has it, for others may be copies. */
export function joined(sheets: readonly ReadTable[]): ReadTable | undefined {
  const rows = new Set<number>();
  const written = sheets.flatMap((sheet) => {
    const fresh = sheet.written.filter(({ row }) => !rows.has(row));
    for (const { row } of fresh) rows.add(row);
    return fresh;
  });
  const strangers = sheets.reduce((sum, sheet) => sum + sheet.strangers, 0);
  return sheets.length > 0 ? { written, strangers } : undefined;
}

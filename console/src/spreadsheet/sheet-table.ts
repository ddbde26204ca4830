import { fold } from '@sofra/contract/languages/folding';
import { type CellTexts, isWritten } from '../files/cells-text.ts';
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

/** A text for a cell, with the number of its row in the file, as spreadsheets count rows. */
type FileCell = Written & { line: number };

/** The cells that a sheet has for a table, the ids of its rows that are none of the table, and its headings that name no column. */
type ReadSheet = { written: FileCell[]; strangers: string[]; unread: string[] };

/** The same of a file, with the number of such rows. */
export type ReadTable = { written: FileCell[]; strangers: number; unread: string[] };

/**
 * Reads the cells of a sheet, headings first, for a table; empty rows and columns that the table does not have are passed over. Undefined for a sheet
 * without a column of ids, or without any column of the table.
 */
export function readSheet(sheet: CellTexts, { rows, columns, namesOf }: TakingTable): ReadSheet | undefined {
  const [{ cells: head } = { cells: [] }, ...body] = sheet
    .map((cells, at) => ({ cells, line: at + 1 }))
    .filter(({ cells }) => isWritten(cells));
  const headings = head.map((heading) => fold(heading));
  const idAt = headings.indexOf(fold(ID_HEADING));
  const places = columns.flatMap((column, at) => {
    const names = namesOf(column).map(fold);
    const from = headings.findIndex((heading) => names.includes(heading));
    return from < 0 ? [] : [{ at, from }];
  });
  if (idAt < 0 || places.length === 0) return undefined;
  const known = new Set([idAt, ...places.map(({ from }) => from)]);
  const unread = head.filter((heading, at) => !known.has(at) && heading.trim() !== '');
  const byId = new Map(rows.map(({ id }, at) => [id, at]));
  const written: FileCell[] = [];
  const strangers: string[] = [];
  for (const { cells, line } of body) {
    const id = cells[idAt]?.trim().toLowerCase() ?? '';
    const row = byId.get(id);
    if (row === undefined) strangers.push(id);
    else
      for (const { at, from } of places) {
        const cell = cells[from];
        if (cell !== undefined) written.push({ row, column: at, text: cell.replace(/\r\n?/g, '\n'), line });
      }
  }
  return { written, strangers, unread };
}

/** The cells of a file's sheets together; one is taken from the first sheet that has it, for others may be copies. */
export function joinedSheets(sheets: readonly ReadSheet[]): ReadTable | undefined {
  if (sheets.length === 0) return undefined;
  const cells = new Map<string, FileCell>();
  for (const cell of sheets.flatMap(({ written }) => written)) {
    const key = `${cell.row} ${cell.column}`;
    if (!cells.has(key)) cells.set(key, cell);
  }
  const strangers = sheets.flatMap((sheet) => sheet.strangers);
  const named = new Set(strangers.filter(Boolean));
  return {
    written: [...cells.values()],
    strangers: named.size + strangers.filter((id) => id === '').length,
    unread: [...new Set(sheets.flatMap(({ unread }) => unread))],
  };
}

import { fold } from '@sofra/contract/languages/folding';
import type { Locale } from '@sofra/contract/languages/locales';
import Papa from 'papaparse';
import type { Written } from './area.ts';
import { neutralText, ownText } from './cells-text.ts';
import { commaIn, type SheetColumn, textOf } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

/** The heading of the column by which a row of a file finds its dish again: alike in all languages. */
export const ID_HEADING = 'ID';

/** The table that goes to a file, or takes one back. */
export type CsvTable = {
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
  nameOf: (column: SheetColumn) => string;
};

/** The rows of a table as a CSV file, as spreadsheets of the screen's language open it: the ids first, then the columns. */
export function writeCsv({ rows, columns, nameOf }: CsvTable, screen: string): string {
  const fields = [ID_HEADING, ...columns.map(nameOf)];
  const data = rows.map((row) => [
    row.id,
    ...columns.map((column) => neutralText(textOf(row, column, screen))),
  ]);
  // Where the comma stands in amounts, spreadsheets part cells by a semicolon. The mark at the start says that it is UTF-8.
  return `\ufeff${Papa.unparse({ fields, data }, { delimiter: commaIn(screen) ? ';' : ',' })}`;
}

/** The cells that a file has for a table, and how many of its rows are none of the table. */
export type ReadCsv = { written: Written[]; strangers: number };

/**
 * Reads a CSV file for a table, whatever parts its cells; columns that the table does not have are passed over. Undefined for a file
 * without a column of ids, or without any column of the table.
 */
export function readCsv(text: string, { rows, columns, nameOf }: CsvTable): ReadCsv | undefined {
  const [head = [], ...body] = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
  const headings = head.map((heading) => fold(heading));
  const idAt = headings.indexOf(fold(ID_HEADING));
  const places = columns.flatMap((column, at) => {
    const from = headings.indexOf(fold(nameOf(column)));
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
        if (cell !== undefined)
          written.push({ row, column: at, text: ownText(cell.replace(/\r\n?/g, '\n')) });
      }
  }
  return { written, strangers };
}

// How spreadsheets of these languages write a file that is not Unicode.
const LETTERS: Record<Locale, string> = { en: 'windows-1252', ar: 'windows-1256', ru: 'windows-1251' };

/** The text of a file: Unicode, or else in the letters of the first of these languages that has its own. */
export function textOfFile(bytes: Uint8Array, languages: readonly Locale[]): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const own = languages.find((code) => code !== 'en');
    return new TextDecoder(LETTERS[own ?? 'en']).decode(bytes);
  }
}

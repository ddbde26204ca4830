import type { Locale } from '@sofra/contract/languages/locales';
import { readCsv } from '../files/csv.ts';
import { openFile, XLSX } from '../files/open-file.ts';
import { writeCsv } from './sheet-csv.ts';
import { joinedSheets, type ReadTable, readSheet, type SheetTable, type TakingTable } from './sheet-table.ts';
import { writeXlsx } from './sheet-xlsx.ts';

/** The kinds of files that a table goes to, by the ends of their names. */
export type FileKind = 'xlsx' | 'csv';

/** A table as a file. */
export async function fileOf(kind: FileKind, table: SheetTable, screen: Locale): Promise<Blob> {
  if (kind === 'csv') return new Blob([writeCsv(table, screen)], { type: 'text/csv' });
  return new Blob([await writeXlsx(table, screen)], { type: XLSX });
}

/** Reads the sheets of a file for a table; undefined for a file that has none of the table. Throws `FileTooLarge`. */
export async function tableIn(
  file: File,
  table: TakingTable,
  languages: readonly Locale[],
): Promise<ReadTable | undefined> {
  const opened = await openFile(file, languages);
  const sheets = 'text' in opened ? [readCsv(opened.text)] : opened.sheets.map(({ cells }) => cells);
  return joinedSheets(sheets.flatMap((sheet) => readSheet(sheet, table) ?? []));
}

import type { Locale } from '@sofra/contract/languages/locales';
import { readCsv } from '../files/csv.ts';
import { openFile, XLSX } from '../files/open-file.ts';
import { writeCsv } from './sheet-csv.ts';
import { type ReadTable, readTable, type SheetTable } from './sheet-table.ts';
import { writeXlsx } from './sheet-xlsx.ts';

/** The kinds of files that a table goes to, by the ends of their names. */
export type FileKind = 'xlsx' | 'csv';

/** A table as a file. */
export async function fileOf(kind: FileKind, table: SheetTable, screen: Locale): Promise<Blob> {
  if (kind === 'csv') return new Blob([writeCsv(table, screen)], { type: 'text/csv' });
  return new Blob([await writeXlsx(table, screen)], { type: XLSX });
}

/**
 * Reads a file for a table, from the first of its sheets that has anything; undefined for a file that is none of a table. Throws
 * `FileTooLarge`.
 */
export async function tableIn(
  file: File,
  table: SheetTable,
  languages: readonly Locale[],
): Promise<ReadTable | undefined> {
  const opened = await openFile(file, languages);
  const sheets = 'text' in opened ? [readCsv(opened.text)] : opened.sheets.map(({ cells }) => cells);
  for (const sheet of sheets) {
    const read = readTable(sheet, table);
    if (read) return read;
  }
  return undefined;
}

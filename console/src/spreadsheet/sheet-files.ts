import type { Locale } from '@sofra/contract/languages/locales';
import type { CellTexts } from './cells-text.ts';
import { readCsv, textOfFile, writeCsv } from './sheet-csv.ts';
import { type ReadTable, readTable, type SheetTable } from './sheet-table.ts';
import { loadXlsx, writeXlsx } from './sheet-xlsx.ts';

/** A file that would take more memory than a page has. */
export class FileTooLarge extends Error {
  constructor() {
    super('The file is too large.');
    this.name = 'FileTooLarge';
  }
}

/** The kinds of files that a table goes to, by the ends of their names. */
export type FileKind = 'xlsx' | 'csv';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

// A phone has memory for so much, as a file and as what it opens to.
const MOST_BYTES = 64 * 1_048_576;

/** The files that a picker offers; what one is, its first bytes say. */
export const PICKED = `.xlsx,.csv,.tsv,.txt,text/csv,${XLSX}`;

/** A table as a file. */
export async function fileOf(kind: FileKind, table: SheetTable, screen: Locale): Promise<Blob> {
  if (kind === 'csv') return new Blob([writeCsv(table, screen)], { type: 'text/csv' });
  return new Blob([await writeXlsx(table, screen)], { type: XLSX });
}

/** Whether bytes begin as those of a ZIP archive do, which an Excel file is. */
const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

async function sheetsOf(file: File, languages: readonly Locale[]): Promise<readonly CellTexts[]> {
  if (file.size > MOST_BYTES) throw new FileTooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isArchive(bytes)) return [readCsv(textOfFile(bytes, languages))];
  const { readXlsx } = await loadXlsx();
  const sheets = await readXlsx(bytes, MOST_BYTES);
  if (!sheets) throw new FileTooLarge();
  return sheets;
}

/** Reads a file for a table, from the first of its sheets that has anything; undefined for a file that is none of a table. */
export async function tableIn(
  file: File,
  table: SheetTable,
  languages: readonly Locale[],
): Promise<ReadTable | undefined> {
  for (const sheet of await sheetsOf(file, languages)) {
    const read = readTable(sheet, table);
    if (read) return read;
  }
  return undefined;
}

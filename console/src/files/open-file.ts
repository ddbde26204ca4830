import type { Locale } from '@sofra/contract/languages/locales';
import { textOfFile } from './csv.ts';
import type { FileSheet } from './xlsx-file.ts';

/** A file that would take more memory than a page has. */
export class FileTooLarge extends Error {
  constructor() {
    super('The file is too large.');
    this.name = 'FileTooLarge';
  }
}

/** The media type of Excel files. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The files that a picker offers; what one is, its first bytes say. */
export const PICKED = `.xlsx,.csv,.tsv,.txt,text/csv,${XLSX}`;

// A phone has memory for so much, as a file and as what it opens to.
const MOST_BYTES = 64 * 1_048_576;

/** The content of a file: a text, such as that of a CSV file, or the sheets of an Excel file; another archive has none. */
export type OpenedFile = { text: string } | { sheets: readonly FileSheet[] };

/** Loads the writer and reader of Excel files once somebody asks for one; it is alone in its file, and shares none. */
export const loadXlsx = () => import('./xlsx-file.ts');

/** Whether bytes begin as those of a ZIP archive do, which an Excel file is. */
const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** Opens a file; a text that is not Unicode is read in the letters of these languages. Throws `FileTooLarge`. */
export async function openFile(file: File, languages: readonly Locale[]): Promise<OpenedFile> {
  if (file.size > MOST_BYTES) throw new FileTooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isArchive(bytes)) return { text: textOfFile(bytes, languages) };
  const { readXlsx } = await loadXlsx();
  const sheets = await readXlsx(bytes, MOST_BYTES);
  if (!sheets) throw new FileTooLarge();
  return { sheets };
}

import { strToU8, zipSync } from 'fflate';
import readSheets, { type CellValue } from 'read-excel-file/universal';
import type { CellTexts } from './cells-text.ts';
import { opened, openedSize } from './xlsx-archive.ts';
import { type Columns, STYLES, workbookOf } from './xlsx-parts.ts';

/** A sheet of an Excel file, with its empty rows. */
export type FileSheet = { name: string; cells: CellTexts };

/** A cell of an Excel file: a text, or a decimal number with so many digits after its mark. */
export type XlsxCell = string | { number: string; digits: number };

/** The name of a column by its place: A, B, … Z, AA. */
const lettersOf = (place: number): string =>
  place < 26
    ? String.fromCodePoint(65 + place)
    : `${lettersOf(Math.floor(place / 26) - 1)}${lettersOf(place % 26)}`;

// Letters that a sheet can't hold as they are, and texts that would be read as such: ECMA-376 writes their numbers.
const UNSAYABLE = /_(?=x[\da-f]{4}_)|(?![\t\n])\p{Cc}|\p{Cs}|[\ufffe\uffff]/giu;

const numbered = (letter: string): string =>
  `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

const escaped = (text: string): string =>
  text
    .replaceAll(UNSAYABLE, numbered)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A cell at its place. A text is never calculated, whatever it begins with; an empty one is to be typed into as a text too. */
function cellAt(at: string, cell: XlsxCell, textStyle: number): string {
  if (cell === '') return `<c r="${at}" s="${textStyle}"/>`;
  if (typeof cell === 'string')
    return `<c r="${at}" s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  return `<c r="${at}" s="${STYLES.number + cell.digits}"><v>${cell.number}</v></c>`;
}

/** Rows of cells as an Excel file, the headings first. */
export function writeXlsx(
  cells: readonly (readonly XlsxCell[])[],
  columns: Columns,
): Uint8Array<ArrayBuffer> {
  const rows = cells.map((row, down) => {
    const style = down === 0 ? STYLES.heading : STYLES.text;
    const inRow = row.map((cell, across) => cellAt(`${lettersOf(across)}${down + 1}`, cell, style));
    return `<row r="${down + 1}">${inRow.join('')}</row>`;
  });
  const parts = Object.entries(workbookOf(columns, rows.join('')));
  return zipSync(Object.fromEntries(parts.map(([name, part]) => [name, strToU8(part)])));
}

/** A number as somebody would type it: Excel calculates with more digits than any price has. */
const typed = (number: number): string => String(Number(number.toFixed(4)));

function textOf(value: CellValue | Date | null): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'number' ? typed(value) : String(value);
}

/** The cells of each sheet of an Excel file; of another archive there are none. Undefined for one that opens to more than the most bytes. */
export async function readXlsx(bytes: Uint8Array, most: number): Promise<FileSheet[] | undefined> {
  try {
    if (openedSize(bytes) > most) return undefined;
    const archive = opened(bytes);
    const sheets = archive && (await readSheets(archive.buffer, { trim: false }));
    return sheets?.map(({ sheet, data }) => ({
      name: sheet,
      cells: data.map((row) => row.map(textOf)),
    }));
  } catch {
    return [];
  }
}

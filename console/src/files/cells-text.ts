/** Cells as a spreadsheet has them on the clipboard: rows of texts. */
export type CellTexts = readonly (readonly string[])[];

/** Whether a row has anything; spreadsheets leave some between others, and below the last one. */
export const isWritten = (row: readonly string[]): boolean => row.some((text) => text.trim() !== '');

// A spreadsheet would take these as the beginning of a formula.
const FORMULA = /^'*[=+\-@\t\r]/;
const NEUTRAL = /^'+[=+\-@\t\r]/;

/** A text that no spreadsheet takes as a formula; `ownText` is its inverse. */
export const neutralText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A text without the apostrophe that kept a spreadsheet from calculating it. */
export const ownText = (text: string): string => (NEUTRAL.test(text) ? text.slice(1) : text);

const quoted = (text: string) => (/[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Cells as a text for the clipboard, as spreadsheets write them: parted by tabs, a row a line. */
export const writeCells = (cells: CellTexts): string =>
  cells.map((row) => row.map((text) => quoted(neutralText(text))).join('\t')).join('\n');

/** A quoted cell at the start of a text, and its length; undefined where the quotes are a part of the cell. */
function quotedCell(text: string, at: number): { cell: string; end: number } | undefined {
  let end = at + 1;
  for (;;) {
    const quote = text.indexOf('"', end);
    if (quote < 0) return undefined;
    if (text[quote + 1] !== '"') {
      end = quote + 1;
      break;
    }
    end = quote + 2;
  }
  const next = text[end];
  if (next !== undefined && next !== '\t' && next !== '\n' && next !== '\r') return undefined;
  const cell = text.slice(at + 1, end - 1).replaceAll('""', '"');
  // Spreadsheets quote a cell only where it needs it: a name in quotes keeps them.
  return /[\t\r\n"]/.test(cell) ? { cell, end } : undefined;
}

const END = /[\t\r\n]/g;

function plainCell(text: string, at: number): { cell: string; end: number } {
  END.lastIndex = at;
  const end = END.exec(text)?.index ?? text.length;
  return { cell: text.slice(at, end), end };
}

const lineEnd = (text: string, at: number) => (text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1);

/** Reads cells from the clipboard, as spreadsheets write them. Line ends within a cell are plain ones. */
export function readCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const { cell, end } = (text[at] === '"' && quotedCell(text, at)) || plainCell(text, at);
    rows.at(-1)?.push(ownText(cell.replace(/\r\n?/g, '\n')));
    if (end >= text.length) break;
    if (text[end] === '\t') at = end + 1;
    else {
      at = end + lineEnd(text, end);
      // The last line ends too.
      if (at >= text.length) break;
      rows.push([]);
    }
  }
  return rows;
}

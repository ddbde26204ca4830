import { isWritten } from '../files/cells-text.ts';
import type { FileSheet } from '../files/xlsx-file.ts';
import { BROKEN } from './reader/cells.ts';

const cellText = (cell: string): string =>
  cell
    .trim()
    .split(/\s*[\r\n]+\s*/)
    .join(BROKEN)
    .replaceAll('\t', ' ');

/** The sheets of an Excel file as a text to be read, as if their cells were copied; of several, each begins with its name. */
export function textOfSheets(sheets: readonly FileSheet[]): string {
  const written = sheets
    .map(({ name, cells }) => ({ name, cells: cells.filter(isWritten) }))
    .filter(({ cells }) => cells.length > 0);
  const texts = written.map(({ name, cells }) => {
    const lines = cells.map((row) => row.map(cellText).join('\t').trimEnd());
    return (written.length > 1 ? [`# ${name}`, ...lines] : lines).join('\n');
  });
  return texts.join('\n\n');
}

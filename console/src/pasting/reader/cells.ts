import { linesOf } from './plain-text.ts';

/** The marks between the cells of a table, the surest first. */
export const DELIMITERS = ['\t', '|', ';', ','] as const;

/** A mark between the cells of a table. */
export type Delimiter = (typeof DELIMITERS)[number];

/** The mark between the lines of a cell that a page has broken. */
export const BROKEN = ' ¶ ';

const EDGE = /^\s*\|?\s*|\s*\|?\s*$/g;
/** A row that only draws a line, as tables in plain text have it. */
const RULE = /^[\s|:+=-]*$/;

const opensCell = (text: string, at: number, delimiter: Delimiter) =>
  at === 0 || text[at - 1] === delimiter || text[at - 1] === '\n';

/** The end of a quoted cell that begins at `at`, or -1 where the quote is never closed. */
function closingQuote(text: string, at: number): number {
  let end = text.indexOf('"', at + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end;
}

/** The rows of a table as a spreadsheet copies or saves it: a quoted cell may hold delimiters, line ends and doubled quotes. */
export function rowsOf(text: string, delimiter: Delimiter): string[][] {
  if (delimiter === '|') return linesOf(text).map(pipedRow);
  const source = linesOf(text).join('\n');
  const rows: string[][] = [[]];
  let cell = '';
  let isUnclosed = false;
  const end = () => {
    rows.at(-1)?.push(cell.replaceAll(/\s+/g, ' ').trim());
    cell = '';
  };
  for (let at = 0; at < source.length; at++) {
    const mark = source[at] ?? '';
    const close =
      mark === '"' && !isUnclosed && opensCell(source, at, delimiter) ? closingQuote(source, at) : -1;
    if (close > 0) {
      cell += source.slice(at + 1, close).replaceAll('""', '"');
      at = close;
    } else if (mark === delimiter) end();
    else if (mark === '\n') {
      end();
      rows.push([]);
    } else {
      cell += mark;
      // One quote that is never closed closes no other either, and is looked for once.
      if (mark === '"' && opensCell(source, at, delimiter)) isUnclosed = true;
    }
  }
  end();
  return rows;
}

function pipedRow(line: string): string[] {
  if (RULE.test(line)) return [];
  return line
    .replaceAll(EDGE, '')
    .split('|')
    .map((cell) => cell.trim().replaceAll(/^[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}$/g, ''));
}

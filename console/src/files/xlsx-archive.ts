import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Whether a part is one that cells are read from. */
const isRead = (name: string): boolean => /\.(xml|rels)$/i.test(name);

const isSheet = (name: string): boolean => /\/worksheets\/[^/]+$/i.test(name);

/** The bytes to which an archive opens, as it says itself; nothing is opened. */
export function openedSize(bytes: Uint8Array): number {
  let size = 0;
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (isRead(name)) size += originalSize;
      return false;
    },
  });
  return size;
}

// Rows and columns are Excel's own; the cells are those from the first to the last one that has something.
const MOST = { rows: 1_048_576, columns: 16_384, cells: 5_000_000 };

// A tag ends before the next one begins: what never closes would else be read to the end of the sheet, from each tag anew.
const TAGS = /<(?:\w+:)?(?:row|c)\s[^<>]*>/g;
const PLACE = /\br\s*=\s*["']([A-Z]*)(\d+)["']/;
const FAILED = /(\bt\s*=\s*["'])e(["'])/;

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0);

/** Whether a sheet's cells lie so far apart that the empty ones between them would fill the memory. */
function isTooWide(sheet: string): boolean {
  let [rows, columns] = [0, 0];
  for (const [tag] of sheet.matchAll(TAGS)) {
    const [, letters = '', digits = 0] = PLACE.exec(tag) ?? [];
    const [row, column] = [Number(digits), columnOf(letters)];
    if (row > MOST.rows || column > MOST.columns) return true;
    if (column === 0 || tag.endsWith('/>')) continue;
    [rows, columns] = [Math.max(rows, row), Math.max(columns, column)];
  }
  return rows * columns > MOST.cells;
}

/** A sheet without its comments, for a long one is read anew with each piece of it. */
function withoutComments(sheet: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const from = sheet.indexOf('<!--', at);
    const end = from < 0 ? -1 : sheet.indexOf('-->', from + 4);
    if (end < 0) return kept.join('') + sheet.slice(at);
    kept.push(sheet.slice(at, from));
    at = end + 3;
  }
}

/** A sheet whose formulas without a result say so: read as nothing, they would empty cells. */
const readable = (sheet: string): string =>
  withoutComments(sheet).replaceAll(TAGS, (tag) => tag.replace(FAILED, '$1str$2'));

/**
 * An archive with the parts that cells are read from, unpressed, since what reads them opens larger ones by a worker from a text, which the
 * console's policy forbids. No part opens to more than it says. Undefined where a sheet is too wide to be read.
 */
export function opened(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const parts = unzipSync(bytes, { filter: ({ name }) => isRead(name) });
  for (const [name, part] of Object.entries(parts)) {
    if (!isSheet(name)) continue;
    const sheet = strFromU8(part);
    if (isTooWide(sheet)) return undefined;
    parts[name] = strToU8(readable(sheet));
  }
  return zipSync(parts, { level: 0 });
}

import { isAdding } from './additions.ts';
import { unwrapped, withWholeCells } from './broken-cells.ts';
import { BROKEN, DELIMITERS, type Delimiter, rowsOf } from './cells.ts';
import { SUM } from './charge-words.ts';
import { type Column, guessedColumns, headerColumns, headingColumns, NUMBER } from './columns.ts';
import { dishOf, type Entry } from './entries.ts';
import { isManyTongued } from './languages.ts';
import { isKnownMeaning as isKnown } from './legends.ts';
import { peerColumns } from './peers.ts';
import { joined, linesOf } from './plain-text.ts';
import type { Price } from './price.ts';
import { findPrices } from './prices.ts';
import { isSectionName } from './section-names.ts';
import { isSizePhrase, namesAtEnd } from './sizes.ts';

/**
 * A table in a text: the lines before it, its columns and its rows, and its header, which may stand again among them. In an `export` of
 * another product and where somebody has `mapped` the columns, cells of columns that hold nothing are passed over; in an export no row
 * names other columns.
 */
export type Table = {
  before: string[];
  columns: Column[];
  rows: string[][];
  header?: string[] | undefined;
  kind?: 'export' | 'mapped';
};

/** The most lines before the header of a table. */
const MOST_BEFORE = 15;
const FEWEST_ROWS = 3;
/** The most columns that somebody is asked about. */
const MOST_COLUMNS = 60;

/** The table whose header a line is; the header is one of the rows where its first cell is a heading. */
function tableBelow(lines: readonly string[], at: number, delimiter: Delimiter): Table | undefined {
  const [header = []] = rowsOf(lines[at] ?? '', delimiter);
  const rowsBelow = () => rowsOf(lines.slice(at + 1).join('\n'), delimiter);
  const peer = peerColumns(header);
  if (peer) return { before: lines.slice(0, at), columns: peer, rows: rowsBelow(), header, kind: 'export' };
  const columns = headerColumns(header);
  // A comma parts the words of a description too.
  const named = delimiter === ',' ? undefined : headingColumns(header);
  if (!columns && !named) return undefined;
  const before = lines.slice(0, at);
  const rows = rowsBelow();
  const isAgain = rows.some((row) => row[0] !== header[0] && headingColumns(row));
  // A row that stands again as it is, over each section, is a header whatever its first cell says.
  if (named && !columns && rows.some((row) => String(row) === String(header)))
    return { before, columns: named, rows, header };
  // `Drinks, Small, Large` has the name of a section where a header has that of a column.
  const isHeading = isAgain || isSectionName(header[0] ?? '');
  if (named && (columns ? isHeading : areCells(rows)))
    return { before, columns: named, rows: [header, ...rows] };
  return columns && { before, columns, rows, header };
}

/** Whether most rows have several cells. */
function areCells(rows: readonly (readonly string[])[]): boolean {
  const full = rows.filter((row) => row.some(Boolean));
  return 3 * full.filter((row) => row.filter(Boolean).length > 1).length >= 2 * full.length;
}

/** The table that a text has from some line on to its end, if it has one. */
export function findTable(text: string): Table | undefined {
  const lines = linesOf(text);
  for (const delimiter of DELIMITERS)
    for (const [at, line] of lines.slice(0, MOST_BEFORE).entries()) {
      const table = line.includes(delimiter) ? tableBelow(lines, at, delimiter) : undefined;
      if (table) return table;
    }
  return tableWithoutHeader(lines);
}

/** A comma between two digits is of an amount, and parts no cells. */
const PARTING_COMMA = /(?<!\d),|,(?!\d)/;
const hasCells = (line: string, delimiter: Delimiter) =>
  delimiter === ',' ? PARTING_COMMA.test(line) : line.includes(delimiter);

/** The lines of a text from the first row of cells on, by each mark that most of them have between cells. */
function grids(lines: readonly string[]): { before: string[]; rows: string[][] }[] {
  const full = lines.filter((line) => line.trim() !== '');
  return DELIMITERS.flatMap((delimiter) => {
    const withIt = full.filter((line) => hasCells(line, delimiter));
    // A comma stands in sentences too.
    const isMeant = delimiter !== ',' || withIt.every((line) => !/,\s/.test(line.replaceAll(/"[^"]*"/g, '')));
    if (withIt.length < FEWEST_ROWS || 3 * withIt.length < 2 * full.length || !isMeant) return [];
    const at = lines.indexOf(withIt[0] ?? '');
    return [{ before: lines.slice(0, at), rows: rowsOf(lines.slice(at).join('\n'), delimiter) }];
  });
}

function tableWithoutHeader(lines: readonly string[]): Table | undefined {
  for (const grid of grids(lines)) {
    const columns = guessedColumns(withWholeCells(grid.rows));
    if (columns) return { ...grid, columns };
  }
  return undefined;
}

/** The cells of a text whose columns tell nothing. */
export function untoldTable(text: string): Table | undefined {
  const [grid] = grids(linesOf(text));
  if (!grid) return undefined;
  const width = grid.rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width > MOST_COLUMNS) return undefined;
  return { ...grid, columns: Array.from({ length: width }, () => ({ role: 'none', size: '' })) };
}

/** A row's cells, what its columns hold, and the group of the rows before it. */
type Row = { cells: readonly string[]; columns: readonly Column[]; group: string };

/** The cells of a row without those of columns that hold nothing. */
const wantedCells = (cells: readonly string[], columns: readonly Column[]) =>
  cells.map((cell, place) => (columns[place]?.role === 'none' ? '' : cell));

/** Makes the entries of a table's rows; a row with one cell is read as a line by `asLine`. */
export function tableEntries(table: Table, currency: string, asLine: (text: string) => Entry): Entry[] {
  const { kind, header } = table;
  let { columns } = table;
  let areKnown = kind !== undefined;
  let group = '';
  const isFirst = (row: readonly string[]) => String(row) === String(header ?? table.rows[0]);
  const rows = areKnown && header ? table.rows.filter((row) => !isFirst(row)) : table.rows;
  return unwrapped(withWholeCells(rows)).flatMap((row): Entry[] => {
    const isNaming = kind === undefined || (kind === 'mapped' && !isFirst(row));
    const named = isNaming ? headingColumns(row) : undefined;
    if (named) {
      columns = named;
      areKnown = false;
      return row[0] === header?.[0] ? [] : [{ kind: 'heading', text: row[0] ?? '' }];
    }
    const cells = areKnown ? wantedCells(row, columns) : row;
    const entries = rowEntries({ cells, columns, group }, currency, asLine);
    group = sectionOf(cells, columns) || group;
    return entries;
  });
}

const cellsOf = (cells: readonly string[], columns: readonly Column[], role: Column['role']) =>
  cells.filter((cell, place) => cell !== '' && columns[place]?.role === role);

const sectionOf = (cells: readonly string[], columns: readonly Column[]) =>
  joined(cellsOf(cells, columns, 'section'), ' / ');

/** The name of a variant that has no other beside it. */
const ONLY_VARIANT = /^(?:regular|default|standard|normal)$/i;

function rowEntries(
  { cells, columns, group }: Row,
  currency: string,
  asLine: (text: string) => Entry,
): Entry[] {
  const full = cells.filter((cell, place) => cell !== '' && !(place === 0 && NUMBER.test(cell)));
  if (full.length === 0) return [{ kind: 'gap' }];
  const prices = pricesOf(cells, columns, currency);
  const items = cellsOf(cells, columns, 'item').map((cell) => cell.split(BROKEN));
  const variants = cellsOf(cells, columns, 'variant').filter((cell) => !ONLY_VARIANT.test(cell));
  const names = items.map(([name = '']) => [name, ...variants].join(', '));
  const descriptions = [
    ...items.flatMap(([, ...lines]) => lines),
    ...cellsOf(cells, columns, 'description').flatMap((cell) => cell.split(BROKEN)),
  ];
  const text = joined(full, ' ');
  if (full.length === 1 && prices.length === 0) return [asLine(text)];
  // A name in each of several languages and nothing else is a heading in all.
  if (names.length === full.length && prices.length === 0 && isManyTongued(joined(names, ' / ')))
    return [asLine(joined(names, ' / '))];
  const section = sectionOf(cells, columns);
  const heading: Entry[] = section !== '' && section !== group ? [{ kind: 'heading', text: section }] : [];
  const isSum = SUM.test(joined(names, ' '));
  if (names.length === 0 || prices.length === 0 || isSum)
    return [...heading, { kind: 'left', text: full.join('; ') }];
  const { codes, contents } = contentsOf(cellsOf(cells, columns, 'codes'));
  const words = joined([joined(names, ' / '), ...codes.map((code) => `(${code})`)]);
  nameLone(cells, columns, prices);
  const measure = joined(measuresOf(cells, columns)).replaceAll(BROKEN, ' / ');
  const dish = dishOf(text, words, prices);
  dish.contents = [...contents, ...flagsOf(cells, columns)];
  const sizes = sizesOf(cells, prices);
  dish.descriptions = descriptions.filter(
    (line) => !sizes.includes(line) && numbersIn([line], sizes.length).length === 0,
  );
  dish.measure = sizes.length > 0 ? '' : measure;
  dish.isCertain = true;
  if (cellsOf(cells, columns, 'price').some(isAdding)) dish.doubt = 'addition';
  return [...heading, dish];
}

/** Words which say that a dish contains none of the allergens. */
const NONE = /^(?:[-–—/]|no|none|n\/?a|нет|لا يوجد|keine?|aucun|yok|ninguno|nessuno)$/iu;
/** Codes are short; longer words stand for themselves. */
const CODES = /^[\s(]*[\p{L}\d]{1,4}(?:[\s,،./;+&-]+[\p{L}\d]{1,4})*[\s)]*$/u;

/** The codes of the cells of allergens, and what they name in words. */
function contentsOf(cells: readonly string[]): { codes: string[]; contents: string[] } {
  const contents: string[] = [];
  const codes = cells.flatMap((cell) => {
    const words = cell.split(/\s*(?:[,،;/|·+&\n]|¶)\s*/u).filter((word) => word !== '' && !NONE.test(word));
    const areCodes = CODES.test(cell) && !words.some(isKnown);
    if (!areCodes) contents.push(...words);
    return areCodes && words.length > 0 ? [cell.replaceAll(/[()]/g, '')] : [];
  });
  return { codes, contents };
}

/** The words of cells which say that a dish is or contains what their column names. */
const YES = /^(?:yes|y|x|✓|✔|✅|☑|●|•|1|true|\+|да|نعم|oui|ja|evet|s[iíì]|sim|tak|ναι|כן)$/iu;

const flagsOf = (cells: readonly string[], columns: readonly Column[]) =>
  columns.flatMap(({ role, size }, place) => (role === 'flag' && YES.test(cells[place] ?? '') ? [size] : []));

/** Leaves the only price of a row without the name of its column, unless that is of another size than the first. */
function nameLone(cells: readonly string[], columns: readonly Column[], prices: readonly Price[]): void {
  const [price, ...others] = prices;
  const first = columns.findIndex(({ role, size }) => role === 'price' && size !== '');
  if (price && others.length === 0 && (first < 0 || cells[first])) price.size = '';
}

/** The numbers of a cell that is one measure with as many numbers as prices: `0,25 / 1 l`. */
function numbersIn(cells: readonly string[], count: number): readonly string[] {
  const named = count > 1 ? cells.map((cell) => namesAtEnd(cell, count)) : [];
  return named.find((found) => found?.before === '')?.sizes ?? [];
}

/** The sizes of a row that has one for each price, each on a line of its cell; the prices are named by them. */
function sizesOf(cells: readonly string[], prices: readonly Price[]): readonly string[] {
  const sizes = cells
    .map((cell) => cell.split(BROKEN))
    .find((lines) => lines.length > 1 && lines.length === prices.length && lines.every(isSizePhrase));
  const own = sizes ?? (prices.every(({ size }) => size === '') ? numbersIn(cells, prices.length) : []);
  for (const [at, price] of prices.entries()) price.size = own[at] ?? price.size;
  return own;
}

/** The words of the columns of measures; a bare number has the unit of its column. */
const measuresOf = (cells: readonly string[], columns: readonly Column[]) =>
  cells.flatMap((cell, place) => {
    const column = columns[place];
    if (column?.role !== 'measure' || cell === '') return [];
    return [/\p{L}/u.test(cell) || !column.size ? cell : `${cell} ${column.size}`];
  });

/** An amount below nothing, which no price is; a dash before it stands apart. */
const NEGATIVE = /^[-−]\d/;

const pricesOf = (cells: readonly string[], columns: readonly Column[], currency: string): Price[] =>
  cells.flatMap((cell, place) => {
    const column = columns[place];
    if (column?.role !== 'price' || cell === '' || NEGATIVE.test(cell)) return [];
    // A space in a number of its own cell parts thousands.
    const number = cell.replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '');
    return number.split(BROKEN).flatMap((line) =>
      (findPrices(line, currency)?.prices ?? []).map((price) => ({
        ...price,
        size: price.size || column.size,
      })),
    );
  });

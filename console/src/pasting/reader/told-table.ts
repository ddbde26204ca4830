import { saidColumns } from './columns.ts';
import type { PastedTable, RolesOf } from './menu.ts';
import { findTable, type Table, untoldTable } from './table.ts';

/** A table with its first row as its header where that has words alone. */
function withHeader(table: Table): Table {
  const [first = [], ...rows] = table.rows;
  const isHeader = first.filter(Boolean).length > 1 && first.every((cell) => !/\p{N}/u.test(cell));
  return table.header || !isHeader ? table : { ...table, header: first, rows };
}

/** The headings of a table's columns, empty where it has none. */
const headingsOf = ({ header = [], columns }: Table): string[] => columns.map((_, at) => header[at] ?? '');

const layoutOf = ({ header }: Table): string | undefined => header?.join('\t').toLowerCase();

function shown(table: Table): PastedTable {
  const headings = headingsOf(table);
  const columns = table.columns.map(({ role }, at) => {
    const sample = table.rows.find((row) => row[at])?.[at] ?? '';
    return { heading: headings[at] ?? '', sample, role };
  });
  return { layout: layoutOf(table), columns };
}

/**
 * The table of a text with the columns that somebody says it has, and as it is shown to them; a text that is read as none may be one by
 * its cells, and becomes it once somebody says what they hold.
 */
export function toldTable(
  text: string,
  rolesOf?: RolesOf,
): { table: Table | undefined; shown: PastedTable | undefined } {
  const found = findTable(text);
  const any = found ?? untoldTable(text);
  if (!any) return { table: undefined, shown: undefined };
  const cells = withHeader(any);
  const roles = rolesOf?.(layoutOf(cells), cells.columns.length);
  if (!roles) return { table: found, shown: shown(cells) };
  const table = { ...cells, columns: saidColumns(headingsOf(cells), roles), isStrict: true };
  return { table, shown: shown(table) };
}

import { isPrice, mappedColumns } from './columns.ts';
import type { PastedTable, RolesOf } from './menu.ts';
import { findTable, type Table, untoldTable } from './table.ts';

/** The first row of a table, its header where it has one; it names the columns too where it alone has no price. */
function firstRow({ header, rows }: Table): { cells: readonly string[]; isHeaded: boolean } {
  if (header) return { cells: header, isHeaded: true };
  const [cells = [], ...others] = rows;
  const isHeaded =
    cells.filter(Boolean).length > 1 && !cells.some(isPrice) && others.some((row) => row.some(isPrice));
  return { cells, isHeaded };
}

/** A table as it is shown to somebody who may map it: its first row, and its columns with their headings and a cell of each. */
function shown(table: Table): PastedTable {
  const { cells, isHeaded } = firstRow(table);
  const columns = table.columns.map(({ role }, at) => {
    const sample = table.rows.find((row) => row[at] && !(isHeaded && row === cells))?.[at] ?? '';
    return { heading: (isHeaded && cells[at]) || '', sample, role };
  });
  return { layout: cells.join('\t').toLowerCase(), isHeaded, columns };
}

/** The table that a text is read as, and the one that is shown to somebody who may map it. */
type Mapped = { table: Table | undefined; shown: PastedTable | undefined };

/**
 * The table of a text, with the columns that somebody says it has; a text that is read as none may be one by its cells, and becomes it
 * once somebody says what they hold.
 */
export function mappedTable(text: string, rolesOf?: RolesOf): Mapped {
  const found = findTable(text);
  const cells = found ?? untoldTable(text);
  if (!cells) return { table: undefined, shown: undefined };
  const guessed = shown(cells);
  const { layout, columns } = guessed;
  const roles = rolesOf?.(layout, columns.length);
  if (!roles) return { table: found, shown: guessed };
  const headings = columns.map(({ heading }) => heading);
  const mapped = mappedColumns(headings, roles);
  return {
    table: { ...cells, columns: mapped, kind: 'mapped' },
    shown: {
      ...guessed,
      columns: columns.map((column, at) => ({ ...column, role: mapped[at]?.role ?? 'none' })),
    },
  };
}

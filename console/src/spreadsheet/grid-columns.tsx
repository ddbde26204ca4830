import { IconLock } from '@tabler/icons-react';
import type { Column } from 'react-data-grid';
import { amountWords } from '../ui/format/amounts.ts';
import { CellEditor } from './cell-editor.tsx';
import styles from './sheet.module.css';
import { isWritable, type SheetColumn, textOf } from './sheet-columns.ts';
import type { SheetView } from './typed-cells.ts';

const WIDTHS = { section: 170, title: 230, price: 120, description: 300, status: 110 } as const;
/** On a phone a name and its price stand side by side. */
const NARROW = { section: 90, title: 150, price: 110, description: 240, status: 100 } as const;

function Words({
  row,
  of,
  screen,
  hasMenus,
}: {
  row: SheetView;
  of: SheetColumn;
  screen: string;
  hasMenus: boolean;
}) {
  const typed = row.typed?.[of.key];
  if (typed) return <bdi>{typed.text}</bdi>;
  if (of.kind === 'price') return <bdi>{amountWords(row.price, row.currency, screen)}</bdi>;
  if (of.kind === 'section')
    return (
      <span className={styles.place}>
        <bdi>{row.section}</bdi>
        {hasMenus && <bdi className={styles.menu}>{row.menu}</bdi>}
      </span>
    );
  if (!isWritable(row, of)) return <IconLock size={16} stroke={1.75} aria-hidden className={styles.lock} />;
  if (of.kind === 'status')
    return <span className={row.disabled ? styles.off : undefined}>{textOf(row, of, screen)}</span>;
  return <bdi lang={'locale' in of ? of.locale : undefined}>{textOf(row, of, screen)}</bdi>;
}

type Options = {
  columns: readonly SheetColumn[];
  nameOf: (column: SheetColumn) => string;
  screen: string;
  isReadOnly: boolean;
  /** Whether items of several menus stand in the table. */
  hasMenus: boolean;
  /** Whether the first columns stay where they are while the others scroll. */
  isWide: boolean;
};

/** The columns of the table as the library takes them. */
export const gridColumns = ({
  columns,
  nameOf,
  screen,
  isReadOnly,
  hasMenus,
  isWide,
}: Options): Column<SheetView>[] =>
  columns.map((of, at) => ({
    key: of.key,
    name: nameOf(of),
    width: (isWide ? WIDTHS : NARROW)[of.kind],
    resizable: true,
    frozen: isWide && at < 2,
    cellClass: of.kind === 'price' ? styles.price : undefined,
    headerCellClass: of.kind === 'price' ? styles.price : undefined,
    editable: (row) => !isReadOnly && isWritable(row, of),
    // A colleague's change of the row must not close the field under the hand.
    editorOptions: { closeOnExternalRowChange: false },
    renderCell: ({ row }) => <Words row={row} of={of} screen={screen} hasMenus={hasMenus} />,
    renderEditCell: (props) => <CellEditor {...props} of={of} screen={screen} label={nameOf(of)} />,
  }));

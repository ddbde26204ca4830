import 'react-data-grid/lib/styles.css';
import { directionOf, type Locale } from '@sofra/contract/languages/locales';
import { type ClipboardEvent, type Key, type RefObject, useRef } from 'react';
import {
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type CellMouseArgs,
  type CellMouseEvent,
  type CellRendererProps,
  type Column,
  DataGrid,
  type DataGridHandle,
  type FillEvent,
} from 'react-data-grid';
import { boundsOf } from './area.ts';
import { BoundsContext } from './bounds-context.ts';
import styles from './sheet.module.css';
import { SheetCell } from './sheet-cell.tsx';
import type { SheetColumn } from './sheet-columns.ts';
import { sheetKey } from './sheet-keys.ts';
import type { SheetView } from './typed-cells.ts';
import type { useArea } from './use-area.ts';
import type { useCellActs } from './use-cell-acts.ts';
import type { Writing } from './use-sheet.ts';

const ROW_PX = 40;
const HEAD_PX = 44;

const renderers = {
  renderCell: (key: Key, props: CellRendererProps<SheetView, unknown>) => <SheetCell key={key} {...props} />,
};

const keyOf = ({ id }: SheetView) => id;

type Props = {
  label: string;
  rows: readonly SheetView[];
  columns: readonly SheetColumn[];
  gridColumns: readonly Column<SheetView>[];
  isReadOnly: boolean;
  screen: Locale;
  gridRef: RefObject<DataGridHandle | null>;
  choosing: ReturnType<typeof useArea>;
  acts: ReturnType<typeof useCellActs>;
  onWrite: (writings: readonly Writing[]) => void;
};

type KeyArgs = CellKeyDownArgs<SheetView>;

/** The keys of the table beyond those of the library. */
function useSheetKeys({ rows, columns, isReadOnly, gridRef, choosing, acts }: Props) {
  const size = { rows: rows.length, columns: columns.length };
  const { area, setArea, extendTo } = choosing;
  const inEditor = (args: Extract<KeyArgs, { mode: 'EDIT' }>, event: CellKeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter ends a word of Chinese or Japanese, and with Shift it is a line end of a description.
    if (event.nativeEvent.isComposing) return event.preventGridDefault();
    if (event.shiftKey) return event.preventGridDefault();
    event.preventGridDefault();
    event.preventDefault();
    const rowIdx = Math.min(args.rowIdx + 1, rows.length - 1);
    if (rowIdx === args.rowIdx) args.onClose(true);
    else gridRef.current?.setActivePosition({ idx: args.column.idx, rowIdx }, { shouldFocus: true });
  };
  const inCell = (args: Extract<KeyArgs, { mode: 'ACTIVE' }>, event: CellKeyboardEvent) => {
    const known = sheetKey(event, area, { ...size, isRtl: document.documentElement.dir === 'rtl' });
    if (!known) return;
    event.preventGridDefault();
    event.preventDefault();
    const { column, rowIdx } = args;
    if (known.act === 'extend') extendTo(known.to);
    else if (known.act === 'go')
      gridRef.current?.setActivePosition(
        { idx: known.to.column, rowIdx: known.to.row },
        { shouldFocus: true },
      );
    else if (known.act === 'all')
      setArea({ anchor: { row: 0, column: 0 }, corner: { row: size.rows - 1, column: size.columns - 1 } });
    else if (known.act === 'collapse') setArea(area && { anchor: area.anchor, corner: area.anchor });
    else if (isReadOnly) return;
    else if (known.act === 'edit')
      gridRef.current?.setActivePosition({ idx: column?.idx ?? 0, rowIdx }, { enableEditor: true });
    else acts[known.act]();
  };
  return (args: KeyArgs, event: CellKeyboardEvent) =>
    args.mode === 'EDIT' ? inEditor(args, event) : inCell(args, event);
}

const isField = ({ target }: { target: EventTarget }) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** The clipboard of the table; in a field it is the field's. */
function clipboardOf({ acts, isReadOnly }: Pick<Props, 'acts' | 'isReadOnly'>) {
  const onCopy = (event: ClipboardEvent): boolean => {
    const text = isField(event) ? undefined : acts.copied();
    if (text === undefined) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    return true;
  };
  const onCut = (event: ClipboardEvent) => {
    if (onCopy(event) && !isReadOnly) acts.clear();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (isField(event) || isReadOnly) return;
    event.preventDefault();
    acts.paste(event.clipboardData.getData('text/plain'));
  };
  return { onCopy, onCut, onPaste };
}

/** The mouse and the finger on cells: Shift and a drag choose, a second touch edits, as a finger has no double click. */
function usePointer({ area, choose, extendTo, followMouse }: Props['choosing']) {
  const touched = useRef<string>(undefined);
  const onCellMouseDown = ({ rowIdx, column }: CellMouseArgs<SheetView>, event: CellMouseEvent) => {
    if (event.button !== 0) return;
    const at = { row: rowIdx, column: column.idx };
    if (event.shiftKey && area) {
      event.preventGridDefault();
      event.preventDefault();
      return extendTo(at);
    }
    choose(at);
    followMouse();
  };
  const onCellClick = ({ rowIdx, column, setActivePosition }: CellMouseArgs<SheetView>) => {
    if (!matchMedia('(hover: none)').matches) return;
    const cell = `${rowIdx} ${column.key}`;
    if (touched.current === cell) setActivePosition(true);
    touched.current = cell;
  };
  return { onCellMouseDown, onCellClick };
}

/** The writings of rows that the library has changed, which carry their texts. */
function writtenIn(
  { rows, columns }: Pick<Props, 'rows' | 'columns'>,
  changed: readonly SheetView[],
  { indexes, column }: { indexes: number[]; column: { key: string } },
): Writing[] {
  const of = columns.find(({ key }) => key === column.key);
  return indexes.flatMap((at) => {
    const [row, text] = [rows[at], changed[at]?.edited];
    return of && row && text !== undefined ? [{ row, column: of, text }] : [];
  });
}

/** The table: a cell is edited where it stands, and chosen cells are copied, pasted and filled as in a spreadsheet. */
export function SheetGrid(props: Props) {
  const { label, rows, columns, gridColumns, isReadOnly, screen, gridRef, choosing, acts, onWrite } = props;
  const { area, choose } = choosing;
  const press = useSheetKeys(props);
  const { onCellMouseDown, onCellClick } = usePointer(choosing);
  const { onCopy, onCut, onPaste } = clipboardOf(props);
  const fill = ({ columnKey, sourceRow, targetRow }: FillEvent<SheetView>): SheetView => {
    const column = columns.findIndex(({ key }) => key === columnKey);
    return Object.assign({ ...targetRow }, { edited: acts.textAt({ row: rows.indexOf(sourceRow), column }) });
  };
  return (
    <BoundsContext value={area && boundsOf(area)}>
      <div className={styles.grid} onCopy={onCopy} onCut={onCut} onPaste={onPaste}>
        <DataGrid
          ref={gridRef}
          aria-label={label}
          className={styles.table}
          columns={gridColumns}
          rows={rows}
          rowKeyGetter={keyOf}
          rowHeight={ROW_PX}
          headerRowHeight={HEAD_PX}
          direction={directionOf(screen)}
          renderers={renderers}
          onRowsChange={(changed, data) => onWrite(writtenIn(props, changed, data))}
          onCellKeyDown={press}
          onCellMouseDown={onCellMouseDown}
          onCellClick={onCellClick}
          // The frame around handles it: with this the library leaves the keys to it.
          onCellPaste={({ row }) => row}
          onFill={isReadOnly ? undefined : fill}
          onActivePositionChange={({ rowIdx, column }) => {
            if (rowIdx >= 0 && column) choose({ row: rowIdx, column: column.idx });
          }}
        />
      </div>
    </BoundsContext>
  );
}

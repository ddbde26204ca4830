import { use } from 'react';
import { Cell, type CellRendererProps } from 'react-data-grid';
import { isWithin } from './area.ts';
import { BoundsContext } from './bounds-context.ts';
import styles from './sheet.module.css';
import type { SheetView } from './typed-cells.ts';

/** A cell of the table, which shows whether it is chosen and whether what was typed is stored. */
export function SheetCell(props: CellRendererProps<SheetView, unknown>) {
  const { rowIdx, column, row, isCellActive } = props;
  const bounds = use(BoundsContext);
  const isChosen = bounds !== undefined && isWithin(bounds, { row: rowIdx, column: column.idx });
  const typed = row.typed?.[column.key];
  const isWaiting = typed !== undefined && typed.state !== 'saving';
  const marks = [
    isChosen && styles.chosen,
    isCellActive && styles.active,
    typed?.state === 'saving' && styles.saving,
    isWaiting && styles.waiting,
  ];
  return (
    <Cell
      {...props}
      aria-selected={isChosen || isCellActive}
      aria-invalid={isWaiting || undefined}
      className={marks.filter(Boolean).join(' ')}
    />
  );
}

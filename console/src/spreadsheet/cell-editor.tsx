import { use, useEffect } from 'react';
import type { RenderEditCellProps } from 'react-data-grid';
import { EditingContext } from './editing-context.ts';
import styles from './sheet.module.css';
import { type SheetColumn, textOf } from './sheet-columns.ts';
import { statusWord } from './status-words.ts';
import type { SheetView } from './typed-cells.ts';

type Props = RenderEditCellProps<SheetView> & { of: SheetColumn; screen: string; label: string };

const textIn = ({ row, of, screen }: Props) =>
  row.edited ?? row.typed?.[of.key]?.text ?? textOf(row, of, screen);

const select = (field: HTMLInputElement | HTMLTextAreaElement | null) => field?.select();

/** The field of a cell while it is edited. */
export function CellEditor(props: Props) {
  const { row, of, screen, label, onRowChange } = props;
  const text = textIn(props);
  const isTyped = row.edited !== undefined;
  const tell = use(EditingContext);
  useEffect(() => {
    if (!isTyped) return;
    tell(true);
    return () => tell(false);
  }, [isTyped, tell]);
  const field = {
    className: styles.field,
    'aria-label': label,
    value: text,
    autoFocus: true,
  };
  const change = (edited: string) => onRowChange({ ...row, edited });
  if (of.kind === 'status')
    return (
      <select
        {...field}
        onChange={({ currentTarget }) => onRowChange({ ...row, edited: currentTarget.value }, true)}
      >
        {[false, true].map((disabled) => (
          <option key={String(disabled)}>{statusWord(disabled, screen)}</option>
        ))}
      </select>
    );
  const typing = {
    ...field,
    dir: of.kind === 'price' ? 'ltr' : 'auto',
    lang: 'locale' in of ? of.locale : undefined,
    // The first letter typed takes the place of the text before, as in a spreadsheet; none does so when the window comes back.
    ref: select,
  };
  return of.kind === 'description' ? (
    <textarea {...typing} rows={4} onChange={({ currentTarget }) => change(currentTarget.value)} />
  ) : (
    <input
      {...typing}
      inputMode={of.kind === 'price' ? 'decimal' : 'text'}
      autoComplete="off"
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

import { TextInput } from '@mantine/core';
import type { Locale } from '@sofra/contract/languages/locales';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { useTranslation } from 'react-i18next';
import { KeptOffer } from '../forms/kept-offer.tsx';
import { useIsWide } from '../phone/use-is-wide.ts';
import { isLetterKey } from '../ui/controls/letter-key.ts';
import { LeaveQuestion, useUnsavedChanges } from '../ui/dialogs/unsaved-changes.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import type { Venue } from '../venues/venues.ts';
import type { CellAt } from './area.ts';
import { useColumnNames } from './column-names.ts';
import { EditingContext } from './editing-context.ts';
import { FileTools } from './file-tools.tsx';
import { gridColumns } from './grid-columns.tsx';
import styles from './sheet.module.css';
import { SavingStatus, SheetFoot, WaitingBar } from './sheet-bar.tsx';
import { columnsFor, isWritable, type SheetColumn, textOf } from './sheet-columns.ts';
import { SheetGrid } from './sheet-grid.tsx';
import type { SheetRow } from './sheet-rows.ts';
import { type SheetView, waitingCells } from './typed-cells.ts';
import { useArea } from './use-area.ts';
import { useCellActs } from './use-cell-acts.ts';
import { useKeptCells } from './use-kept-cells.ts';
import { useRowFilter } from './use-row-filter.ts';
import { useSheet } from './use-sheet.ts';

type Props = { venue: Venue; menu: string | undefined; label: string; rows: readonly SheetRow[] };

/** The sentence about a cell: why it is not stored, or can't be changed. */
function useWordsOf() {
  const { t, i18n } = useTranslation();
  return (view: SheetView | undefined, column: SheetColumn | undefined): string | undefined => {
    if (!view || !column) return undefined;
    const typed = view.typed?.[column.key];
    if (typed?.state === 'meanwhile')
      return t('sheet.meanwhile', { now: textOf(view, column, i18n.language) });
    if (typed?.state === 'unsent') return t('sheet.unsent');
    if (typed?.state === 'wrong') return typed.sentence;
    if (column.kind === 'title' && !isWritable(view, column)) return t('sheet.locked');
    return view.linked && column.kind !== 'section' ? t('list.linkedHint') : undefined;
  };
}

type Waiting = ReturnType<typeof waitingCells>;

type Stepping = {
  waiting: Waiting;
  views: readonly SheetView[];
  rows: readonly SheetView[];
  columns: readonly SheetColumn[];
  active: CellAt | undefined;
  grid: RefObject<DataGridHandle | null>;
  /** Shows all rows. */
  onShowAll: () => void;
};

/** Goes to the next cell that is not stored, from the active one on; what a filter hides is shown first. */
function showNext({ waiting, views, rows, columns, active, grid, onShowAll }: Stepping): void {
  const placeOf = ({ view, column }: Waiting[number]) => ({
    row: rows.findIndex(({ id }) => id === view.id),
    column: columns.indexOf(column),
  });
  const next =
    waiting.find((cell) => {
      const { row, column } = placeOf(cell);
      return !active || row > active.row || (row === active.row && column > active.column);
    }) ?? waiting[0];
  if (!next) return;
  const { row, column } = placeOf(next);
  if (row < 0) onShowAll();
  const rowIdx = row < 0 ? views.indexOf(next.view) : row;
  requestAnimationFrame(() =>
    grid.current?.setActivePosition({ idx: column, rowIdx }, { shouldFocus: true }),
  );
}

/** The key of the browser's own search, which finds only the rows that are on the screen, leads to ours. */
function findInstead(event: KeyboardEvent, field: HTMLInputElement | null): void {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || !isLetterKey(event, 'f')) return;
  event.preventDefault();
  field?.focus();
  field?.select();
}

/** The columns of the table in the languages of the venue and of the screen. */
function useSheetColumns({ default_locale: main, extra_locales: extra }: Venue, hasMenus: boolean) {
  const { i18n } = useTranslation();
  const isReadOnly = useReadOnly().disabled === true;
  const isWide = useIsWide() === true;
  const nameOf = useColumnNames();
  const screen = i18n.language as Locale;
  const columns = useMemo(() => columnsFor([main, ...extra]), [main, extra]);
  const shown = useMemo(
    () => gridColumns({ columns, nameOf, screen, isReadOnly, hasMenus, isWide }),
    [columns, nameOf, screen, isReadOnly, hasMenus, isWide],
  );
  return { columns, nameOf, shown, screen, isReadOnly };
}

/** All items in one table: found by typing, edited in their cells, copied, pasted and filled. */
export function SheetEditor({ venue, menu, label, rows: stored }: Props) {
  const { t } = useTranslation();
  const finding = useRef<HTMLInputElement>(null);
  const gridRef = useRef<DataGridHandle>(null);
  const { columns, nameOf, shown, screen, isReadOnly } = useSheetColumns(venue, menu === undefined);
  const { views, write, forget, isSaving, saving, giveUp } = useSheet(menu, stored);
  const { typed, ids, type } = useRowFilter(stored);
  const rows = useMemo(() => (ids ? views.filter(({ id }) => ids.has(id)) : views), [views, ids]);
  const choosing = useArea(gridRef, { rows: rows.length, columns: columns.length });
  const { area, setArea } = choosing;
  const acts = useCellActs({ rows, columns, area, write, onChosen: setArea });
  const waiting = useMemo(() => waitingCells(views, columns), [views, columns]);
  const kept = useKeptCells({ venue: venue.id, menu, rows: stored, columns, waiting, onRestore: write });
  const [isTyping, setTyping] = useState(false);
  const leaving = useUnsavedChanges(waiting.length > 0 || isSaving || isTyping);
  const wordsOf = useWordsOf();
  const { title: reason } = useReadOnly();
  const active = area?.anchor;
  const onShowAll = () => type('');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the browser's own search
    <div className={styles.editor} onKeyDown={(event) => findInstead(event, finding.current)}>
      <KeptOffer {...kept} />
      <div className={styles.tools}>
        <TextInput
          ref={finding}
          type="search"
          dir="auto"
          className={styles.find}
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          aria-label={t('sheet.find')}
          placeholder={t('sheet.find')}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <p role="status" className={styles.count}>
          {rows.length === 0 ? t('sheet.nothingFound') : t('sheet.found', { count: rows.length })}
        </p>
        <SavingStatus
          isSaving={isSaving}
          state={saving}
          onGiveUp={() => {
            giveUp();
            // The button goes.
            finding.current?.focus();
          }}
        />
        <FileTools venue={venue} shown={{ rows: views, columns, screen }} nameOf={nameOf} write={write} />
        <WaitingBar
          waiting={waiting}
          said={waiting[0] && wordsOf(waiting[0].view, waiting[0].column)}
          onNext={() => showNext({ waiting, views, rows, columns, active, grid: gridRef, onShowAll })}
          onForget={() => {
            kept.forget();
            forget(waiting.map(({ view, column }) => ({ row: view.id, column })));
          }}
          onWrite={(cells) =>
            write(cells.map(({ view, column, typed }) => ({ row: view, column, text: typed.text })))
          }
        />
      </div>
      <EditingContext value={setTyping}>
        <SheetGrid
          label={label}
          rows={rows}
          columns={columns}
          gridColumns={shown}
          isReadOnly={isReadOnly}
          screen={screen}
          gridRef={gridRef}
          choosing={choosing}
          acts={acts}
          onWrite={write}
        />
      </EditingContext>
      <SheetFoot
        area={area}
        said={reason ?? wordsOf(rows[active?.row ?? -1], columns[active?.column ?? -1])}
        onFill={acts.fill}
      />
      <LeaveQuestion leaving={leaving} isKept={kept.isKept} />
    </div>
  );
}

import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { readCells, writeCells } from '../files/cells-text.ts';
import { showFailure } from '../platform/notices.ts';
import { type Area, boundsOf, type CellAt, fillDown, pasteInto, type Written } from './area.ts';
import { isWritable, mayBeEmpty, type SheetColumn, textOf } from './sheet-columns.ts';
import type { SheetView } from './typed-cells.ts';
import type { Writing } from './use-sheet.ts';

/** The table as it shows. */
export type Shown = { rows: readonly SheetView[]; columns: readonly SheetColumn[]; screen: string };

/** The text of a cell as it shows, stored or not. */
const textIn =
  ({ rows, columns, screen }: Shown) =>
  ({ row, column }: CellAt): string => {
    const [view, of] = [rows[row], columns[column]];
    return view && of ? (view.typed?.[of.key]?.text ?? textOf(view, of, screen)) : '';
  };

/** The chosen cells as a text for the clipboard. */
function copiedFrom(shown: Shown, area: Area): string {
  const { top, bottom, start, end } = boundsOf(area);
  const textAt = textIn(shown);
  const columns = shown.columns.slice(start, end + 1);
  const rows = shown.rows.slice(top, bottom + 1);
  return writeCells(
    rows.map((_, down) => columns.map((__, across) => textAt({ row: top + down, column: start + across }))),
  );
}

/** The cells of an area that may be empty, emptied; where something must stand, nothing is cleared. */
function clearedIn({ columns }: Shown, area: Area): Written[] {
  const { top, bottom, start, end } = boundsOf(area);
  const rows = Array.from({ length: bottom - top + 1 }, (_, down) => top + down);
  return columns
    .slice(start, end + 1)
    .flatMap((of, across) =>
      mayBeEmpty(of) ? rows.map((row) => ({ row, column: start + across, text: '' })) : [],
    );
}

/** The writings of cells, with what else is known of them; `held` counts those that can't be changed and would be. */
export function writingsOf<Cell extends Written>({ rows, columns, screen }: Shown, written: readonly Cell[]) {
  let held = 0;
  const writings = written.flatMap((cell): (Omit<Cell, keyof CellAt> & Writing)[] => {
    const [view, of] = [rows[cell.row], columns[cell.column]];
    if (!view || !of) return [];
    if (isWritable(view, of)) return [{ ...cell, row: view, column: of }];
    held += Number(cell.text !== textOf(view, of, screen));
    return [];
  });
  return { writings, held };
}

/** Tells of cells that were left out. */
function tellLeftOut(t: TFunction, left: number, held: number): void {
  const sentences = [
    left > 0 && t('sheet.noRoom', { count: left }),
    held > 0 && t('sheet.held', { count: held }),
  ].filter(Boolean);
  if (sentences.length > 0) showFailure(new Error('Some cells were left out.'), sentences.join(' '));
}

/** Writes cells. */
export type Write = (writings: readonly Writing[]) => void;

/** Writes cells together, and tells of those that can't be changed, or that have found no room (`left`). */
export function useWriteAll(shown: Shown, write: Write) {
  const { t } = useTranslation();
  return (written: readonly Written[], left = 0): void => {
    const { writings, held } = writingsOf(shown, written);
    write(writings);
    tellLeftOut(t, left, held);
  };
}

type Options = {
  rows: readonly SheetView[];
  columns: readonly SheetColumn[];
  area: Area | undefined;
  write: Write;
  /** Marks cells as chosen. */
  onChosen: (area: Area) => void;
};

/** The acts on the chosen cells, each of which is one change. */
export function useCellActs({ rows, columns, area, write, onChosen }: Options) {
  const { i18n } = useTranslation();
  const shown = { rows, columns, screen: i18n.language };
  const textAt = textIn(shown);
  const writeAll = useWriteAll(shown, write);
  const paste = (text: string) => {
    if (!area || text === '') return;
    const { written, left } = pasteInto(area, readCells(text), {
      rows: rows.length,
      columns: columns.length,
    });
    const { top, start } = boundsOf(area);
    const { row, column } = written.at(-1) ?? area.anchor;
    onChosen({ anchor: { row: top, column: start }, corner: { row, column } });
    writeAll(written, left);
  };
  return {
    textAt,
    copied: () => area && copiedFrom(shown, area),
    paste,
    fill: () => area && writeAll(fillDown(area, textAt)),
    clear: () => area && writeAll(clearedIn(shown, area)),
  };
}

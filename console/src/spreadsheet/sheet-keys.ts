import { isLetterKey } from '../ui/controls/letter-key.ts';
import type { Area, CellAt } from './area.ts';

/** An act of a key in the table, beyond those of the library. */
export type SheetKey =
  | { act: 'extend' | 'go'; to: CellAt }
  | { act: 'all' | 'fill' | 'clear' | 'edit' | 'collapse' };

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'code'>;

/** The keys that go to an end of the table together with Ctrl. */
const FAR = /^(?:Arrow|Home|End)/;

/** How far the keys of a page go. */
const PAGE_ROWS = 15;

type Extent = { rows: number; columns: number; isRtl: boolean };

/** Where Shift and a key take the corner of an area; the start is where reading begins. */
function cornerAt({ key, ctrlKey, metaKey }: Pressed, { row, column }: CellAt, extent: Extent) {
  const isFar = ctrlKey || metaKey;
  const end = extent.columns - 1;
  const last = extent.rows - 1;
  const across = (step: number) => (isFar ? (step > 0 ? end : 0) : column + step);
  const down = (step: number) => (isFar ? (step > 0 ? last : 0) : row + step);
  const corners: Record<string, CellAt> = {
    ArrowUp: { row: down(-1), column },
    ArrowDown: { row: down(1), column },
    ArrowLeft: { row, column: across(extent.isRtl ? 1 : -1) },
    ArrowRight: { row, column: across(extent.isRtl ? -1 : 1) },
    PageUp: { row: row - PAGE_ROWS, column },
    PageDown: { row: row + PAGE_ROWS, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? last : row, column: end },
  };
  return corners[key];
}

/** The act of a pressed key; undefined where the library knows it, or the browser. */
export function sheetKey(pressed: Pressed, area: Area | undefined, extent: Extent): SheetKey | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  if (altKey) return undefined;
  if ((ctrlKey || metaKey) && !shiftKey) {
    if (isLetterKey(pressed, 'a')) return { act: 'all' };
    if (isLetterKey(pressed, 'd')) return { act: 'fill' };
    // The library goes to the headings.
    const to = FAR.test(key) && area ? cornerAt(pressed, area.anchor, extent) : undefined;
    if (to) return { act: 'go', to };
  }
  if (shiftKey && area) {
    const to = cornerAt(pressed, area.corner, extent);
    if (to) return { act: 'extend', to };
  }
  if (ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'Delete' || key === 'Backspace') return { act: 'clear' };
  if (key === 'F2') return { act: 'edit' };
  return key === 'Escape' ? { act: 'collapse' } : undefined;
}

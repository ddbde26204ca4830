import { useEffect } from 'react';

/** The focusable elements of a table's cell. */
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)';

/** The element in the place of the last focused one: the same column of the row that took its place. */
function replacement(): HTMLElement | null | undefined {
  const body = document.querySelector<HTMLTableSectionElement>('main tbody[data-last-row]');
  const { lastRow, lastCell } = body?.dataset ?? {};
  const row = body?.rows[Math.min(Number(lastRow), body.rows.length - 1)];
  return row?.cells[Number(lastCell)]?.querySelector<HTMLElement>(FOCUSABLE);
}

/** The dialogs over the page, the uppermost last; one that closes is among them until it has gone. */
export const dialogsNow = () => [...document.querySelectorAll<HTMLElement>('[role=dialog][aria-modal=true]')];

/** Whether no element has the focus. */
export const isFocusLost = () => document.activeElement === document.body;

/** Gives the focus to the next row of a list where the row that had it has gone (`keepPlace`). */
export function restorePlace(): void {
  if (isFocusLost()) replacement()?.focus({ preventScroll: true });
}

/**
 * Restores the focus after its element has disappeared, such as a deleted row: to the dialog over the page, else to the
 * next row of its list, else to the content of the page.
 */
export function restoreFocus(): void {
  const dialog = dialogsNow().at(-1);
  if (dialog && isFocusLost()) dialog.focus({ preventScroll: true });
  restorePlace();
  if (isFocusLost()) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** Remembers in the body of a table where the focus in it was last, for as long as nobody puts it out by a press elsewhere. */
export function keepPlace(body: HTMLTableSectionElement): () => void {
  const note = ({ target }: FocusEvent) => {
    const cell = (target as Element).closest('td');
    const row = cell?.closest('tr');
    if (!cell || !row) return;
    body.dataset.lastRow = String(row.sectionRowIndex);
    body.dataset.lastCell = String(cell.cellIndex);
  };
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    // An element that disappears with its row loses the focus too: then its place is kept.
    if (relatedTarget || !document.hasFocus()) return;
    setTimeout(() => (target as Element).isConnected && delete body.dataset.lastRow);
  };
  body.addEventListener('focusin', note);
  body.addEventListener('focusout', forget);
  return () => {
    body.removeEventListener('focusin', note);
    body.removeEventListener('focusout', forget);
  };
}

/** Moves the focus to the next row when the focused row is deleted. */
export function useKeptPlace(body: HTMLTableSectionElement | null, rows: readonly { id: string }[]): void {
  const shown = rows.map(({ id }) => id).join();
  useEffect(() => (body ? keepPlace(body) : undefined), [body]);
  useEffect(() => {
    if (shown) restorePlace();
  }, [shown]);
}

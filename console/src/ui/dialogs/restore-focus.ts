/** What can have the focus in a cell of a table. */
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)';

/** What stands now where something in a list last had the focus: the same column of the row that took its place. */
function replacement(): HTMLElement | null | undefined {
  const body = document.querySelector<HTMLTableSectionElement>('main tbody[data-last-row]');
  const { lastRow, lastCell } = body?.dataset ?? {};
  const row = body?.rows[Math.min(Number(lastRow), body.rows.length - 1)];
  return row?.cells[Number(lastCell)]?.querySelector<HTMLElement>(FOCUSABLE);
}

/** Whether nothing has the focus. */
export const isFocusLost = () => document.activeElement === document.body;

/** Gives the focus to the next row of a list where the row that had it has gone (`keepPlace`). */
export function restorePlace(): void {
  if (isFocusLost()) replacement()?.focus({ preventScroll: true });
}

/**
 * Gives the focus to what is there now where what had it has gone, such as the row that was deleted: to the dialog that lies
 * over the page, else to the next row of its list, else to the content of the page.
 */
export function restoreFocus(): void {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog][aria-modal=true]')].at(-1);
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
    // What has gone with its row loses the focus too: then the place is what matters.
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

import { useEffect } from 'react';
import { actOnNotice, type Notice, type NoticeAction, noticesNow } from '../platform/notices.ts';
import { isLetterKey } from '../ui/letter-key.ts';

/** Where the keys mean what is being typed. */
const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

function keyOf(event: KeyboardEvent): NoticeAction['key'] {
  const isZ = (event.ctrlKey || event.metaKey) && !event.altKey && isLetterKey(event, 'z');
  if (!isZ || (event.target as Element).closest(`${TYPING}, [role=dialog]`)) return undefined;
  return event.shiftKey ? 'redo' : 'undo';
}

/** The notice with the newest offer of a key. */
function newestOffering(key: NoticeAction['key']) {
  const orderOf = ({ offers }: Notice) => offers.at(-1)?.order ?? 0;
  const offering = noticesNow().filter(({ offers }) => offers.at(-1)?.key === key);
  return offering.toSorted((one, other) => orderOf(one) - orderOf(other)).at(-1);
}

/**
 * Lets Ctrl+Z (⌘Z) take back what was done last, as its notice offers, then what was done before; with Shift what was taken
 * back last is done again.
 */
export function useUndoKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = keyOf(event);
      const newest = key && newestOffering(key);
      if (!newest) return;
      event.preventDefault();
      actOnNotice(newest);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

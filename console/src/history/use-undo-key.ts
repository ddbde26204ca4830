import { useEffect } from 'react';
import { actOnNotice, noticesNow } from '../platform/notices.ts';

/** Where the keys mean what is being typed. */
const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

function takesBack(event: KeyboardEvent): boolean {
  const isUndo =
    (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.code === 'KeyZ';
  return isUndo && !(event.target as Element).closest(`${TYPING}, [role=dialog]`);
}

/** Lets Ctrl+Z (⌘Z) do what the newest notice offers, which is to take back what was done last. */
export function useUndoKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!takesBack(event)) return;
      const newest = noticesNow().findLast(({ action }) => action);
      if (!newest) return;
      event.preventDefault();
      actOnNotice(newest);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isLetterKey } from '../ui/controls/letter-key.ts';
import { isTypedIn } from '../ui/controls/typing.ts';
import { newestUndoing, runUndoing } from './undo-action.ts';

function keyOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const isZ = (event.ctrlKey || event.metaKey) && !event.altKey && isLetterKey(event, 'z');
  if (!isZ || isTypedIn(event.target) || (event.target as Element).closest('[role=dialog]')) return undefined;
  return event.shiftKey ? 'redo' : 'undo';
}

/** Does something once no change is under way: what is being saved is what was done last. */
function onceSaved(client: QueryClient, work: () => void): void {
  if (client.isMutating() === 0) {
    work();
    return;
  }
  const stop = client.getMutationCache().subscribe(() => {
    if (client.isMutating() > 0) return;
    stop();
    work();
  });
}

/**
 * Lets Ctrl+Z (⌘Z) take back what was done last in this tab, then what was done before; with Shift what was taken back last
 * is done again.
 */
export function useUndoKey(client: QueryClient): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (!key || (client.isMutating() === 0 && !newestUndoing(key))) return;
      event.preventDefault();
      onceSaved(client, () => {
        const newest = newestUndoing(key);
        if (newest) runUndoing(client, newest);
      });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [client]);
}

import type { Mutation, MutationCache, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Recorded } from '../platform/query-client.ts';
import { isLetterKey } from '../ui/controls/letter-key.ts';
import { isTypedIn } from '../ui/controls/typing.ts';
import { runUndoing, undoingsNow } from './undo-action.ts';

function keyOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const isZ = (event.ctrlKey || event.metaKey) && !event.altKey && isLetterKey(event, 'z');
  if (!isZ || isTypedIn(event.target) || (event.target as Element).closest('[role=dialog]')) return undefined;
  return event.shiftKey ? 'redo' : 'undo';
}

/** Does something once these changes are saved, or refused; those that begin later are not waited for. */
function onceSettled(cache: MutationCache, changes: readonly Mutation[], work: () => void): void {
  let stop = () => {};
  const look = () => {
    if (changes.some(({ state }) => state.status === 'pending')) return;
    stop();
    work();
  };
  stop = cache.subscribe(look);
  look();
}

/**
 * Lets Ctrl+Z (⌘Z) take back what was done last in this tab when it is pressed, then what was done before; with Shift what was taken
 * back last is done again.
 */
export function useUndoKey(client: QueryClient): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (!key) return;
      const cache = client.getMutationCache();
      const changes = cache.findAll({ status: 'pending' });
      const before = undoingsNow().map(({ activity }) => activity);
      event.preventDefault();
      onceSettled(cache, changes, () => {
        const made = changes.map(({ state }) => (state.data as Partial<Recorded> | undefined)?.activity);
        const newest = undoingsNow().findLast(
          ({ activity, isUndo }) =>
            isUndo === (key === 'redo') && (before.includes(activity) || made.includes(activity)),
        );
        if (newest) runUndoing(client, newest);
      });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [client]);
}

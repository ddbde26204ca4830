import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { i18n, needPhrases } from '../platform/i18n.ts';
import { lazy } from '../platform/lazy.ts';
import { type NoticeAction, removeOffer, showFailure } from '../platform/notices.ts';
import { keep, readStored, type Undoing } from '../platform/storage.ts';
import { restoreFocus } from '../ui/dialogs/restore-focus.ts';

// The words for what has been done are many, and most changes are not taken back.
const loadUndoing = lazy(async () => {
  const [{ undoingOptions }] = await Promise.all([
    import('./queries.ts'),
    needPhrases('history', 'catalogue'),
  ]);
  return undoingOptions;
});

/** The most activities that can be undone by keys. */
const MOST_UNDOINGS = 50;

/** The changes that can be undone in this tab, or redone, the newest last. */
export const undoingsNow = () => readStored('undoings', 'tab') ?? [];

/** Takes something back, or does it again, once: its notice and the keys offer it no longer. */
export function runUndoing(client: QueryClient, undoing: Undoing): void {
  const { activity } = undoing;
  const others = undoingsNow().filter((other) => other.activity !== activity);
  keep('undoings', others, 'tab');
  removeOffer(activity);
  // The focused element has disappeared with its notice.
  setTimeout(restoreFocus);
  loadUndoing()
    .then((options) => {
      // The mutation has reported its failure.
      new MutationObserver(client, options(client)).mutate(undoing).catch(() => undefined);
    })
    .catch(showFailure);
}

/** The action of a change's notice: undo, or redo of an undone change; the keys do the same after a reload too. */
export function undoAction(client: QueryClient, undoing: Undoing): NoticeAction {
  keep('undoings', [...undoingsNow(), undoing].slice(-MOST_UNDOINGS), 'tab');
  return {
    id: undoing.activity,
    label: i18n.t(undoing.isUndo ? 'undoing.redo' : 'undoing.undo'),
    run: () => runUndoing(client, undoing),
  };
}

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

/** As many as anybody remembers having done. */
const MOST_UNDOINGS = 50;

const undoingsNow = () => readStored('undoings', 'tab') ?? [];

/** What this tab has done last and can be taken back, or was taken back last and can be done again. */
export const newestUndoing = (isUndo: boolean): Undoing | undefined =>
  undoingsNow().findLast((undoing) => undoing.isUndo === isUndo);

/** Takes something back, or does it again, once: its notice and the keys offer it no longer. */
export function runUndoing(client: QueryClient, undoing: Undoing): void {
  const { activity } = undoing;
  const others = undoingsNow().filter((other) => other.activity !== activity);
  keep('undoings', others, 'tab');
  removeOffer(activity);
  // What had the focus is gone with its notice.
  setTimeout(restoreFocus);
  loadUndoing()
    .then((options) => {
      // That it failed has been told.
      new MutationObserver(client, options(client)).mutate(undoing).catch(() => undefined);
    })
    .catch(showFailure);
}

/** What the notice of a change offers: to take it back, or to do again what was taken back; the keys do so after a reload too. */
export function undoAction(client: QueryClient, undoing: Undoing): NoticeAction {
  keep('undoings', [...undoingsNow(), undoing].slice(-MOST_UNDOINGS), 'tab');
  return {
    id: undoing.activity,
    label: i18n.t(undoing.isUndo ? 'undoing.redo' : 'undoing.undo'),
    run: () => runUndoing(client, undoing),
  };
}

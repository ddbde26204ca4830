import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { i18n, needPhrases } from '../platform/i18n.ts';
import { late } from '../platform/late.ts';
import { type NoticeAction, showFailure } from '../platform/notices.ts';
import { mendFocus } from '../ui/mend-focus.ts';
import type { Undoing } from './queries.ts';

// The words for what has been done are many, and most changes are not taken back.
const loadUndoing = late(async () => {
  const [{ undoingOptions }] = await Promise.all([
    import('./queries.ts'),
    needPhrases('history', 'catalogue'),
  ]);
  return undoingOptions;
});

/** What the notice of a change offers: to take it back, or to do again what was taken back. */
export function undoAction(client: QueryClient, undoing: Undoing): NoticeAction {
  return {
    key: undoing.isUndo ? 'redo' : 'undo',
    label: i18n.t(undoing.isUndo ? 'undoing.redo' : 'undoing.undo'),
    run: () => {
      // What had the focus is gone with its notice.
      setTimeout(mendFocus);
      loadUndoing()
        .then((options) => {
          // That it failed has been told.
          new MutationObserver(client, options(client)).mutate(undoing).catch(() => undefined);
        })
        .catch(showFailure);
    },
  };
}

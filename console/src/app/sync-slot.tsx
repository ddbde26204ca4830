import { withPhrases } from '../platform/i18n.ts';
import { lazy } from '../platform/lazy.ts';
import { SyncButton } from '../sync/sync-button.tsx';

/** Loads the dialog of a sync. */
export const loadSync = lazy(withPhrases(() => import('./sync-screen.tsx'), 'catalogue', 'history', 'sync'));

/** The way to a main venue's sync, on the menus page and in the venue's form. */
export const SyncSlot = () => <SyncButton load={loadSync} />;

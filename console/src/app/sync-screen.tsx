import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { linesOfSyncChange } from '../history/sync-lines.ts';
import { SyncDialog } from '../sync/sync-dialog.tsx';

/** The dialog of a sync, whose changes are told in the words of the activity list. */
export function SyncScreen(props: Omit<ComponentProps<typeof SyncDialog>, 'describe'>) {
  const { t, i18n } = useTranslation();
  const words = { t, locale: i18n.language, mainLocale: props.venue.default_locale };
  return <SyncDialog {...props} describe={(change) => linesOfSyncChange(change, words)} />;
}

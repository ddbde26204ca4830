import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { i18n } from '../platform/i18n.ts';
import { type NoticeAction, showFailure } from '../platform/notices.ts';
import { hasUnsaved } from '../platform/unsaved.ts';
import { useVenueSwitch } from '../venues/venues.ts';
import { linkToRow, MENUS } from './levels.ts';
import type { Row } from './rows.ts';

/** Makes the way to a menu of another venue, as a notice offers it: switches to the venue, and shows the menu in its list. */
export function useWayThere() {
  const router = useRouter();
  const found = useRef<Row>(undefined);
  const enter = useVenueSwitch(() => {
    const row = found.current ?? { id: '', position: 1 };
    router.navigate({ ...linkToRow(MENUS, row), ignoreBlocker: true }).catch(showFailure);
  });
  return (venue: string, row: Row | undefined): NoticeAction => ({
    label: i18n.t('moving.goThere'),
    run: () => {
      // The notice stays: once the input is saved the way is open.
      if (hasUnsaved()) return void showFailure(new Error('something is unsaved'), i18n.t('moving.unsaved'));
      found.current = row;
      enter.mutate(venue);
    },
  });
}

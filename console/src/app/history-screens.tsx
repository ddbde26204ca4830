import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, useCallback } from 'react';
import { ActivityPage } from '../history/activity-page.tsx';
import { BinPage } from '../history/bin-page.tsx';
import { HistoryLayout } from '../history/history-layout.tsx';
import { showFailure } from '../platform/notices.ts';
import { type ListSearch, readListSearch } from '../ui/lists/page-size.ts';
import type { ListProps } from '../ui/lists/paged-list.tsx';

function Listed({ List }: { List: ComponentType<ListProps> }) {
  const navigate = useNavigate();
  const search = useSearch({ strict: false, structuralSharing: true, select: readListSearch });
  const onSearch = useCallback(
    (next: ListSearch, how?: { replace: boolean }) => {
      navigate({ to: '.', search: next, resetScroll: false, ...how }).catch(showFailure);
    },
    [navigate],
  );
  return (
    <HistoryLayout>
      <List search={search} onSearch={onSearch} />
    </HistoryLayout>
  );
}

/** The list of activities in the account. */
export const ActivityScreen = () => <Listed List={ActivityPage} />;

/** The list of deleted records that can be restored. */
export const BinScreen = () => <Listed List={BinPage} />;

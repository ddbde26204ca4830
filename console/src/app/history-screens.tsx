import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ActivityPage } from '../history/activity-page.tsx';
import { readActivitySearch } from '../history/activity-search.ts';
import { BinPage } from '../history/bin-page.tsx';
import { HistoryLayout } from '../history/history-layout.tsx';
import { PublicationPage } from '../history/publication-page.tsx';
import { PublicationsPage } from '../history/publications-page.tsx';
import { showFailure } from '../platform/notices.ts';
import { readListSearch } from '../ui/lists/page-size.ts';

/** The function that changes a list's state in the address. */
function useOnSearch() {
  const navigate = useNavigate();
  return useCallback(
    (search: object, how?: { replace: boolean }) => {
      navigate({ to: '.', search, resetScroll: false, ...how }).catch(showFailure);
    },
    [navigate],
  );
}

/** The list of activities in the account. */
export function ActivityScreen() {
  const search = useSearch({ strict: false, structuralSharing: true, select: readActivitySearch });
  return (
    <HistoryLayout>
      <ActivityPage search={search} onSearch={useOnSearch()} />
    </HistoryLayout>
  );
}

/** The list of publications, or one of them as its guests saw it. */
export function PublicationsScreen() {
  const search = useSearch({ strict: false, structuralSharing: true, select: readListSearch });
  const { number } = useParams({ strict: false });
  const onSearch = useOnSearch();
  return (
    <HistoryLayout>
      {number ? (
        <PublicationPage number={number} />
      ) : (
        <PublicationsPage search={search} onSearch={onSearch} />
      )}
    </HistoryLayout>
  );
}

/** The list of deleted records that can be restored. */
export function BinScreen() {
  const search = useSearch({ strict: false, structuralSharing: true, select: readListSearch });
  return (
    <HistoryLayout>
      <BinPage search={search} onSearch={useOnSearch()} />
    </HistoryLayout>
  );
}

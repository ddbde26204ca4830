import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { showFailure } from '../platform/notices.ts';
import { AsOfPage } from '../publishing/as-of-page.tsx';
import { type AsOfSearch, readAsOf } from '../publishing/as-of-search.ts';

/** The page of a moment, which the address names. */
export function AsOfScreen() {
  const navigate = useNavigate();
  const search = useSearch({ strict: false, structuralSharing: true, select: readAsOf });
  const onSearch = useCallback(
    (next: AsOfSearch) => {
      navigate({ to: '.', search: next, resetScroll: false, replace: true }).catch(showFailure);
    },
    [navigate],
  );
  return <AsOfPage search={search} onSearch={onSearch} />;
}

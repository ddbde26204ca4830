import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { CataloguePage } from '../catalogue/catalogue-page.tsx';
import { showFailure } from '../platform/notices.ts';
import type { ListSearch } from '../ui/page-size.ts';

const route = getRouteApi('/signed-in/menus');
const NO_RECORDS_ABOVE: readonly string[] = [];

/** The menus of the current venue; where the list stands is in the address. */
export function MenusScreen() {
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const onSearch = useCallback(
    (next: ListSearch, how?: { replace: boolean }) => {
      navigate({ search: next, resetScroll: false, ...how }).catch(showFailure);
    },
    [navigate],
  );
  return <CataloguePage level="menus" above={NO_RECORDS_ABOVE} search={search} onSearch={onSearch} />;
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { showFailure } from '../platform/notices.ts';
import { PATHS } from '../platform/paths.ts';
import { SupportPage } from '../support/support-page.tsx';
import type { ListSearch } from '../ui/lists/page-size.ts';

/** The support page of the settings; where its list stands is in the address. */
export function SupportScreen() {
  const navigate = useNavigate();
  const search: ListSearch = useSearch({ strict: false });
  const onSearch = useCallback(
    (next: ListSearch, how?: { replace: boolean }) => {
      navigate({ to: '.', search: next, resetScroll: false, ...how }).catch(showFailure);
    },
    [navigate],
  );
  const onEntered = () => void navigate({ to: PATHS.menus, search: {} }).catch(showFailure);
  return <SupportPage search={search} onSearch={onSearch} onEntered={onEntered} />;
}

import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onUnauthorised } from '../platform/api.ts';
import { showFailure } from '../platform/notices.ts';
import { endSession, onSession } from '../platform/session.ts';
import { NoticeList } from '../ui/notice-list.tsx';
import { usePageMarks } from './page-marks.ts';

/** A sign-in that the server no longer knows ends here; one that begins or ends, in any tab, leads where it belongs. */
function useSessionEvents(): void {
  const router = useRouter();
  useEffect(() => onUnauthorised(() => endSession()), []);
  useEffect(
    () =>
      onSession(
        (signedIn) => void router.navigate({ to: signedIn ? '/menus' : '/login' }).catch(showFailure),
      ),
    [router],
  );
}

/** What every page has: its marks, the session's events, and the notices. */
export function Root() {
  usePageMarks();
  useSessionEvents();
  return (
    <>
      <Outlet />
      <NoticeList />
    </>
  );
}

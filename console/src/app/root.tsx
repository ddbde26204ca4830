import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onUnauthorised } from '../platform/api.ts';
import { withPhrases } from '../platform/i18n.ts';
import { late, useLate } from '../platform/late.ts';
import { showFailure } from '../platform/notices.ts';
import { loseToken, onSession, tokenNow } from '../platform/session.ts';
import { NoticeList } from '../ui/notice-list.tsx';
import { usePageMarks } from './page-marks.ts';

type Router = ReturnType<typeof useRouter>;

const isBehindLogin = ({ state }: Router) => state.matches.some(({ routeId }) => routeId === '/signed-in');

// Who followed a link from a mail with a sign-in that had ended is confirmed without one.
function wayOut(router: Router) {
  const { search } = router.state.location;
  return isBehindLogin(router) && search.token ? { to: '/confirm-email', search } : { to: '/login' };
}

/** A sign-in that the server no longer knows ends here; one that begins or ends, in any tab, leads where it belongs. */
function useSessionEvents(): void {
  const router = useRouter();
  // A page that outlived its sign-in, for what was typed on it, is led away too when it tries to save. Support whose access
  // to an account has ended goes back to its own account instead (`support/use-support-end.ts`).
  useEffect(
    () =>
      onUnauthorised((error) => {
        if (error.has('support_ended')) return;
        if (tokenNow()) loseToken();
        else if (isBehindLogin(router)) router.navigate(wayOut(router)).catch(showFailure);
      }),
    [router],
  );
  useEffect(
    () =>
      onSession(
        (signedIn) => void router.navigate(signedIn ? { to: '/menus' } : wayOut(router)).catch(showFailure),
      ),
    [router],
  );
}

const loadChat = late(withPhrases(() => import('../support/support-chat.tsx'), 'contact'));

/** The support chat, on routes that ask for it (ruling 3); from the first of them on it keeps what was typed. */
function Chat() {
  const isAskedFor = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.asksForChat),
  });
  const come = useLate(loadChat, isAskedFor);
  return come && <come.SupportChat isAskedFor={isAskedFor} />;
}

/** What every page has: its marks, the session's events, the notices, and where it is asked for the support chat. */
export function Root() {
  usePageMarks();
  useSessionEvents();
  return (
    <>
      <Outlet />
      <NoticeList />
      <Chat />
    </>
  );
}

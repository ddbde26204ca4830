import { DAY } from '@sofra/contract/limits';
import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { onUnauthorised } from '../platform/api.ts';
import { withPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { dismissAllNotices, showFailure } from '../platform/notices.ts';
import { loseToken, onSession, type SessionChange, sessionNow, tokenNow } from '../platform/session.ts';
import { hasUnsaved } from '../platform/unsaved.ts';
import { NoticeList } from '../ui/feedback/notice-list.tsx';
import { useHeadingFocus, usePageMarks } from './page-marks.ts';

type Router = ReturnType<typeof useRouter>;

const isBehindLogin = ({ state }: Router) => state.matches.some(({ routeId }) => routeId === '/signed-in');

// A link from a mail confirms without a sign-in when the sign-in has ended.
function wayOut(router: Router) {
  const { search } = router.state.location;
  return isBehindLogin(router) && search.token ? { to: '/confirm-email', search } : { to: '/login' };
}

// Owners build their menu on the first day; from then on they want to know how it stands (rule 46).
function wayIn() {
  const person = sessionNow()?.person?.data;
  // Support has no venue of its own, and is led to its sites from the menus.
  if (!person?.relationships?.current_venue?.data) return '/menus';
  return Date.now() - Date.parse(person.attributes.signed_up_at) >= DAY ? '/dashboard' : '/menus';
}

/** The page that a change of the tab's sign-in leads to; undefined for none. */
function wayAfter(change: SessionChange, router: Router) {
  // Signing out here has asked about unsaved changes already; another person's sign-in does not concern them.
  if (change.how === 'begun') return { to: wayIn(), ignoreBlocker: true };
  if (change.how === 'ended') return { ...wayOut(router), ignoreBlocker: true };
  if (change.how === 'continued') return { to: '/menus' };
  // `SignedOut` asks to sign in again, so that unsaved input can be saved.
  const stays = change.how === 'resumed' || (isBehindLogin(router) && hasUnsaved());
  return stays ? undefined : wayOut(router);
}

/** A sign-in that the server no longer knows ends here; one that begins or ends, in any tab, leads where it belongs. */
function useSessionEvents(): void {
  const router = useRouter();
  const go = useEffectEvent((way: ReturnType<typeof wayAfter>) => {
    if (way) router.navigate(way).catch(showFailure);
  });
  // Support whose access to an account has ended returns to its own account (`support/use-support-end.ts`).
  useEffect(
    () =>
      onUnauthorised((error) => {
        if (error.has('support_ended')) return;
        if (tokenNow()) loseToken();
        else if (isBehindLogin(router) && !hasUnsaved()) go(wayOut(router));
      }),
    [router],
  );
  useEffect(
    () =>
      onSession((change) => {
        // Notices name records of whom they were for.
        if (!change.signedIn) dismissAllNotices();
        go(wayAfter(change, router));
      }),
    [router],
  );
}

const loadChat = lazy(withPhrases(() => import('../support/support-chat.tsx'), 'contact'));

/** The support chat, on routes that ask for it (rule 3); from the first of them on it keeps what was typed. */
function Chat() {
  const isAskedFor = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.asksForChat),
  });
  const chat = useLazy(loadChat, isAskedFor);
  return chat && <chat.SupportChat isAskedFor={isAskedFor} />;
}

/** The root of every page: its marks, the session's events, the notices, and the support chat once it is asked for. */
export function Root() {
  const page = usePageMarks();
  useHeadingFocus();
  useSessionEvents();
  return (
    <>
      <p aria-live="polite" className="announced">
        {page}
      </p>
      <Outlet />
      <NoticeList />
      <Chat />
    </>
  );
}

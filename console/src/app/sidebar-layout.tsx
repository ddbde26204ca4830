import '../ui/layout/signed-in.css';
import { ActionIcon, Drawer } from '@mantine/core';
import { INTERFACE } from '@sofra/contract/limits';
import { IconMenu2 } from '@tabler/icons-react';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmationAlert } from '../accounts/confirmation-alert.tsx';
import { ReadOnlyAccount } from '../accounts/read-only-account.tsx';
import { undoAction } from '../history/undo-action.ts';
import { useUndoKey } from '../history/use-undo-key.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { showFailure } from '../platform/notices.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { onSession } from '../platform/session.ts';
import { OpenMenuButton } from '../publishing/open-menu.tsx';
import { Brand } from '../ui/layout/brand.tsx';
import { FLOATING } from '../ui/layout/floating.ts';
import { useRefusedFiles } from '../ui/layout/refused-files.ts';
import { countChange } from '../venues/publish-counter.ts';
import { venueQuery } from '../venues/venues.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { useFetchAhead } from './fetch-ahead.ts';
import { RouteProgress } from './route-progress.tsx';
import { Sidebar } from './sidebar.tsx';
import styles from './sidebar-layout.module.css';
import { SignedOut } from './signed-out.tsx';
import { FramedScreen } from './support-frame.tsx';
import { TopBar } from './top-bar.tsx';

// Few come by the link of a mail.
const loadConfirmation = lazy(() => import('../accounts/token-confirmation.tsx'));

/** Gives each sign-in a cache of its own: data read for one person is never shown to the next. */
function createCache() {
  let asking: ReturnType<typeof setTimeout> | undefined;
  const onCounted = () => {
    const venue = client.getQueryData(venueQuery.queryKey);
    if (!venue) return;
    countChange(venue.id);
    clearTimeout(asking);
    // The server knows better (rule 19): what is saved in parts are several changes, and one that is as published again is none.
    asking = setTimeout(() => {
      client.invalidateQueries({ queryKey: venueQuery.queryKey }).catch(showFailure);
    }, INTERFACE.recountMs);
  };
  const client: QueryClient = createQueryClient({ onCounted, undoOf: (made) => undoAction(client, made) });
  return client;
}

function PhoneNavigation() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  // Read from the cache alone: support without an account has no venue to ask for.
  const { data: venue } = useQuery({ ...venueQuery, enabled: false });
  return (
    <>
      <ActionIcon
        className={styles.burger}
        aria-label={t('frame.openNavigation')}
        onClick={() => setOpened(true)}
      >
        <IconMenu2 size={22} />
      </ActionIcon>
      <Drawer.Root
        opened={opened}
        onClose={close}
        size={288}
        classNames={{ content: styles.drawer }}
        transitionProps={{ duration: INTERFACE.menuSlideMs }}
      >
        <Drawer.Overlay />
        {/* No Drawer.Header: it is a <header>, which outside of a landmark counts as a second banner. */}
        <Drawer.Content aria-label={t('frame.main')}>
          <Drawer.Body>
            <div className={styles.drawerHead}>
              <Brand />
              <Drawer.CloseButton
                size={44}
                iconSize={22}
                className={styles.drawerClose}
                aria-label={t('frame.closeNavigation')}
              />
            </div>
            {venue && (
              <div className={styles.drawerMenu}>
                <OpenMenuButton onOpen={close} />
              </div>
            )}
            <Sidebar onChoose={close} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}

function Frame() {
  const { t } = useTranslation();
  const [cache] = useState(createCache);
  // A tab that takes over another tab's token may be in another venue.
  useEffect(() => onSession(({ how }) => void (how === 'continued' && cache.resetQueries())), [cache]);
  useUndoKey(cache);
  useFetchAhead();
  useRefusedFiles();
  const { token } = useSearch({ strict: false });
  const confirming = useLazy(loadConfirmation, token !== undefined);
  const navigate = useNavigate();
  const forgetToken = () => {
    const search = ({ token: _, ...others }: { token?: string | undefined }) => others;
    navigate({ to: '.', search, replace: true, resetScroll: false }).catch(showFailure);
  };
  return (
    <QueryClientProvider client={cache}>
      <a href="#main" className={styles.skip}>
        {t('frame.skip')}
      </a>
      <RouteProgress />
      <ReadOnlyAccount>
        <div className="app">
          <div className="app-side">
            <Sidebar
              head={
                <div className={styles.brand}>
                  <Brand />
                </div>
              }
            />
          </div>
          <header className="app-top">
            <PhoneNavigation />
            <TopBar />
          </header>
          <main id="main" tabIndex={-1} className="app-main">
            <ConfirmationAlert />
            {confirming && <confirming.TokenConfirmation token={token} onUsed={forgetToken} />}
            <FramedScreen />
            <SignedOut />
            <ConnectionBanner />
            <div id={FLOATING} />
          </main>
        </div>
      </ReadOnlyAccount>
    </QueryClientProvider>
  );
}

/** The layout of every screen behind the login (rule 110): navigation, top bar, and the screen itself. */
export function SidebarLayout() {
  const [signIns, setSignIns] = useState(0);
  // Another person who signs in after a sign-in has ended finds nothing of what was on the screen.
  useEffect(() => onSession(({ how }) => setSignIns((times) => times + Number(how === 'begun'))), []);
  return <Frame key={signIns} />;
}

import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { withPhrases } from '../platform/i18n.ts';
import { PATHS } from '../platform/paths.ts';
import { tokenNow } from '../platform/session.ts';
import { FRAMED, later } from './framed.ts';
import { root } from './root-route.ts';
import { LISTED, readNew, readToken, readTranslated, refuseMalformed } from './searches.ts';

/** Everything behind the login: without a token the way leads home, and from there to the login (rule 60). */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  validateSearch: readToken,
  beforeLoad: () => {
    if (!tokenNow()) throw redirect({ to: PATHS.home, replace: true });
  },
  component: lazyRouteComponent(
    withPhrases(
      () => import('./sidebar-layout.tsx'),
      'frame',
      'confirmation',
      'publishing',
      'signed-out',
      'support',
      'syncing',
      'undo',
      'venues',
    ),
    'SidebarLayout',
  ),
});

const dashboard = createRoute({
  getParentRoute: () => signedIn,
  ...FRAMED,
  path: PATHS.dashboard,
  staticData: { name: 'dashboard' },
  component: lazyRouteComponent(later('dashboard'), 'DashboardPage'),
});

// Most people begin with a list, which waits for no other file.
const firstList = withPhrases(() => import('./catalogue-screen.tsx'), 'catalogue', 'lists');
const catalogueScreens = () => firstList().catch(later('catalogue'));
const historyScreens = later('history');

/** A list behind the login. */
const list = <
  const N extends 'menus' | 'sections' | 'items' | 'activity' | 'bin',
  M,
  const C extends keyof M & string,
>(
  name: N,
  load: () => Promise<M>,
  screen: C,
) =>
  createRoute({
    getParentRoute: () => signedIn,
    ...FRAMED,
    path: PATHS[name],
    staticData: { name },
    ...LISTED,
    beforeLoad: ({ params }) => refuseMalformed(params),
    component: lazyRouteComponent(load as never, screen as never),
  });

const lists = [
  list('menus', catalogueScreens, 'MenusScreen'),
  list('sections', catalogueScreens, 'SectionsScreen'),
  list('items', catalogueScreens, 'ItemsScreen'),
  list('activity', historyScreens, 'ActivityScreen'),
  list('bin', historyScreens, 'BinScreen'),
] as const;

const translate = createRoute({
  getParentRoute: () => signedIn,
  ...FRAMED,
  path: PATHS.translate,
  staticData: { name: 'translate' },
  validateSearch: readTranslated,
  beforeLoad: ({ search: { menuId, sectionId, itemId } }) => {
    refuseMalformed({ menuId, sectionId, itemId });
    if (!menuId) throw redirect({ to: PATHS.menus, replace: true });
  },
  component: lazyRouteComponent(later('translate'), 'TranslateScreen'),
});

const languages = createRoute({
  getParentRoute: () => signedIn,
  ...FRAMED,
  path: PATHS.languages,
  staticData: { name: 'languages' },
  component: lazyRouteComponent(later('languages'), 'LanguagesPage'),
});

const soldOut = createRoute({
  getParentRoute: () => signedIn,
  ...FRAMED,
  path: PATHS['sold-out'],
  staticData: { name: 'sold-out' },
  component: lazyRouteComponent(later('soldOut'), 'SoldOutPage'),
});

const venue = createRoute({
  getParentRoute: () => signedIn,
  ...FRAMED,
  path: PATHS.venue,
  staticData: { name: 'venue' },
  validateSearch: readNew,
  component: lazyRouteComponent(later('venue'), 'VenueScreen'),
});

const branding = createRoute({
  getParentRoute: () => signedIn,
  ...FRAMED,
  path: PATHS.branding,
  staticData: { name: 'branding' },
  component: lazyRouteComponent(later('branding'), 'BrandingPage'),
});

const themeRoute = <const N extends 'branding-manage' | 'branding-manage-edit'>(name: N) =>
  createRoute({
    getParentRoute: () => signedIn,
    ...FRAMED,
    path: PATHS[name],
    staticData: { name },
    beforeLoad: ({ params }) => refuseMalformed(params),
    component: lazyRouteComponent(later('theme'), 'ThemeScreen'),
  });

const stub = <const N extends 'orders' | 'reports' | 'campaigns' | 'integrations'>(name: N) =>
  createRoute({
    getParentRoute: () => signedIn,
    ...FRAMED,
    path: PATHS[name],
    staticData: { name },
    component: lazyRouteComponent(later('stub'), 'StubPage'),
  });

const settings = createRoute({
  getParentRoute: () => signedIn,
  ...FRAMED,
  id: 'settings',
  component: lazyRouteComponent(later('settings'), 'SettingsLayout'),
});

const settingsPages = settings.addChildren([
  createRoute({
    getParentRoute: () => settings,
    ...FRAMED,
    path: PATHS['settings-main'],
    staticData: { name: 'settings-main' },
    component: lazyRouteComponent(later('profile'), 'ProfilePage'),
  }),
  createRoute({
    getParentRoute: () => settings,
    ...FRAMED,
    path: PATHS['settings-password'],
    staticData: { name: 'settings-password' },
    component: lazyRouteComponent(later('password'), 'PasswordPage'),
  }),
  createRoute({
    getParentRoute: () => settings,
    ...FRAMED,
    path: PATHS['settings-support'],
    staticData: { name: 'settings-support', asksForChat: true },
    ...LISTED,
    component: lazyRouteComponent(later('support'), 'SupportScreen'),
  }),
]);

/** The routes of all screens behind the login. */
export const behindTheLogin = signedIn.addChildren([
  dashboard,
  venue,
  branding,
  themeRoute('branding-manage'),
  themeRoute('branding-manage-edit'),
  settingsPages,
  ...lists,
  soldOut,
  languages,
  translate,
  stub('orders'),
  stub('reports'),
  stub('campaigns'),
  stub('integrations'),
]);

import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { withPhrases } from '../platform/i18n.ts';
import { PATHS, type RouteName } from '../platform/paths.ts';
import { tokenNow } from '../platform/session.ts';
import { FRAMED, type Later, later, type Screens } from './framed.ts';
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

/** A screen behind the login, at the address of its name, from one of the files that come later. */
const screen = <const N extends RouteName, const F extends keyof Later>(
  name: N,
  file: F,
  component: keyof Screens<F> & string,
  load: () => Promise<unknown> = later(file),
) =>
  ({
    getParentRoute: () => signedIn,
    ...FRAMED,
    path: PATHS[name],
    staticData: { name },
    // The router's types cannot pick a component by a name that is a parameter; `keyof Screens<F>` has checked it.
    component: lazyRouteComponent(load as never, component as never),
  }) as const;

// Most people begin with a list, which waits for no other file.
const firstList = withPhrases(() => import('./catalogue-screen.tsx'), 'catalogue', 'lists');
const catalogueScreens = () => firstList().catch(later('catalogue'));

/** A list behind the login. */
const list = <
  const N extends 'menus' | 'sections' | 'items' | 'activity' | 'bin',
  const F extends keyof Later,
>(
  name: N,
  file: F,
  component: keyof Screens<F> & string,
  load?: () => Promise<unknown>,
) =>
  createRoute({
    ...screen(name, file, component, load),
    ...LISTED,
    beforeLoad: ({ params }) => refuseMalformed(params),
  });

const lists = [
  list('menus', 'catalogue', 'MenusScreen', catalogueScreens),
  list('sections', 'catalogue', 'SectionsScreen', catalogueScreens),
  list('items', 'catalogue', 'ItemsScreen', catalogueScreens),
  list('activity', 'history', 'ActivityScreen'),
  list('bin', 'history', 'BinScreen'),
] as const;

const translate = createRoute({
  ...screen('translate', 'translate', 'TranslateScreen'),
  validateSearch: readTranslated,
  beforeLoad: ({ search: { menuId, sectionId, itemId } }) => {
    refuseMalformed({ menuId, sectionId, itemId });
    if (!menuId) throw redirect({ to: PATHS.menus, replace: true });
  },
});

const venue = createRoute({ ...screen('venue', 'venue', 'VenueScreen'), validateSearch: readNew });

/** A screen whose address has ids. */
const ofIds = <const N extends RouteName, const F extends keyof Later>(
  name: N,
  file: F,
  component: keyof Screens<F> & string,
) =>
  createRoute({
    ...screen(name, file, component),
    beforeLoad: ({ params }) => refuseMalformed(params),
  });

const stub = <const N extends 'orders' | 'reports' | 'campaigns' | 'integrations'>(name: N) =>
  createRoute(screen(name, 'stub', 'StubPage'));

const settings = createRoute({
  getParentRoute: () => signedIn,
  ...FRAMED,
  id: 'settings',
  component: lazyRouteComponent(later('settings'), 'SettingsLayout'),
});
const within = { getParentRoute: () => settings };

const settingsPages = settings.addChildren([
  createRoute({ ...screen('settings-main', 'profile', 'ProfilePage'), ...within }),
  createRoute({ ...screen('settings-password', 'password', 'PasswordPage'), ...within }),
  createRoute({
    ...screen('settings-support', 'support', 'SupportScreen'),
    ...within,
    ...LISTED,
    staticData: { name: 'settings-support', asksForChat: true },
  }),
]);

/** The routes of all screens behind the login. */
export const behindTheLogin = signedIn.addChildren([
  createRoute(screen('dashboard', 'dashboard', 'DashboardPage')),
  venue,
  createRoute(screen('branding', 'branding', 'BrandingPage')),
  ofIds('branding-manage', 'theme', 'ThemeScreen'),
  ofIds('branding-manage-edit', 'theme', 'ThemeScreen'),
  settingsPages,
  ...lists,
  createRoute(screen('sold-out', 'soldOut', 'SoldOutPage')),
  ofIds('spreadsheet', 'spreadsheet', 'SpreadsheetScreen'),
  createRoute(screen('languages', 'languages', 'LanguagesPage')),
  translate,
  createRoute(screen('publications', 'history', 'PublicationsScreen')),
  createRoute(screen('as-of', 'asOf', 'AsOfScreen')),
  stub('orders'),
  stub('reports'),
  stub('campaigns'),
  stub('integrations'),
]);

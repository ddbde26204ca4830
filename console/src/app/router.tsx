import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  stripSearchParams,
} from '@tanstack/react-router';
import { needPhrases } from '../platform/i18n.ts';
import { PATHS, type RouteName } from '../platform/paths.ts';
import type { Part } from '../platform/phrases/parts.ts';
import { tokenNow } from '../platform/session.ts';
import { readListSearch } from '../ui/page-size.ts';
import { CrashPage } from './crash-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { LoginScreen } from './login-screen.tsx';
import { Root } from './root.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route's name: class of body and html, and key of the page's title. */
    name?: RouteName;
  }
}

// A screen's code and the phrases that it says come together.
const withPhrases =
  <M,>(load: () => Promise<M>, ...parts: Part[]) =>
  async (): Promise<M> =>
    (await Promise.all([load(), needPhrases(...parts)]))[0];

const root = createRootRoute({ component: Root, notFoundComponent: ErrorPage, errorComponent: CrashPage });

const home = createRoute({
  getParentRoute: () => root,
  path: PATHS.home,
  beforeLoad: () => {
    throw redirect({ to: tokenNow() ? PATHS.menus : PATHS.login, replace: true });
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: PATHS.login,
  staticData: { name: 'login' },
  // Someone who is signed in has nothing to do here (ruling 23).
  beforeLoad: () => {
    if (tokenNow()) throw redirect({ to: PATHS.menus, replace: true });
  },
  component: LoginScreen,
});

const errorPage = createRoute({
  getParentRoute: () => root,
  path: PATHS['error-page'],
  staticData: { name: 'error-page' },
  component: ErrorPage,
});

/** Everything behind the login: without a token the way leads home, and from there to the login (document 1 §2). */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: () => {
    if (!tokenNow()) throw redirect({ to: PATHS.home, replace: true });
  },
  component: lazyRouteComponent(() => import('./sidebar-layout.tsx'), 'SidebarLayout'),
});

const menus = createRoute({
  getParentRoute: () => signedIn,
  path: PATHS.menus,
  staticData: { name: 'menus' },
  validateSearch: readListSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  component: lazyRouteComponent(
    withPhrases(() => import('./menus-screen.tsx'), 'catalogue'),
    'MenusScreen',
  ),
});

const routeTree = root.addChildren([home, login, errorPage, signedIn.addChildren([menus])]);

/** The console's router: going on starts at the top of the page, going back where one was. */
export function createAppRouter() {
  return createRouter({ routeTree, scrollRestoration: true, defaultPreload: 'intent' });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

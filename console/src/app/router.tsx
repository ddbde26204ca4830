import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { withPhrases } from '../platform/i18n.ts';
import { PATHS } from '../platform/paths.ts';
import { tokenNow } from '../platform/session.ts';
import { ErrorPage } from './error-page.tsx';
import { LoginScreen } from './login-screen.tsx';
import { root } from './root-route.ts';
import { readToken } from './searches.ts';
import { behindTheLogin } from './signed-in-routes.ts';

const home = createRoute({
  getParentRoute: () => root,
  path: PATHS.home,
  // Nobody ever stands there: the chat is asked for here and by the routes that home leads to.
  staticData: { asksForChat: true },
  beforeLoad: () => {
    throw redirect({ to: tokenNow() ? PATHS.menus : PATHS.login, replace: true });
  },
});

/** Redirects signed-in people away from the open forms (rule 23). */
const onlySignedOut = () => {
  if (tokenNow()) throw redirect({ to: PATHS.menus, replace: true });
};

const login = createRoute({
  getParentRoute: () => root,
  path: PATHS.login,
  staticData: { name: 'login', asksForChat: true },
  beforeLoad: onlySignedOut,
  component: LoginScreen,
});

const registration = createRoute({
  getParentRoute: () => root,
  path: PATHS.registration,
  staticData: { name: 'registration', asksForChat: true },
  beforeLoad: onlySignedOut,
  component: lazyRouteComponent(
    withPhrases(() => import('./registration-screen.tsx'), 'person', 'phone', 'picture', 'wizard'),
    'RegistrationScreen',
  ),
});

const accountScreen = (name: 'ForgetPasswordScreen' | 'ResetPasswordScreen' | 'ConfirmEmailScreen') =>
  lazyRouteComponent(
    withPhrases(() => import('./account-screens.tsx'), 'recovery', 'confirmation'),
    name,
  );

const forgetPassword = createRoute({
  getParentRoute: () => root,
  path: PATHS['forget-password'],
  staticData: { name: 'forget-password' },
  validateSearch: readToken,
  component: accountScreen('ForgetPasswordScreen'),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: PATHS['reset-password'],
  staticData: { name: 'reset-password' },
  component: accountScreen('ResetPasswordScreen'),
});

/** Redirects signed-in people, who confirm in the frame of the menus (rule 4). */
const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: PATHS['confirm-email'],
  staticData: { name: 'confirm-email' },
  validateSearch: readToken,
  beforeLoad: ({ search }) => {
    if (tokenNow()) throw redirect({ to: PATHS.menus, search, replace: true });
  },
  component: accountScreen('ConfirmEmailScreen'),
});

const errorPage = createRoute({
  getParentRoute: () => root,
  path: PATHS['error-page'],
  staticData: { name: 'error-page' },
  component: ErrorPage,
});

const routeTree = root.addChildren([
  home,
  login,
  registration,
  forgetPassword,
  resetPassword,
  confirmEmail,
  errorPage,
  behindTheLogin,
]);

/** The console's router: going on starts at the top of the page, going back where one was. */
export function createAppRouter() {
  return createRouter({ routeTree, scrollRestoration: true, defaultPreload: 'intent' });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

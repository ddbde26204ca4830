/** Every address of the console by the name of its route; the name is also the class of body and html (ruling 37a). */
export const PATHS = {
  home: '/',
  login: '/login',
  dashboard: '/dashboard',
  menus: '/menus',
  orders: '/orders',
  reports: '/reports',
  campaigns: '/campaigns',
  integrations: '/integrations',
  'error-page': '/error-page',
} as const;

/** The name of a route. */
export type RouteName = keyof typeof PATHS;

/** The routes that do without the frame of the navigation, whoever looks at them. */
export const OPEN_ROUTES: readonly RouteName[] = ['login', 'error-page'];

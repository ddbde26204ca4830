/** Every address of the console by the name of its route; the name is also the class of body and html (ruling 37a). */
export const PATHS = {
  home: '/',
  login: '/login',
  menus: '/menus',
  'error-page': '/error-page',
} as const;

/** The name of a route. */
export type RouteName = keyof typeof PATHS;

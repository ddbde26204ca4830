/** Every address of the console by the name of its route; the name is also the class of body and html (ruling 37a). */
export const PATHS = {
  home: '/',
  login: '/login',
  registration: '/registration',
  'forget-password': '/forget-password',
  'reset-password': '/reset-password/{$token}',
  'confirm-email': '/confirm-email',
  dashboard: '/dashboard',
  venue: '/venue',
  menus: '/menus',
  sections: '/menu-{$menuId}',
  items: '/menu-{$menuId}/section-{$sectionId}',
  translate: '/translate',
  branding: '/branding',
  'branding-manage': '/branding/manage',
  'branding-manage-edit': '/branding/manage/{$id}',
  orders: '/orders',
  reports: '/reports',
  campaigns: '/campaigns',
  integrations: '/integrations',
  activity: '/activity',
  bin: '/bin',
  'settings-main': '/settings',
  'settings-password': '/settings/password',
  'settings-support': '/settings/support',
  'error-page': '/error-page',
} as const;

/** The name of a route. */
export type RouteName = keyof typeof PATHS;

/** The routes without the frame of the navigation, for everybody. */
export const OPEN_ROUTES: readonly RouteName[] = [
  'login',
  'registration',
  'forget-password',
  'reset-password',
  'confirm-email',
  'error-page',
];

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a part of an address can be a record's id. */
export const isId = (part: string): boolean => ID.test(part);

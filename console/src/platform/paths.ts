/** Every address of the console by the name of its route; the name is also the class of body and html (rule 37a). */
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
  'sold-out': '/sold-out',
  spreadsheet: '/spreadsheet/{-$menuId}',
  languages: '/languages',
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
  publications: '/publications/{-$number}',
  'as-of': '/as-of',
  'settings-main': '/settings',
  'settings-password': '/settings/password',
  'settings-support': '/settings/support',
  'error-page': '/error-page',
  'privacy-and-terms': '/privacy-and-terms',
} as const;

/** The mark in an address with which the support chat is open from the start. */
export const CONTACT = 'contact';

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
  'privacy-and-terms',
];

/**
 * The address of a legal text in a language. Plain pages answer it (`legal/page.tsx`) and not the router, so that it is a link
 * like one to another site.
 */
export const legalPath = (
  page: 'policy' | 'terms',
  edition: 'customers' | 'restaurants',
  locale: string,
): string => `${PATHS['privacy-and-terms']}?page=${page}&for=${edition}&lang=${locale}`;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a part of an address can be a record's id. */
export const isId = (part: string): boolean => ID.test(part);

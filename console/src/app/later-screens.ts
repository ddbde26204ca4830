import { withPhrases } from '../platform/i18n.ts';
import type { Part } from '../platform/phrases/parts.ts';
import { untilLoaded } from '../platform/until-loaded.ts';
import type {} from './phrase-parts.ts';

const screen = <M>(load: () => Promise<M>, ...parts: readonly Part[]) =>
  untilLoaded(withPhrases(load, ...parts));

/**
 * The screens behind the login, each with the phrases that it says. The login would otherwise carry the names of all their
 * files.
 */
export const LATER_SCREENS = {
  dashboard: screen(() => import('./dashboard-page.tsx'), 'catalogue', 'history', 'lists', 'overview'),
  venue: screen(() => import('./venue-screen.tsx'), 'phone', 'saving', 'unsaved', 'venue-form'),
  // The words of a list's pages are the catalogue's.
  history: screen(
    () => import('./history-screens.tsx'),
    'catalogue',
    'history',
    'lists',
    'review',
    'theme',
    'theme-options',
  ),
  translate: screen(
    () => import('./translate-screen.tsx'),
    'catalogue',
    'editor',
    'lists',
    'saving',
    'unsaved',
    'translate',
  ),
  spreadsheet: screen(
    () => import('./spreadsheet-screen.tsx'),
    'catalogue',
    'lists',
    'parts',
    'saving',
    'spreadsheet',
    'unsaved',
    'venue-file',
  ),
  languages: screen(() => import('../translations/languages-page.tsx'), 'lists', 'translate'),
  asOf: screen(() => import('./as-of-screen.tsx'), 'as-of', 'catalogue', 'lists'),
  soldOut: screen(() => import('../sold-out/sold-out-page.tsx'), 'lists', 'sold-out'),
  branding: screen(() => import('../branding/branding-page.tsx'), 'branding', 'picture'),
  theme: screen(
    () => import('./theme-screen.tsx'),
    'branding',
    'picture',
    'saving',
    'theme',
    'theme-options',
    'unsaved',
  ),
  settings: screen(() => import('../accounts/settings-layout.tsx'), 'settings'),
  profile: screen(() => import('../accounts/profile-page.tsx'), 'person', 'phone', 'picture', 'unsaved'),
  password: screen(() => import('../accounts/password-page.tsx'), 'recovery'),
  support: screen(() => import('./support-screen.tsx'), 'lists'),
  catalogue: screen(() => import('./catalogue-screen.tsx'), 'catalogue', 'lists'),
  stub: screen(() => import('./stub-page.tsx')),
};

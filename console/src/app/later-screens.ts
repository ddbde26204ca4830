import { withPhrases } from '../platform/i18n.ts';

/**
 * The screens that nobody begins with, each with the phrases that it says. The login would otherwise carry the names of all
 * their files.
 */
export const LATER_SCREENS = {
  dashboard: withPhrases(() => import('./dashboard-page.tsx'), 'catalogue', 'history', 'lists', 'overview'),
  venue: withPhrases(() => import('./venue-screen.tsx'), 'phone', 'saving', 'unsaved', 'venue-form'),
  // The words of a list's pages are the catalogue's.
  history: withPhrases(() => import('./history-screens.tsx'), 'catalogue', 'history', 'lists'),
  translate: withPhrases(
    () => import('./translate-screen.tsx'),
    'catalogue',
    'editor',
    'lists',
    'saving',
    'unsaved',
    'translate',
  ),
  branding: withPhrases(() => import('../branding/branding-page.tsx'), 'branding', 'picture'),
  theme: withPhrases(
    () => import('./theme-screen.tsx'),
    'branding',
    'picture',
    'saving',
    'theme',
    'theme-options',
    'unsaved',
  ),
  settings: withPhrases(() => import('../accounts/settings-layout.tsx'), 'settings'),
  profile: withPhrases(() => import('../accounts/profile-page.tsx'), 'person', 'phone', 'picture', 'unsaved'),
  password: withPhrases(() => import('../accounts/password-page.tsx'), 'recovery'),
  support: withPhrases(() => import('./support-screen.tsx'), 'lists'),
};

import { lazyRouteComponent } from '@tanstack/react-router';
import { CrashedScreen } from './crash-page.tsx';
import type { LATER_SCREENS as LaterScreens } from './later-screens.ts';

/** A screen within the frame, which stays whatever becomes of the screen. */
export const FRAMED = {
  pendingComponent: lazyRouteComponent(() => import('./screen-pending.tsx'), 'ScreenPending'),
  errorComponent: CrashedScreen,
};

/** The files of screens that come later. */
export type Later = typeof LaterScreens;

/** The screens of one of these files. */
export type Screens<N extends keyof Later> = Later[N] extends () => Promise<infer M> ? M : never;

/** Loads a screen, for as long as it takes; the names of its files come after the login. */
export const later =
  <N extends keyof Later>(name: N) =>
  async (): Promise<Screens<N>> => {
    const { LATER_SCREENS } = await import('./later-screens.ts');
    return (await LATER_SCREENS[name]()) as Screens<N>;
  };

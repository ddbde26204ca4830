import { createRootRoute } from '@tanstack/react-router';
import type { RouteName } from '../platform/paths.ts';
import { CrashPage } from './crash-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { Root } from './root.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route's name: class of body and html, and key of the page's title. */
    name?: RouteName;
    /** Whether support can be written to there (rule 3). */
    asksForChat?: true;
  }
}

/** The route of the whole console. */
export const root = createRootRoute({
  component: Root,
  notFoundComponent: ErrorPage,
  errorComponent: CrashPage,
});

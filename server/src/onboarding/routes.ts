import { DEFAULT_MENU_KIND } from '@sofra/contract/catalogue/menu-kinds';
import { hashPassword } from '../accounts/passwords.ts';
import { profileDocument } from '../accounts/profile.ts';
import type { Route } from '../api/route.ts';
import { localeOf } from '../platform/http/answer.ts';
import { startSession } from '../sessions/sessions.ts';
import { demoDocument } from './demo-document.ts';
import { signUp } from './sign-up.ts';

/** The demo menus and signing up. */
export function onboardingRoutes(route: Route): void {
  route('GET /dummy/menu', (app, { query, acceptLanguage }) =>
    demoDocument(app, query['filter[kind]'] ?? DEFAULT_MENU_KIND, localeOf(acceptLanguage)),
  );

  route('POST /sign_up', async (app, { body }) => {
    const wanted = body.data.attributes;
    const made = await signUp(app, wanted, await hashPassword(wanted.password));
    const viewer = { ...made, supportUserId: null };
    const token = await startSession(app.db, app.clock.now(), { ...viewer, remembered: true });
    return { ...(await profileDocument(app, app.db, viewer)), token };
  });
}

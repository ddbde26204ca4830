import { DEFAULT_MENU_KIND } from '@sofra/contract/menu-kinds';
import { hashPassword } from '../accounts/passwords.ts';
import { profileDocument } from '../accounts/profile.ts';
import type { Route } from '../api/route.ts';
import { localeOf } from '../platform/answer.ts';
import { startSession } from '../sessions/sessions.ts';
import { demoDocument } from './demo-document.ts';
import { signUp } from './sign-up.ts';

/** The demo menus and signing up. */
export function onboardingRoutes(route: Route): void {
  route('GET /dummy/menu', (ground, { query, acceptLanguage }) =>
    demoDocument(ground, query['filter[kind]'] ?? DEFAULT_MENU_KIND, localeOf(acceptLanguage)),
  );

  route('POST /sign_up', async (ground, { body }) => {
    const wanted = body.data.attributes;
    const made = await signUp(ground, wanted, await hashPassword(wanted.password));
    const standing = { ...made, supportUserId: null };
    const token = await startSession(ground.db, ground.clock.now(), { ...standing, remembered: true });
    return { ...(await profileDocument(ground, ground.db, standing)), token };
  });
}

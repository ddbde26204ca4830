import { RATE } from '@sofra/contract/limits';
import type { Route } from '../api/route.ts';
import { refuse } from '../platform/http/answer.ts';
import { limit } from '../platform/http/client-limits.ts';
import { endSignIn, startSession } from '../sessions/sessions.ts';
import type { Who } from '../sessions/who.ts';
import { confirmEmail, sendConfirmationAgain } from './confirmation.ts';
import { changeEmail, changePassword } from './credentials.ts';
import { lockPassword } from './passwords.ts';
import { foldEmail } from './people.ts';
import { profileDocument, viewerOf } from './profile.ts';
import { changeProfile } from './profile-change.ts';
import { resetPassword, sendRecovery } from './recovery.ts';
import { authenticate, viewerAfterSignIn } from './sign-in.ts';

/** Refuses a body that names another person than the caller. */
function assertOwn({ userId }: Who, id: string | undefined): void {
  if (id !== undefined && id !== userId) refuse('id_mismatch', { pointer: '/data/id' });
}

/** An answer for a caller without a token: the user's id and no private data. */
const nameCard = (id: string, attributes: object) => ({
  document: { data: { type: 'users', id, attributes } },
});

/** Signing in and out. */
export function signInRoutes(route: Route): void {
  route('POST /sign_in', async (app, { body, client }) => {
    const { email, password, remember } = body.data.attributes;
    await limit(app, 'signIn', RATE.signIn, `${foldEmail(email)} ${client}`);
    const person = await authenticate(app, email, password);
    const viewer = await viewerAfterSignIn(app, person.id);
    const token = await app.db.transaction().execute(async (db) => {
      if (!(await lockPassword(db, person.id, person.checked))) return refuse('invalid_credentials');
      return startSession(db, app.clock.now(), { ...viewer, remembered: remember ?? false });
    });
    return { ...(await profileDocument(app, app.db, viewer)), token };
  });

  route('DELETE /sign_out', async ({ db }, { who }) => {
    await db.transaction().execute((trx) => endSignIn(trx, who));
    return {};
  });
}

/** The person signed in: their profile, address and password. */
export function profileRoutes(route: Route): void {
  route('GET /me/profile', (app, { who }) => profileDocument(app, app.db, viewerOf(who)));

  route('PATCH /me/profile', async (app, { who, body, ifMatch }) => {
    assertOwn(who, body.data.id);
    await changeProfile(app, who, body.data, ifMatch);
    return profileDocument(app, app.db, viewerOf(who));
  });

  route('PATCH /me/profile/email', async (app, { who, body }) => {
    assertOwn(who, body.data.id);
    await changeEmail(app, who, body.data.attributes);
    return profileDocument(app, app.db, viewerOf(who));
  });

  route('PATCH /me/profile/update_password', async (app, { who, body }) => {
    assertOwn(who, body.data.id);
    await changePassword(app, who, body.data.attributes);
    return profileDocument(app, app.db, viewerOf(who));
  });
}

/** Routes behind the links in mails: confirming an address and choosing a new password. */
export function mailLinkRoutes(route: Route): void {
  route('GET /confirm_email', async (app, { query, who }) => {
    return nameCard(await confirmEmail(app, query.confirmation_token ?? '', who), { confirmed: true });
  });

  route('POST /confirm_email', async (app, { who }) => {
    await limit(app, 'confirmationMails', RATE.confirmationMails, who.userId);
    await sendConfirmationAgain(app, who.userId);
    return {};
  });

  route('POST /password', async (app, { body }) => {
    const { email } = body.data.attributes;
    await limit(app, 'passwordMails', RATE.passwordMails, foldEmail(email));
    await sendRecovery(app, email);
    return {};
  });

  route('PUT /password', async (app, { body }) => {
    const { reset_password_token: token, password } = body.data.attributes;
    return nameCard(await resetPassword(app, token, password), {});
  });
}

import { RATE } from '@sofra/contract/limits';
import type { Route } from '../api/route.ts';
import { refuse } from '../platform/answer.ts';
import { limit } from '../platform/client-limits.ts';
import { endSignIn, startSession } from '../sessions/sessions.ts';
import type { Who } from '../sessions/who.ts';
import { confirmEmail, sendConfirmationAgain } from './confirmation.ts';
import { changeEmail, changePassword } from './credentials.ts';
import { holdPassword } from './passwords.ts';
import { foldEmail } from './people.ts';
import { profileDocument, standingOf } from './profile.ts';
import { changeProfile } from './profile-change.ts';
import { resetPassword, sendRecovery } from './recovery.ts';
import { personWith, standingAfterSignIn } from './sign-in.ts';

/** A body about the caller may name the caller, and nobody else. */
function assertOwn({ userId }: Who, id: string | undefined): void {
  if (id !== undefined && id !== userId) refuse('id_mismatch', { pointer: '/data/id' });
}

/** Who it was, for a caller without a token: no more than a link in a mail tells. */
const nameCard = (id: string, attributes: object) => ({
  document: { data: { type: 'users', id, attributes } },
});

/** Signing in and out. */
export function signInRoutes(route: Route): void {
  route('POST /sign_in', async (ground, { body, client }) => {
    const { email, password, remember } = body.data.attributes;
    await limit(ground, 'signIn', RATE.signIn, `${foldEmail(email)} ${client}`);
    const person = await personWith(ground, email, password);
    const standing = await standingAfterSignIn(ground, person.id);
    const token = await ground.db.transaction().execute(async (db) => {
      if (!(await holdPassword(db, person.id, person.checked))) return refuse('invalid_credentials');
      return startSession(db, ground.clock.now(), { ...standing, remembered: remember ?? false });
    });
    return { ...(await profileDocument(ground, ground.db, standing)), token };
  });

  route('DELETE /sign_out', async ({ db }, { who }) => {
    await db.transaction().execute((trx) => endSignIn(trx, who));
    return {};
  });
}

/** The person signed in: their profile, address and password. */
export function profileRoutes(route: Route): void {
  route('GET /me/profile', (ground, { who }) => profileDocument(ground, ground.db, standingOf(who)));

  route('PATCH /me/profile', async (ground, { who, body, ifMatch }) => {
    assertOwn(who, body.data.id);
    await changeProfile(ground, who, body.data, ifMatch);
    return profileDocument(ground, ground.db, standingOf(who));
  });

  route('PATCH /me/profile/email', async (ground, { who, body }) => {
    assertOwn(who, body.data.id);
    await changeEmail(ground, who, body.data.attributes);
    return profileDocument(ground, ground.db, standingOf(who));
  });

  route('PATCH /me/profile/update_password', async (ground, { who, body }) => {
    assertOwn(who, body.data.id);
    await changePassword(ground, who, body.data.attributes);
    return profileDocument(ground, ground.db, standingOf(who));
  });
}

/** What a mail's link leads to: confirming an address, and choosing a new password. */
export function mailLinkRoutes(route: Route): void {
  route('GET /confirm_email', async (ground, { query, who }) => {
    return nameCard(await confirmEmail(ground, query.confirmation_token ?? '', who), { confirmed: true });
  });

  route('POST /confirm_email', async (ground, { who }) => {
    await limit(ground, 'confirmationMails', RATE.confirmationMails, who.userId);
    await sendConfirmationAgain(ground, who.userId);
    return {};
  });

  route('POST /password', async (ground, { body }) => {
    const { email } = body.data.attributes;
    await limit(ground, 'passwordMails', RATE.passwordMails, foldEmail(email));
    await sendRecovery(ground, email);
    return {};
  });

  route('PUT /password', async (ground, { body }) => {
    const { reset_password_token: token, password } = body.data.attributes;
    return nameCard(await resetPassword(ground, token, password), {});
  });
}

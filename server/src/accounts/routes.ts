import { RATE } from '@sofra/contract/limits';
import { refuse } from '../platform/answer.ts';
import { limit } from '../platform/client-limits.ts';
import type { Ground } from '../platform/ground.ts';
import type { Route } from '../sessions/route.ts';
import { endSignIn, startSession } from '../sessions/sessions.ts';
import type { Who } from '../sessions/who.ts';
import { fitsPassword } from './passwords.ts';
import { foldEmail, profileDocument, type Standing } from './profile.ts';

const standingOf = ({ userId, accountId, venue, supportUserId }: Who): Standing => ({
  ...{ userId, accountId, supportUserId },
  venueId: venue?.id ?? null,
});

/** Where a person stands after signing in: their account and its oldest venue; a support user has neither. */
async function standingAfterSignIn({ db }: Ground, userId: string): Promise<Standing> {
  const found = await db
    .selectFrom('memberships')
    .leftJoin('venues', (join) =>
      join.onRef('venues.account_id', '=', 'memberships.account_id').on('venues.deleted_at', 'is', null),
    )
    .select(['memberships.account_id', 'venues.id as venue_id'])
    .where('memberships.user_id', '=', userId)
    .orderBy('venues.created_at')
    .executeTakeFirst();
  return {
    userId,
    accountId: found?.account_id ?? null,
    venueId: found?.venue_id ?? null,
    supportUserId: null,
  };
}

async function personWith(ground: Ground, email: string, password: string): Promise<{ id: string }> {
  const person = await ground.db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email_folded', '=', foldEmail(email))
    .executeTakeFirst();
  if (!(await fitsPassword(person?.password_hash, password)) || !person) return refuse('invalid_credentials');
  return person;
}

/** Signing in and out, and the person signed in. */
export function accountRoutes(route: Route): void {
  route('POST /sign_in', async (ground, { body, client }) => {
    const { email, password, remember } = body.data.attributes;
    await limit(ground, 'signIn', RATE.signIn, `${foldEmail(email)} ${client}`);
    const person = await personWith(ground, email, password);
    const standing = await standingAfterSignIn(ground, person.id);
    const token = await startSession(ground.db, ground.clock.now(), {
      ...standing,
      remembered: remember ?? false,
    });
    return { ...(await profileDocument(ground, ground.db, standing)), token };
  });

  route('DELETE /sign_out', async ({ db }, { who }) => {
    await endSignIn(db, who.signInId);
    return {};
  });

  route('GET /me/profile', (ground, { who }) => profileDocument(ground, ground.db, standingOf(who)));
}

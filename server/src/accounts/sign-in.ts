import type { AppContext } from '../platform/app-context.ts';
import { refuse } from '../platform/http/answer.ts';
import { fitsPassword } from './passwords.ts';
import { foldEmail } from './people.ts';
import type { Viewer } from './profile.ts';

/** Where a person stands after signing in: their account and its oldest venue; a support user has neither. */
export async function viewerAfterSignIn({ db }: AppContext, userId: string): Promise<Viewer> {
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

/**
 * The person with this address and password, and the hash that it fits, for `lockPassword`. Refuses with
 * `invalid_credentials`, in the same time whether the address exists or not, or with `pending_invitation` for somebody who
 * has been invited into an account and has no password yet (rule 13, docs/decisions/0013).
 */
export async function authenticate(
  app: AppContext,
  email: string,
  password: string,
): Promise<{ id: string; checked: string }> {
  const person = await app.db
    .selectFrom('users')
    .select(['id', 'kind', 'password_hash'])
    .where('email_folded', '=', foldEmail(email))
    .executeTakeFirst();
  const fits = await fitsPassword(person?.password_hash, password);
  if (person?.password_hash === null && person.kind !== 'support') return refuse('pending_invitation');
  return fits && person?.password_hash
    ? { id: person.id, checked: person.password_hash }
    : refuse('invalid_credentials');
}

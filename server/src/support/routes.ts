import { RATE } from '@sofra/contract/limits';
import { profileDocument, viewerOf } from '../accounts/profile.ts';
import { viewerAfterSignIn } from '../accounts/sign-in.ts';
import { API } from '../api/path.ts';
import type { Route } from '../api/route.ts';
import { refuse } from '../platform/http/answer.ts';
import { limit } from '../platform/http/client-limits.ts';
import { pageFacts, pageOf } from '../platform/http/paging.ts';
import { continueSignIn, leaveAccount } from '../sessions/sessions.ts';
import { contactSupport } from './contact.ts';
import { enterSite, inviteSupport, openSites, type Site, withdrawSupport } from './invitations.ts';

const presentSite = ({ id, name, until, accepted }: Site) => ({
  type: 'sites',
  id,
  attributes: { name, support_required: true, support_until: until.toISOString(), accepted },
});

/** Routes to invite and remove support, and the contact form. */
export function invitationRoutes(route: Route): void {
  route('POST /me/support/invite', async (app, { who, body }) => {
    if (body.data.id !== who.userId) refuse('unknown_record', { pointer: '/data/id' });
    await limit(app, 'supportInvitations', RATE.supportInvitations, who.userId);
    await inviteSupport(app, who);
    return profileDocument(app, app.db, viewerOf(who));
  });

  route('DELETE /me/support/uninvite', async (app, { who }) => {
    await withdrawSupport(app, who);
    return {};
  });

  route('POST /contact', async (app, { body }) => {
    await contactSupport(app, body.data.attributes);
    return {};
  });
}

/** Routes for support: list the accounts that invited it, enter one, leave it (rule 15). */
export function siteRoutes(route: Route): void {
  route('GET /me/sites', async ({ db, clock }, { query }) => {
    const { sites, total } = await openSites(db, clock.now(), pageOf(query));
    return { document: { data: sites.map(presentSite), ...pageFacts(`${API}/me/sites`, query, total) } };
  });

  route('PATCH /me/sites/{site}/sign_in', async (app, { who, params }) => {
    const { db, clock } = app;
    const now = clock.now();
    const ownerId = (await enterSite(db, now, params.site)) ?? refuse('not_found');
    const owners = await viewerAfterSignIn(app, ownerId);
    const viewer = { ...owners, accountId: params.site, supportUserId: who.userId };
    const token = await db.transaction().execute((trx) => continueSignIn(trx, now, who, viewer));
    return { ...(await profileDocument(app, db, viewer)), token };
  });

  route('DELETE /me/sites/sign_out', async (app, { who }) => {
    const { db, clock } = app;
    const userId = who.supportUserId ?? refuse('forbidden');
    const own = { userId, accountId: null, venueId: null, supportUserId: null };
    const token = await db.transaction().execute(async (trx) => {
      const fresh = await continueSignIn(trx, clock.now(), who, own);
      await leaveAccount(trx, who);
      return fresh;
    });
    return { ...(await profileDocument(app, db, own)), token };
  });
}

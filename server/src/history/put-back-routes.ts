import type { Route } from '../api/route.ts';
import type { ActionContext } from '../catalogue/action-context.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import type { VenueWho } from '../sessions/who.ts';
import { venueDocument } from '../venues/present.ts';
import { changePublicly } from '../venues/public-change.ts';
import { discardChange, type PutBack, restorePublication } from './put-back.ts';

type PuttingBack = (db: Db, context: ActionContext) => Promise<PutBack>;

/** Puts something published back into the draft; a venue that gets a former address back is found there at once. */
async function putBack(app: AppContext, who: VenueWho, work: PuttingBack): Promise<number | undefined> {
  let done: number | undefined;
  await changePublicly(app, who.venue.id, async (db) => {
    const { activity, isReaddressed } = await work(db, { app, who, now: app.clock.now() });
    done = activity;
    return isReaddressed;
  });
  return done;
}

/** Routes to put what was published back into the draft: one record of the review, or a whole publication. */
export function putBackRoutes(route: Route): void {
  route('DELETE /me/venue/changes/{change}', async (app, { who, params: { change } }) => {
    const [type = ''] = change.split('-', 1);
    const id = change.slice(type.length + 1);
    return { activity: await putBack(app, who, (db, context) => discardChange(db, context, { type, id })) };
  });
  route(
    'POST /me/venue/publications/{publication}/restore',
    async (app, { who, params: { publication } }) => {
      const restore: PuttingBack = (db, context) => restorePublication(db, context, Number(publication));
      const activity = await putBack(app, who, restore);
      return { ...(await venueDocument(app, who.accountId, who.venue.id)), activity };
    },
  );
}

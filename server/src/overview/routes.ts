import { ACTIVITY_FIELDS } from '@sofra/contract/history/history';
import { MOST } from '@sofra/contract/limits';
import type { Route } from '../api/route.ts';
import { activityRows } from '../history/activities.ts';
import { presentActivities, someOf } from '../history/present.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { VenueWho } from '../sessions/who.ts';
import { emptyRecords, ingredientCare, sectionsWithoutPhotos, untranslated } from './care.ts';
import { closedHours } from './closed-hours.ts';
import { venueSteps } from './steps.ts';

// The changes of a list of a thousand rows are of no use here; their gist is.
const FIELDS = ACTIVITY_FIELDS.filter((name) => name !== 'changes');

async function lastActivities({ db, clock }: AppContext, who: VenueWho) {
  const page = { offset: 0, limit: MOST.overviewActivities };
  const { rows } = await activityRows(db, who.accountId, {}, page, 1);
  return (await presentActivities(db, who, clock.now(), rows)).map((activity) => someOf(activity, FIELDS));
}

/** The route of what an owner wants to see first. */
export function overviewRoutes(route: Route): void {
  route('GET /me/venue/overview', async (app, { who }) => {
    const { db, clock } = app;
    const { venue } = who;
    const { signed_up_at, time_zone, ...steps } = await venueSteps(db, venue.id);
    const included = await lastActivities(app, who);
    const data = {
      type: 'overviews',
      id: venue.id,
      attributes: {
        signed_up_at: signed_up_at.toISOString(),
        steps,
        without_photo: await sectionsWithoutPhotos(db, venue),
        ...(await ingredientCare(db, venue, clock.now())),
        untranslated: await untranslated(db, venue),
        empty: await emptyRecords(db, venue),
        closed_hours: await closedHours(db, venue.id, time_zone, clock.now()),
      },
      relationships: { activities: { data: included.map(({ type, id }) => ({ type, id })) } },
    };
    return { document: { data, included } };
  });
}

import { MOST } from '@sofra/contract/limits';
import { API } from '../api/path.ts';
import type { Input, Route } from '../api/route.ts';
import { type ActionContext, operate } from '../catalogue/action-context.ts';
import { purgeRecord } from '../catalogue/purge-record.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { pageFacts, pageOf } from '../platform/http/paging.ts';
import type { VenueWho } from '../sessions/who.ts';
import { venueDocument } from '../venues/present.ts';
import { changePublicly } from '../venues/public-change.ts';
import { isReaddressed } from '../venues/venues.ts';
import { activityRows, findActivity } from './activities.ts';
import { doersIn } from './activity-filter.ts';
import { binnedRows, presentBinned } from './bin.ts';
import { presentActivities, someOf } from './present.ts';
import { discardChange, type PutBack, restorePublication } from './put-back.ts';
import { restoreBinned } from './restore-binned.ts';
import { search } from './search.ts';
import { undo } from './undo.ts';

/** Routes to list the account's activities, to undo them, and to search a venue's records by title. */
export function historyRoutes(route: Route): void {
  route('GET /me/activity', async ({ db, clock }, { who, query }) => {
    const fields = query['fields[activities]'];
    // The first change of a sync says how much came, changed and went, which is its gist.
    const mostOfSync = !fields || fields.includes('changes') ? MOST.listedChanges : 1;
    const filter = { person: query['filter[person]'], kind: query['filter[kind]'] };
    const { rows, total } = await activityRows(db, who.accountId, filter, pageOf(query), mostOfSync);
    const whole = await presentActivities(db, who, clock.now(), rows);
    const data = fields ? whole.map((activity) => someOf(activity, fields)) : whole;
    const { meta, links } = pageFacts(`${API}/me/activity`, query, total, keptOf(query));
    return { document: { data, meta: { ...meta, people: await doersIn(db, who.accountId) }, links } };
  });
  route('POST /me/activity/{activity}/undo', async (app, { who, params }) => {
    let activity = 0;
    await changePublicly(app, who.venue.id, async (db) => {
      const context = contextOf(app, who);
      activity = await undo(db, context, Number(params.activity));
      const { action, changes } = await findActivity(db, who, context.now, activity);
      return action === 'sold_out' || changes.some(isReaddressed);
    });
    return { document: { data: await presented(app, who, activity) }, activity };
  });
  route('GET /me/bin', async ({ db, clock }, { who, query }) => {
    const { rows, total } = await binnedRows(db, who.venue.id, clock.now(), pageOf(query));
    const data = rows.map((row) => presentBinned(row, who.venue));
    return { document: { data, ...pageFacts(`${API}/me/bin`, query, total) } };
  });
  route('DELETE /me/bin/{record}', async (app, { who, params }) => {
    await operate(app, who, (db, context) => purgeRecord(db, context, who.venue.id, params.record));
    return {};
  });
  route('POST /me/bin/{record}/restore', async (app, { who, params }) => {
    const activity = await operate(app, who, (db, context) => restoreBinned(db, context, params.record));
    return { document: { data: await presented(app, who, activity) }, activity };
  });
  route('GET /me/search', async ({ db }, { who: { venue }, query }) => ({
    document: { data: await search(db, venue, query.q) },
  }));
}

/** The parameters of a list of activities that the links to its other pages keep. */
const keptOf = (query: Input<'GET /me/activity'>['query']): Record<string, string> => {
  const names = ['fields[activities]', 'filter[person]', 'filter[kind]'] as const;
  return Object.fromEntries(names.flatMap((name) => (query[name] ? [[name, String(query[name])]] : [])));
};

/** An activity as the wire shows it. */
async function presented({ db, clock }: AppContext, who: VenueWho, activity: number) {
  const now = clock.now();
  const [data] = await presentActivities(db, who, now, [await findActivity(db, who, now, activity)]);
  return data;
}

const contextOf = (app: AppContext, who: VenueWho) => ({ app, who, now: app.clock.now() });

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

import type { SyncedChild, SyncWrite } from '@sofra/contract/sync/sync';
import { API } from '../api/path.ts';
import type { Input, Route } from '../api/route.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import type { VenueWho } from '../sessions/who.ts';
import { venueDocument, venueList } from '../venues/present.ts';
import { assertMain, chooseChildren, chosenChildren, dropJobs } from './children.ts';
import { schedulePublish, scheduleSync } from './jobs.ts';
import { mostListed, previewBranch } from './preview.ts';
import { runSync } from './run.ts';
import { cancelScheduled, readProgress, storeTimes } from './settings.ts';
import { readTimes, type SyncTimes } from './times.ts';

function assertOwnId({ data }: { data: { id?: string | undefined } }, venueId: string): void {
  if (data.id !== undefined && data.id !== venueId) refuse('id_mismatch', { pointer: '/data/id' });
}

/** Replaces what was scheduled for a venue by a run's own jobs. */
async function schedule(db: Db, venueId: string, run: string, times: SyncTimes): Promise<void> {
  await dropJobs(db, venueId);
  if (!times.scheduled) return;
  if (times.syncAt) await scheduleSync(db, { venueId, run }, times.syncAt);
  else if (times.publishAt) await schedulePublish(db, { venueId, run }, times.publishAt);
}

/**
 * Stores what is sent, and syncs at once if it says so. `scheduled: false` while something is scheduled only cancels that,
 * whatever times are sent along. Answers the results per branch.
 */
async function sync(app: AppContext, who: VenueWho, attributes: SyncWrite): Promise<SyncedChild[]> {
  const mainId = who.venue.id;
  const now = app.clock.now();
  const times = readTimes(attributes, await assertMain(app.db, mainId), now);
  const stored = await app.db.transaction().execute(async (db) => {
    const branchIds = await chooseChildren(db, who, now, mainId, attributes.child_ids);
    if (attributes.scheduled === false && (await cancelScheduled(db, mainId))) {
      await dropJobs(db, mainId);
      return undefined;
    }
    const run = await storeTimes(db, who, now, mainId, { times, total: branchIds.length });
    await schedule(db, mainId, run, times);
    return { branchIds, run };
  });
  if (!stored || times.syncType !== 'now') return [];
  const publishes = times.publishType === 'now';
  return runSync(app, {
    actor: who,
    mainId,
    publishes,
    isScheduled: false,
    branchIds: stored.branchIds,
    run: stored.run,
  });
}

async function preview(app: AppContext, { who, body }: Input<'POST /me/venue/sync/preview'>) {
  const { id: mainId, defaultLocale: mainLocale } = who.venue;
  const { attributes } = body.data;
  readTimes(attributes, await assertMain(app.db, mainId), app.clock.now());
  const chosen = await chosenChildren(app.db, who.accountId, mainId, attributes.child_ids);
  const children = [];
  for (const branchId of chosen)
    children.push(await previewBranch(app.db, { mainId, mainLocale, branchId }, mostListed(chosen.length)));
  return { document: { meta: { children } } };
}

/** Routes of a main venue's branches, and of the sync of its menus to them. */
export function syncRoutes(route: Route): void {
  route('GET /me/venue/children', (app, { who, query }) =>
    venueList(app, who.accountId, query, `${API}/me/venue/children`, who.venue.id),
  );

  route('PUT /me/venue/sync', async (app, { who, body }) => {
    assertOwnId(body, who.venue.id);
    const children = await sync(app, who, body.data.attributes);
    const answer = await venueDocument(app, who.accountId, who.venue.id);
    return { ...answer, document: { ...answer.document, meta: { children } } };
  });

  route('POST /me/venue/sync/preview', async (app, input) => {
    assertOwnId(input.body, input.who.venue.id);
    return preview(app, input);
  });

  route('GET /me/venue/sync/progress', async ({ db, clock }, { who }) => ({
    document: { meta: await readProgress(db, clock.now(), who.venue.id) },
  }));
}

import type { AppContext } from '../platform/app-context.ts';
import type { Clock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import type { AnyJob } from '../platform/jobs/jobs.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { purgePages } from './purge/purge-pages.ts';
import { staticPages } from './static/write-venue.ts';

/** The follower of changes that guests see; without a setting for it, it does nothing. */
export function changeFollower(env: Env, clock: Clock): AppContext['followPublicChange'] {
  // The CDN is purged after the files that it asks for are new, by the job that writes them.
  const job = env.PUBLISH_TO ? staticPages : env.CDN_PURGE_URL ? purgePages : undefined;
  return async (db, venueId) => {
    if (job) await enqueue(db, job, { venueId }, { at: clock.now(), subjectId: venueId });
  };
}

/** The jobs that follow such a change. */
export const FOLLOWING: readonly AnyJob[] = [staticPages, purgePages];

/** The kinds of the jobs that run a scheduled sync, and its publishing; each has one for a main venue. */
export const SYNC_JOB = 'sync';
export const PUBLISH_JOB = 'sync-publish';

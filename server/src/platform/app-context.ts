import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Announcements } from './database/announcements.ts';
import type { Db } from './database/tables.ts';
import type { Env } from './env.ts';
import type { Files } from './files/files.ts';
import type { Traced } from './watching/traces.ts';

/** The state of a venue's draft: the write calls since the publication that guests see, if there is one, and its version. */
export type Unpublished = { venueId: string; calls: number; version: number; publication: number | null };

/** The dependencies of every request: made once by `app`, handed down, never imported. */
export type AppContext = {
  db: Db;
  clock: Clock;
  env: Env;
  /** The key of every signature that we make. */
  secret: string;
  /** Where this installation is reached, and where its public menus are; without a slash at the end. */
  urls: { public: string; menus: string };
  files: Files;
  announcements: Announcements;
  /** The number of a draft's unpublished changes, for modules below publishing. */
  countUnpublished(draft: Unpublished): Promise<number>;
  /** Queues what follows a change that guests see, in its transaction: static pages, a purge of the CDN. */
  followPublicChange(db: Db, venueId: string): Promise<void>;
  traced: Traced;
  log: FastifyBaseLogger;
};

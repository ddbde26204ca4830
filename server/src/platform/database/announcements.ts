import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import type { Env } from '../env.ts';
import { logFailure } from './failures.ts';
import type { Db } from './tables.ts';

const CHANNEL = 'sofra';
const RECONNECT_MS = 500;

/** Tells every process of the installation about changes. */
export type Announcements = {
  /** Announces inside a transaction; other processes receive it if and when that commits. */
  announce(db: Db, word: string): Promise<void>;
  /** Tells this process at once; call it after the commit. */
  tell(word: string | null): void;
  /**
   * Receives every announcement; null means that some may have been missed and everything must be reloaded.
   */
  listen(listener: (word: string | null) => void): void;
  close(): Promise<void>;
};

/** Announcements within one process, for the embedded database has no other. */
function localAnnouncements(): Announcements {
  const listeners = new Set<(word: string | null) => void>();
  return {
    announce: async () => undefined,
    tell: (word) => {
      for (const listener of listeners) listener(word);
    },
    listen: (listener) => void listeners.add(listener),
    close: async () => listeners.clear(),
  };
}

/** Announcements over PostgreSQL's NOTIFY, on a connection of their own that reconnects by itself. */
function sharedAnnouncements(url: string, log: FastifyBaseLogger): Announcements {
  const local = localAnnouncements();
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  function again(error: unknown) {
    if (closed || retry) return;
    logFailure(
      log,
      'warn',
      error ?? new Error('Connection terminated'),
      'announcements lost their connection',
    );
    retry = setTimeout(() => {
      retry = undefined;
      void connect();
    }, RECONNECT_MS);
  }

  async function connect() {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    client = next;
    next.on('error', again);
    next.on('end', () => again(undefined));
    next.on('notification', ({ payload }) => payload && local.tell(payload));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      local.tell(null);
    } catch (error) {
      again(error);
    }
  }

  void connect();
  return {
    ...local,
    announce: async (db, word) => {
      await sql`select pg_notify(${CHANNEL}, ${word})`.execute(db);
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

/** The announcements that the settings call for: over the shared database, or within this process. */
export function announcementsFor(env: Env, log: FastifyBaseLogger): Announcements {
  return env.DATABASE_URL ? sharedAnnouncements(env.DATABASE_URL, log) : localAnnouncements();
}

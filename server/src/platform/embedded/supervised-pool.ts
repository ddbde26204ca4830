import type pg from 'pg';
import type { Embedded } from './embedded-database.ts';
import type { Log } from './log.ts';

/**
 * Keeps a pool on the embedded database alive through restarts of the database: a broken connection is logged
 * and replaced by the next query instead of ending the process. It hears of connections only; the errors of
 * queries must still be passed to `noticeFailure`.
 */
export function supervisePool(pool: pg.Pool, embedded: Pick<Embedded, 'noticeFailure'>, log: Log): void {
  hearLosses(pool, (error) => {
    log.warn({ err: error }, 'A connection to the embedded database broke');
    embedded.noticeFailure(error);
  });
}

/** Calls `lost` for each connection of a pool that breaks, which would end the process if nobody listened. */
export function hearLosses(pool: pg.Pool, lost: (error: Error) => void): void {
  // The pool listens to its clients only while they are idle; this one hears those that are in use.
  pool.on('connect', (client) => client.on('error', lost));
  pool.on('error', () => {}); // the same error again
}

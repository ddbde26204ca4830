import type pg from 'pg';
import type { Embedded } from './embedded-database.ts';
import type { Log } from './log.ts';

/**
 * Keeps a pool on the embedded database alive through restarts of the database: a broken connection is logged
 * and replaced by the next query instead of ending the process. It hears of connections only; the errors of
 * queries must still be passed to `noticeFailure`.
 */
export function supervisePool(pool: pg.Pool, embedded: Pick<Embedded, 'noticeFailure'>, log: Log): void {
  const broken = (error: Error) => {
    log.warn({ err: error }, 'A connection to the embedded database broke');
    embedded.noticeFailure(error);
  };
  // The pool listens to its clients only while they are idle; this one hears those that are in use.
  pool.on('connect', (client) => client.on('error', broken));
  pool.on('error', () => {}); // the same error again, which would end the process if nobody listened
}

import type { StatementCount } from './running-statement.ts';

/** What the database's thread is started with. */
export type WorkerTask = {
  /** PostgreSQL's data folder. */
  folder: string;
  /** Where to listen, or null to make a new database in the folder and stop. */
  socketPath: string | null;
  /** PostgreSQL start parameters after our own, as `['-c', 'name=value']`. */
  parameters: readonly string[];
  /** Tells from outside which statement is running. */
  statements: StatementCount;
};

/**
 * What the thread says: it listens; it could not start; it met a failure after which it answers nothing more;
 * it has written everything and closed.
 */
export type WorkerNews =
  | { kind: 'listening' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unsafe'; reason: string }
  | { kind: 'closed' };

/** What the thread is told: to write everything and close. */
export type WorkerOrder = 'close';

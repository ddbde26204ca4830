import type { StatementCount } from './running-statement.ts';

/** The start data of the database's thread. */
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
 * Messages from the thread: it listens; it could not start; it failed and answers no more queries; it has
 * written everything and closed.
 */
export type WorkerNews =
  | { kind: 'listening' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unsafe'; reason: string }
  | { kind: 'closed' };

/** A message to the thread: write everything and close. */
export type WorkerOrder = 'close';

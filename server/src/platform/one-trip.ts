import type { Connection } from 'pg';
import pg from 'pg';

/** A statement as the driver knows it, by the name that it is prepared under on its connection if it has one. */
type Sent = { name?: string; text: string; values: unknown[] };

type Internals = { prepare(connection: Connection): void; handleCommandComplete(message: unknown): void };

type Done = (error: Error | null, result: pg.QueryResult) => void;

/**
 * Two statements in one message to the server: PostgreSQL runs what comes before one Sync as one transaction, each
 * statement with a snapshot of its own (its manual, Frontend/Backend Protocol, Pipelining). So the second sees what the
 * lock of the first has waited for, and neither a `begin` nor a `commit` travels. The first must be prepared on the
 * connection already and answers nothing.
 */
class OneTrip extends pg.Query {
  readonly #first: Sent;
  #firstIsDone = false;

  constructor(first: Sent, second: Sent, done: Done) {
    super(second, done as never);
    this.#first = first;
  }

  prepare(connection: Connection): void {
    const { name, values } = this.#first;
    connection.bind({ statement: name, values } as never, false);
    connection.execute({ portal: '' } as never, false);
    (pg.Query.prototype as unknown as Internals).prepare.call(this, connection);
  }

  handleCommandComplete(message: unknown): void {
    if (!this.#firstIsDone) this.#firstIsDone = true;
    else (pg.Query.prototype as unknown as Internals).handleCommandComplete.call(this, message);
  }
}

/** Runs a statement and, in the same transaction and the same trip, a second one; answers the second's result. */
export async function inOneTrip(client: pg.PoolClient, first: Sent, second: Sent): Promise<pg.QueryResult> {
  const { parsedStatements } = (client as unknown as { connection: { parsedStatements: object } }).connection;
  // Prepared by running it once: alone it locks for no longer than that.
  if (!(String(first.name) in parsedStatements)) await client.query(first);
  return new Promise((resolve, reject) => {
    client.query(
      new OneTrip(first, second, (error, result) => (error ? reject(error) : resolve(result))) as never,
    );
  });
}

/** Milliseconds that a call waits for a connection to the database. */
export const CONNECTION_TIMEOUT_MS = 10_000;

/** Milliseconds after which the database cancels a statement: its caller is told so, and nobody else. */
export const STATEMENT_TIMEOUT_MS = 25_000;

/** Milliseconds after which nobody waits for an answer any more: the database did not even answer the cancelling. */
export const QUERY_TIMEOUT_MS = 30_000;

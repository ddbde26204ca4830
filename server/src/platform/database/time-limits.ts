/** Milliseconds that a call waits for a connection to the database. */
export const CONNECTION_TIMEOUT_MS = 8_000;

/** Milliseconds after which the database cancels a statement; only its caller notices. */
export const STATEMENT_TIMEOUT_MS = 25_000;

/** Milliseconds after which a caller stops waiting beyond those: the database did not even answer the cancel. */
export const UNANSWERED_MS = 5_000;
export const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + UNANSWERED_MS;

/** Milliseconds that a statement of an operator's command may take, which copies everything. */
export const COMMAND_STATEMENT_MS = 6 * 60 * 60_000;

/** Milliseconds of a connection's work after which the server is asked whether it still answers, and those for its answer. */
export const FROZEN_AFTER_MS = 5_000;
export const PROBE_MS = 2_000;

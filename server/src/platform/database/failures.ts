import type { FastifyBaseLogger } from 'fastify';

/**
 * Whether an error says that the database is away: its connection is refused or lost, or it is starting up or stopping; or
 * that it has cancelled a statement that took too long.
 */
export function isDatabaseAway(error: { code?: string; message: string }): boolean {
  return (
    /^(08|57P0|57014|53)/.test(error.code ?? '') ||
    /^(ECONN|ENOENT|EPIPE)/.test(error.code ?? '') ||
    /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)|is not queryable$/.test(
      error.message,
    )
  );
}

/** The interval of log lines about a lost database, which breaks every call, job and connection. */
const QUIET_MS = 1000;
let quietUntil = 0;
let passedOver = 0;

type Level = 'warn' | 'error';

/** Logs a failure; those of a lost database only once a second, with the number of skipped ones. */
export function logFailure(
  log: Pick<FastifyBaseLogger, Level>,
  level: Level,
  error: unknown,
  message: string,
): void {
  if (!(error instanceof Error) || !isDatabaseAway(error)) {
    log[level]({ err: error }, message);
    return;
  }
  const now = performance.now();
  if (now < quietUntil) {
    passedOver += 1;
    return;
  }
  log[level]({ err: error, passed_over: passedOver }, message);
  quietUntil = now + QUIET_MS;
  passedOver = 0;
}

import type { ProblemMeta } from '@sofra/contract/api/problems';

/** One entry of the error document (`docs/api.md`, Errors); `detail` is in the language that was asked for. */
export type ApiProblem = {
  code: string;
  title: string;
  detail: string;
  source?: { pointer?: string; parameter?: string };
  /** The person who has changed something, and when, for errors that name them. */
  meta?: ProblemMeta;
};

/**
 * The server refused a call: the HTTP status, one fault for each broken rule (none when it sent no document), and after how
 * many seconds it may be asked again, where it said so.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: ApiProblem[];
  readonly retryAfter: number | undefined;

  constructor(status: number, errors: ApiProblem[], retryAfter?: number) {
    super(errors[0]?.detail ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  /** Whether one of the faults has this code. */
  has(code: string): boolean {
    return this.errors.some((fault) => fault.code === code);
  }
}

/** The server could not be reached, or the connection broke before it had answered. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
    this.name = 'ConnectionError';
  }
}

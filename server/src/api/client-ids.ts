import { refuse } from '../platform/http/answer.ts';

/** An id that a caller has sent for a new record, by its JSON pointer; undefined where there is none. */
export type SentId = readonly [pointer: string, id: string | undefined];

/** Refuses with `client_id` when a new record comes with an id (JSON:API 1.1, Client-Generated IDs). */
export function assertNoClientIds(sent: readonly SentId[]): void {
  for (const [pointer, id] of sent) if (id !== undefined) refuse('client_id', { pointer });
}

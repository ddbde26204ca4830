import { ApiError } from '../platform/api-error.ts';

const PLACES = /^\/data\/(?:attributes|relationships)\/(\w+)/;

/** The statuses of what is wrong with a value, and of a value that names a record that is not there. */
const OF_FIELDS = new Set([422, 404]);

/** The name of the field that a JSON pointer into a body is about; undefined for none. */
export const fieldAt = (pointer: string | undefined): string | undefined => PLACES.exec(pointer ?? '')?.[1];

/**
 * The server's sentences at the fields that they are about, when all of them are about some of these; undefined when one
 * has to be told elsewhere.
 */
export function refusedFields(error: unknown, fields: readonly string[]): Record<string, string> | undefined {
  if (!(error instanceof ApiError) || !OF_FIELDS.has(error.status) || error.errors.length === 0)
    return undefined;
  const refused: Record<string, string> = {};
  for (const { detail, source } of error.errors) {
    const field = fieldAt(source?.pointer);
    if (field === undefined || !fields.includes(field)) return undefined;
    refused[field] ??= detail;
  }
  return refused;
}

import { ApiError } from '../platform/api-error.ts';

/** The errors of a form: a sentence for each field (`title`, `extras.0.price`). */
export type FieldErrors = Readonly<Record<string, string>>;

/** The field that a JSON pointer into a body, with the problem's code, belongs to; undefined for none of the form's. */
export type FieldOf = (pointer: string, code: string) => string | undefined;

/** The sentences by their fields: the first one of each field, and none of no field. */
export function fieldErrors(sentences: readonly (readonly [string | undefined, string])[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [field, sentence] of sentences) if (field !== undefined) errors[field] ??= sentence;
  return errors;
}

/** Whether something is wrong. */
export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

/** The attribute or the relationship that a pointer into a record names. */
export const fieldAt = (pointer: string): string | undefined =>
  /^\/data\/(?:attributes|relationships)\/(\w+)/.exec(pointer)?.[1];

/** The server's sentences at the fields, of these values if given; `isComplete` when none is left to be told elsewhere. */
export function refusedFields(error: unknown, fieldOf: FieldOf, values?: object) {
  const faults = error instanceof ApiError ? error.errors : [];
  const sentences = faults.map(({ code, detail, source }) => {
    const field = fieldOf(source?.pointer ?? '', code);
    const isOwn = field !== undefined && (!values || (field.split('.')[0] ?? '') in values);
    return [isOwn ? field : undefined, detail] as const;
  });
  const isComplete = sentences.length > 0 && sentences.every(([field]) => field !== undefined);
  return { errors: fieldErrors(sentences), isComplete };
}

import { bodyProblems } from '@sofra/contract/api/body-problems';
import { type Problem, problemText } from '@sofra/contract/api/problems';
import type { Locale } from '@sofra/contract/languages/locales';
import type { z } from 'zod';
import { type FieldErrors, type FieldOf, fieldErrors } from './field-errors.ts';

/** The rules of the contract that a record breaks, with pointers as the server's have them. */
export function recordProblems(schema: z.ZodType, record: unknown): Problem[] {
  const read = schema.safeParse(record, { reportInput: true });
  if (read.success) return [];
  return bodyProblems(read.error).map((problem) => ({ ...problem, pointer: `/data${problem.pointer}` }));
}

type Options = {
  fieldOf: FieldOf;
  locale: Locale;
  /** The form's values: an empty one is told as missing, whatever rule it breaks. */
  values?: object;
  /** The form's own sentence for a code at a field, where the contract's is not the one to show. */
  ownText?: (field: string, code: Problem['code']) => string | undefined;
};

/** Whether a value is an empty text, or one of spaces. */
export const isBlankText = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** The value of a field, such as `extras.0.title` or `sections/0/title`. */
const valueAt = (values: object | undefined, field: string): unknown =>
  field
    .split(/[./]/)
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], values);

/** Problems as sentences at their fields. */
export function brokenRules(problems: readonly Problem[], options: Options): FieldErrors {
  const { fieldOf, locale, values, ownText } = options;
  return fieldErrors(
    problems.map(({ pointer = '', code, parameters }) => {
      const field = fieldOf(pointer, code);
      if (field !== undefined && isBlankText(valueAt(values, field)))
        return [field, problemText('required', locale)];
      const own = field === undefined ? undefined : ownText?.(field, code);
      return [field, own ?? problemText(code, locale, parameters)];
    }),
  );
}

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
  /** Whether a field is empty: that is told as missing, whatever rule it breaks. */
  isBlank?: (field: string) => boolean;
  /** The form's own sentence for a code at a field, where the contract's is not the one to show. */
  ownText?: (field: string, code: Problem['code']) => string | undefined;
};

/** Whether a value is an empty text, or one of spaces. */
export const isBlankText = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** Problems as sentences at their fields. */
export function brokenRules(problems: readonly Problem[], options: Options): FieldErrors {
  const { fieldOf, locale, isBlank, ownText } = options;
  return fieldErrors(
    problems.map(({ pointer = '', code, parameters }) => {
      const field = fieldOf(pointer, code);
      if (field !== undefined && isBlank?.(field)) return [field, problemText('required', locale)];
      const own = field === undefined ? undefined : ownText?.(field, code);
      return [field, own ?? problemText(code, locale, parameters)];
    }),
  );
}

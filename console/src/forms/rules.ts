import { bodyProblems } from '@sofra/contract/body-problems';
import type { Locale } from '@sofra/contract/locales';
import { type Problem, problemText } from '@sofra/contract/problems';
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
  /** The form's own sentence for a code at a field, where the contract's is not the one to show. */
  ownText?: (field: string, code: Problem['code']) => string | undefined;
};

/** Problems as sentences at their fields. */
export function brokenRules(problems: readonly Problem[], options: Options): FieldErrors {
  const { fieldOf, locale, ownText } = options;
  return fieldErrors(
    problems.map(({ pointer = '', code, parameters }) => {
      const field = fieldOf(pointer, code);
      const own = field === undefined ? undefined : ownText?.(field, code);
      return [field, own ?? problemText(code, locale, parameters)];
    }),
  );
}

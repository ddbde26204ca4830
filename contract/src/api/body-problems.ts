import type { z } from 'zod';
import type { Broken } from './fields.ts';
import { PROBLEM_STATUS, type ProblemCode } from './problem-codes.ts';
import type { Problem } from './problems.ts';

const pointerOf = (path: readonly PropertyKey[]) =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

type FoundProblem = Omit<Problem, 'pointer' | 'parameter'>;

function measure(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): FoundProblem {
  const long = issue.code === 'too_big';
  const limit = long
    ? { max: String((issue as z.core.$ZodIssueTooBig).maximum) }
    : { min: String((issue as z.core.$ZodIssueTooSmall).minimum) };
  const codes = {
    string: ['too_short', 'too_long'],
    array: ['too_few', 'too_many'],
  } as const;
  const [small, big] = codes[issue.origin as keyof typeof codes] ?? (['too_small', 'too_big'] as const);
  return { code: long ? big : small, parameters: limit };
}

/** The most allowed values that a problem names; longer lists stand in the description of the API. */
const MOST_VALUES = 20;

const named = (values: readonly unknown[]) =>
  values.length <= MOST_VALUES ? { parameters: { value: values.map(String).join(', ') } } : {};

/** The problem that a schema names in the place of its message. */
const coded = (message: string) => (message in PROBLEM_STATUS ? (message as ProblemCode) : 'invalid_format');

function codeOf(issue: z.core.$ZodIssue): FoundProblem {
  switch (issue.code) {
    case 'custom': {
      const given = issue.params as Broken | undefined;
      if (given) return { code: given.code, ...(given.parameters && { parameters: given.parameters }) };
      return { code: coded(issue.message) };
    }
    case 'invalid_type':
      return issue.input === undefined
        ? { code: 'required' }
        : { code: 'invalid_type', parameters: { value: issue.expected } };
    case 'too_big':
    case 'too_small':
      return measure(issue);
    case 'invalid_value':
      return issue.input === undefined
        ? { code: 'required' }
        : { code: 'unknown_value', ...named(issue.values) };
    default:
      return { code: issue.input === undefined ? 'required' : coded(issue.message) };
  }
}

/** The problems of a body that broke its schema, each with a pointer to the place (`docs/api.md`, Errors). */
export function bodyProblems(error: z.ZodError): Problem[] {
  const problems = toldOnce(problemsIn(error));
  // A value of another type has no fields to judge.
  const conflicts = problems.filter(({ code }) => code === 'type_mismatch');
  return conflicts.length > 0 ? conflicts : problems;
}

// A number too big for its field may also be too big to be exact: the sender sees one broken rule.
const toldOnce = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [`${problem.code} ${problem.pointer}`, problem])).values(),
];

/** Whether a path leads to the type of a resource, right in a `data`, and not to an attribute of that name. */
const isResourceType = (path: readonly PropertyKey[]): boolean => {
  const holders = path.slice(0, -1).filter((key) => typeof key === 'string');
  return path.at(-1) === 'type' && holders.at(-1) === 'data';
};

function problemsIn(error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        code: 'unknown_field',
        pointer: pointerOf([...issue.path, key]),
        parameters: { value: key },
      }));
    const problem = { ...codeOf(issue), pointer: pointerOf(issue.path) };
    // A resource of another type than the call works with is a conflict, not a bad value (JSON:API 1.1).
    if (problem.code === 'unknown_value' && isResourceType(issue.path) && issue.code === 'invalid_value')
      return [{ ...problem, code: 'type_mismatch', parameters: { value: String(issue.values[0]) } }];
    return [problem];
  });
}

import { hash } from 'node:crypto';
import type { Broken } from '@sofra/contract/fields';
import { MOST_PROBLEMS } from '@sofra/contract/limits';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale, preferredLocale } from '@sofra/contract/locales';
import { PROBLEM_STATUS, type Problem, type ProblemCode, problemText } from '@sofra/contract/problems';
import type { z } from 'zod';

/** A request that is refused: what is wrong, one entry a broken rule, on its way to the error document. */
export class Refusal extends Error {
  readonly problems: readonly Problem[];
  readonly headers: Record<string, string>;
  /** The HTTP status of the first problem; the others share it or are as grave. */
  statusCode: number;
  constructor(problems: readonly Problem[], headers: Record<string, string> = {}) {
    super(problems.map(({ code, pointer = '' }) => `${code} ${pointer}`).join(', '));
    this.problems = problems;
    this.headers = headers;
    this.statusCode = PROBLEM_STATUS[problems[0]?.code ?? 'internal'];
  }
}

/** Refuses with one problem. Always throws a Refusal. */
export function refuse(code: ProblemCode, details: Omit<Problem, 'code'> = {}): never {
  throw new Refusal([{ code, ...details }]);
}

/** The language that a client wants to read errors in (`api.md`, Errors). */
export function localeOf(acceptLanguage: string | undefined): Locale {
  return preferredLocale(acceptLanguage, LOCALE_CODES) ?? DEFAULT_LOCALE;
}

/** The error document of the wire, of at most `MOST_PROBLEMS` entries; `requestId` is the one in the log. */
export function errorDocument(problems: readonly Problem[], requestId: string, locale: Locale) {
  return {
    errors: problems.slice(0, MOST_PROBLEMS).map(({ code, pointer, parameter, parameters }) => ({
      id: requestId,
      status: String(PROBLEM_STATUS[code]),
      code,
      title: problemText(code, DEFAULT_LOCALE, parameters),
      detail: problemText(code, locale, parameters),
      ...((pointer !== undefined || parameter !== undefined) && { source: { pointer, parameter } }),
    })),
  };
}

/** `"{version}-{hash}"`: If-None-Match compares all of it, If-Match only the version (`api.md`, Versions). */
export function etagOf(version: number, body: string | Buffer): string {
  return `"${version}-${hash('sha1', body, 'base64url').slice(0, 16)}"`;
}

const pointerOf = (path: readonly PropertyKey[]) =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

type Found = Omit<Problem, 'pointer' | 'parameter'>;

function measure(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): Found {
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

function codeOf(issue: z.core.$ZodIssue): Found {
  switch (issue.code) {
    case 'custom': {
      const given = issue.params as Broken | undefined;
      if (given) return { code: given.code, ...(given.parameters && { parameters: given.parameters }) };
      return { code: issue.message in PROBLEM_STATUS ? (issue.message as ProblemCode) : 'invalid_format' };
    }
    case 'invalid_type':
      return issue.input === undefined
        ? { code: 'required' }
        : { code: 'invalid_type', parameters: { value: issue.expected } };
    case 'too_big':
    case 'too_small':
      return measure(issue);
    case 'invalid_value':
      return { code: issue.input === undefined ? 'required' : 'unknown_value' };
    default:
      return { code: issue.input === undefined ? 'required' : 'invalid_format' };
  }
}

/** The problems of a body that broke its schema, each with a pointer to the place (`api.md`, Errors). */
export function bodyProblems(error: z.ZodError): Problem[] {
  const problems = problemsIn(error);
  // What is of another type altogether has no fields to be judged.
  const conflicts = problems.filter(({ code }) => code === 'type_mismatch');
  return conflicts.length > 0 ? conflicts : problems;
}

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
    if (problem.code === 'unknown_value' && issue.path.at(-1) === 'type' && issue.code === 'invalid_value')
      return [{ ...problem, code: 'type_mismatch', parameters: { value: String(issue.values[0]) } }];
    return [problem];
  });
}

/** The problems of a query string, each naming its parameter; all of them are 400. */
export function queryProblems(error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue): Problem[] => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])];
    const code = issue.code === 'unrecognized_keys' ? 'unknown_parameter' : 'invalid_parameter';
    return names.map((parameter) => ({ code, parameter, parameters: { value: parameter } }));
  });
}

import { hash } from 'node:crypto';
import { PROBLEM_STATUS, type ProblemCode } from '@sofra/contract/api/problem-codes';
import { type Problem, problemText } from '@sofra/contract/api/problems';
import {
  DEFAULT_LOCALE,
  LOCALE_CODES,
  type Locale,
  preferredLocale,
} from '@sofra/contract/languages/locales';
import { MOST_PROBLEMS } from '@sofra/contract/limits';
import type { z } from 'zod';

/** A refused request, with one problem per broken rule for the error document. */
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

/** The language that a client wants to read errors in (`docs/api.md`, Errors). */
export function localeOf(acceptLanguage: string | undefined): Locale {
  return preferredLocale(acceptLanguage, LOCALE_CODES) ?? DEFAULT_LOCALE;
}

/** The error document of the wire, of at most `MOST_PROBLEMS` entries; `requestId` is the one in the log. */
export function errorDocument(problems: readonly Problem[], requestId: string, locale: Locale) {
  return {
    errors: problems.slice(0, MOST_PROBLEMS).map(({ code, pointer, parameter, parameters, meta }) => ({
      id: requestId,
      status: String(PROBLEM_STATUS[code]),
      code,
      title: problemText(code, DEFAULT_LOCALE, parameters),
      detail: problemText(code, locale, parameters),
      ...((pointer !== undefined || parameter !== undefined) && { source: { pointer, parameter } }),
      ...(meta && { meta }),
    })),
  };
}

/** `"{version}-{hash}"`: If-None-Match compares all of it, If-Match only the version (`docs/api.md`, Versions). */
export function etagOf(version: number, body: string | Buffer): string {
  return `"${version}-${hash('sha1', body, 'base64url').slice(0, 16)}"`;
}

/** Whether an If-None-Match header names an entity tag, compared weakly (RFC 9110, 13.1.2). */
export function namesTag(header: string, tag: string): boolean {
  if (header === tag || header === '*') return true;
  const bare = tag.replace(/^W\//, '');
  return header
    .slice(0, 4000)
    .split(',')
    .some((part) => part.trim().replace(/^W\//, '') === bare);
}

/** The problems of a query string, each naming its parameter; all of them are 400. */
export function queryProblems(error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue): Problem[] => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])];
    const code = issue.code === 'unrecognized_keys' ? 'unknown_parameter' : 'invalid_parameter';
    return names.map((parameter) => ({ code, parameter, parameters: { value: parameter } }));
  });
}

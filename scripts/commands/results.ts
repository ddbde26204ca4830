import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The result of a part of the tests; `failures` has names and reasons, `skipped` has names. `slowest` is the file that took longest. */
export type Result = {
  part: string;
  passed: number;
  failures: string[];
  skipped: string[];
  seconds?: number;
  slowest?: FileTime | undefined;
};

type FileTime = { file: string; seconds: number };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

type Attempt = { errors?: { message?: string; location?: { file: string; line: number } }[] };
type Spec = { title: string; file: string; tests: { status: string; results: Attempt[] }[] };
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] };

/** A test in either report; `why` has the messages of its failure. */
type ReportedTest = { name: string; status: string; why?: (string | undefined)[] };

/** Shortens a failure for the list; its whole text is in the output above. */
const WHY_LINES = 8;

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Reads Vitest's JSON report. A part without a report, or with a bad exit code and no failed test, counts as one failure. */
export function vitestResult(part: string, file: string, code: number, root: string): Result {
  const report = read(file) as VitestReport | undefined;
  const found = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const place = name.replace(root, '');
    const tests = assertionResults.map((test) => ({
      name: `${place}: ${test.fullName}`,
      status: test.status,
      why: test.failureMessages,
    }));
    const broken = status === 'failed' && !tests.some((test) => test.status === 'failed');
    return broken
      ? [...tests, { name: `${place}: ${message?.split('\n')[0] ?? 'did not run'}`, status }]
      : tests;
  });
  const [slowest] = (report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({
      file: name.replace(root, ''),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds);
  return { ...summed(part, found, code), slowest };
}

/** Reads Playwright's JSON report in the same way. */
export function playwrightResult(part: string, file: string, code: number): Result {
  const report = read(file) as { suites?: Suite[] } | undefined;
  const words: Record<string, string> = { expected: 'passed', flaky: 'passed', skipped: 'skipped' };
  const within = (suite: Suite): ReportedTest[] => [
    ...(suite.specs ?? []).map(({ file: place, title, tests }) => ({
      name: `${place}: ${title}`,
      status: words[tests[0]?.status ?? ''] ?? 'failed',
      why: tests[0]?.results.flatMap(({ errors = [] }) =>
        errors.map(({ message, location }) => `${location?.file}:${location?.line} ${message}`),
      ),
    })),
    ...(suite.suites ?? []).flatMap(within),
  ];
  return summed(part, (report?.suites ?? []).flatMap(within), code);
}

const withReason = ({ name, why = [] }: ReportedTest) =>
  [
    name,
    ...stripVTControlCharacters(why.join('\n'))
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, WHY_LINES),
  ].join('\n      ');

function summed(part: string, tests: ReportedTest[], code: number): Result {
  const all = (...statuses: string[]) => tests.filter((test) => statuses.includes(test.status));
  const named = (...statuses: string[]) => all(...statuses).map((test) => test.name);
  const failures = all('failed').map(withReason);
  if (code !== 0 && failures.length === 0) failures.push(`${part} ended with exit code ${code}`);
  return {
    part,
    passed: named('passed').length,
    failures,
    skipped: named('skipped', 'pending', 'todo', 'disabled'),
  };
}

/** A check without tests of its own, such as the types: one test that passes or fails. */
export function commandResult(part: string, code: number): Result {
  return { part, passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [part], skipped: [] };
}

const timeOf = ({ seconds, slowest }: Result) =>
  [
    ...(seconds === undefined ? [] : [`in ${seconds.toFixed(0)} s`]),
    ...(slowest ? [`slowest ${slowest.file} in ${slowest.seconds.toFixed(0)} s`] : []),
  ].map((time) => `, ${time}`);

/** Prints each part with its time, failures, skipped tests and the count; answers the exit code. */
export function conclude(results: readonly Result[]): number {
  const failures = results.flatMap(({ part, failures: names }) => names.map((name) => `${part}  ${name}`));
  const skipped = results.flatMap(({ part, skipped: names }) => names.map((name) => `${part}  ${name}`));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  console.log('');
  for (const result of results) {
    const { part, passed: count, failures: names } = result;
    const mark = names.length === 0 ? '  ok  ' : 'FAILED';
    console.log(`${mark}  ${part}: ${count} passed, ${names.length} failed${timeOf(result).join('')}`);
  }
  if (skipped.length > 0) console.log(`\n${skipped.length} skipped:\n  ${skipped.join('\n  ')}`);
  if (failures.length > 0) console.log(`\n${failures.length} failed:\n  ${failures.join('\n  ')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

// Rules of craft that need the syntax tree: see "Rules" in ARCHITECTURE.md.
const MOST_LINES = 40;
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const LITERALS = ['ObjectExpression', 'JSXElement', 'JSXFragment'];

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The nodes under a node that `wanted` names, the node itself left out; `into` says whether to look under one of them. */
function under(node: Node, wanted: readonly string[], into: boolean): Node[] {
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => {
      if (!wanted.includes(child.type)) return under(child, wanted, into);
      return into ? [child, ...under(child, wanted, into)] : [child];
    });
}

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n');
const sources = files.map((path) => {
  const text = readFileSync(path, 'utf8');
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return { path, text, program: program as unknown as Node };
});

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** How many lines a function has, without blank ones and those of its object literals and JSX beyond their first. */
function lengthOf(text: string, node: Node): number {
  const lines = (part: Node) =>
    text
      .slice(part.start, part.end)
      .split('\n')
      .filter((line) => line.trim()).length;
  const literals = under(node, LITERALS, false);
  return lines(node) - literals.reduce((sum, literal) => sum + lines(literal) - 1, 0);
}

test('functions have at most 40 lines, literals and JSX not counted', () => {
  const isExempt = (path: string) => /\.test\.tsx?$|^e2e\//.test(path);
  const long = sources
    .filter(({ path }) => !isExempt(path))
    .flatMap(({ path, text, program }) =>
      under(program, FUNCTIONS, true)
        .map((node) => ({ node, length: lengthOf(text, node) }))
        .filter(({ length }) => length > MOST_LINES)
        .map(({ node, length }) => `${path}:${lineAt(text, node.start)}: ${length} lines: split it`),
    );
  expect(long).toEqual([]);
});

test('no object literal is spread, in JSX either: that switches off the check for excess properties', () => {
  const spreads = sources.flatMap(({ path, text, program }) =>
    under(program, ['SpreadElement', 'JSXSpreadAttribute'], true)
      .filter(({ argument }) => isNode(argument) && argument.type === 'ObjectExpression')
      .map(({ start }) => `${path}:${lineAt(text, start)}: write its properties where it is spread`),
  );
  expect(spreads).toEqual([]);
});

/** Code of tests: what is waited for there is a state, within the time that the configuration gives every test. */
const OF_TESTS = /\.test\.tsx?$|^e2e\/|^(server|guest)\/test\/|^console\/testing\/|\/testing\//;

/** The few files that may wait for a time, or bound one, and why. */
const TIMED: Record<string, string> = {
  'console/src/venues/venue-page.test.tsx': 'a search that must not begin gives no sign',
  'e2e/after-failure.ts': 'a page that draws no frames gives no sign',
  'e2e/fixtures.ts': 'a server that starts has the time of a hook',
  'e2e/playwright.config.ts': 'the limits of all journeys',
  'e2e/reader.ts': 'a key is pressed again where the first press chose nothing',
  'e2e/two-processes.test.ts': 'servers that start have the time of a hook',
  'e2e/venue-changer.test.ts': 'a notice goes at once, and later by itself',
  'server/src/platform/embedded/disk-full.test.ts': 'a restart that fails gives no sign',
  'server/src/platform/embedded/kill.test.ts': 'the moments of kills are chance',
  'server/src/platform/embedded/testing/open.ts': 'memory is measured once the compiler is done',
  'server/test/tools/health-watch.ts': 'another client, who asks again and again',
  'server/test/platform/kill.test.ts': 'the moments of kills are chance, and a job has a minute',
  'server/test/tools/mailbox.ts': 'a wait without a setting of its own',
  'server/test/platform/many-processes.test.ts': 'what another process must show within a second',
  'server/test/accounts/passwords-at-once.test.ts':
    'a sign-in that waits for nothing gives no sign before its end',
};

const nameOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : undefined);

/** The name of what a call calls, and of its object; of `test.each(rows)(…)` those of `test.each`. */
function namesOf(callee: unknown): (string | undefined)[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  return [nameOf(callee) ?? nameOf(callee.property), nameOf(callee.object)];
}

const WAITING = ['setTimeout', 'waitForTimeout'];
const DECLARING = ['test', 'it', 'each', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'];

/** Whether a call waits for a time, or gives a test a time of its own. */
function isTimed({ callee, arguments: given }: Node): boolean {
  const [name = '', of] = namesOf(callee);
  if (WAITING.includes(name) || (of === 'test' && name === 'slow')) return true;
  // It gives up after a second.
  if (of === 'vi' && name === 'waitFor') return true;
  const last = [given].flat().at(-1);
  return DECLARING.includes(name) && isNode(last) && typeof last.value === 'number';
}

/** Whether a node makes a test depend on a time. */
function isTime(node: Node): boolean {
  if (node.type === 'CallExpression') return isTimed(node);
  if (node.type === 'Property') return nameOf(node.key) === 'timeout';
  return isNode(node.source) && node.source.value === 'node:timers/promises';
}

test('tests wait for states: only a named few for a time', () => {
  const found = sources
    .filter(({ path }) => OF_TESTS.test(path))
    .flatMap(({ path, text, program }) =>
      under(program, ['CallExpression', 'Property', 'ImportDeclaration'], true)
        .filter(isTime)
        .map(({ start }) => ({ path, at: `${path}:${lineAt(text, start)}: wait for a state` })),
    );
  expect(found.filter(({ path }) => !(path in TIMED)).map(({ at }) => at)).toEqual([]);
  expect(Object.keys(TIMED).filter((path) => !found.some((one) => one.path === path))).toEqual([]);
});

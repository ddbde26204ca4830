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

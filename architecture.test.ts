import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { OWNERS } from './server/src/platform/database/owners.ts';

// The rules of ARCHITECTURE.md, whose table of floors is read from there.
type Place = { floor: number; neighbours: string[] };

/** The modules of a workspace by their names; the ground is the highest floor's number, for it is the last row. */
function placesIn(column: number): Map<string, Place> {
  const rows = readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/^\| \*\*[a-z]+\*\* .*$/gm);
  const cells = [...rows].map(([row]) => row.split('|')[column] ?? '');
  return new Map(
    cells.flatMap((cell, floor) =>
      [...cell.matchAll(/([a-z-]+)(?: \(([^)]+)\))?/g)].map(([, name = '', near]): [string, Place] => [
        name,
        { floor, neighbours: near?.split(', ') ?? [] },
      ]),
    ),
  );
}
const SERVER = placesIn(2);
const CONSOLE = placesIn(3);
const WORKSPACES: Record<string, string[]> = {
  contract: [],
  guest: ['contract'],
  server: ['contract', 'guest'],
  console: ['contract', 'guest'],
};
const MOST_LINES = { source: 300, test: 400 };

type Source = { path: string; text: string; isTest: boolean; imports: string[] };

function sourcesUnder(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|js|mjs|css)$/.test(name) && !/(^|\/)(node_modules|dist|build)\//.test(name))
    .map((name) => {
      const path = join(folder, name);
      const text = readFileSync(path, 'utf8');
      const imports = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(
        ([, from = '']) => from,
      );
      return { path, text, isTest: /\.test\.tsx?$|\/test(ing)?\//.test(path), imports };
    });
}

const all = ['scripts', 'e2e', 'bench', ...Object.keys(WORKSPACES)]
  .filter((folder) => readdirSync('.').includes(folder))
  .flatMap(sourcesUnder);
const product = all.filter(
  ({ path, isTest }) => !isTest && /^(contract|guest|server|console)\/src\//.test(path),
);
const onServer = product.filter(({ path }) => path.startsWith('server/'));

const moduleOf = (path: string) => path.split('/')[2]?.replace(/\.tsx?$/, '') ?? '';
/** The modules whose files a file of the same workspace imports. */
const modulesIn = (path: string, imports: string[]) =>
  imports.filter((from) => from.startsWith('.')).map((from) => moduleOf(placeOf(path, from)));
const placeOf = (path: string, from: string) => relative('.', join(dirname(path), from));
/** The product's version stands once, beside the workspaces. */
const holdsVersion = (path: string, from: string) =>
  path === 'contract/src/version.ts' && placeOf(path, from) === 'package.json';
const broken = (sources: Source[], rule: (source: Source) => string[]) =>
  sources.flatMap((source) => rule(source).map((sentence) => `${source.path}: ${sentence}`));

/** The lines of a source that match, as sentences. */
const lines = (pattern: RegExp, instead: string) => (source: Source) =>
  source.text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`line ${at + 1}: ${instead}`] : []));

test.each([
  ['server', SERVER],
  ['console', CONSOLE],
])('in %s, modules import from floors below, and beside them what is stated', (workspace, places) => {
  const sources = product.filter(({ path }) => path.startsWith(`${workspace}/`));
  const rule = ({ path, imports }: Source) => {
    const own = places.get(moduleOf(path));
    if (!own)
      return [`the module "${moduleOf(path)}" has no place: give it a floor in the table of ARCHITECTURE.md`];
    const isAllowed = (name: string) =>
      name === moduleOf(path) || own.neighbours.includes(name) || (places.get(name)?.floor ?? -1) > own.floor;
    return modulesIn(path, imports)
      .filter((name) => !isAllowed(name))
      .map((name) => `imports "${name}": move the shared part to a floor below, or hand it in`);
  };
  expect(broken(sources, rule)).toEqual([]);
  const imported = new Set(
    sources.flatMap(({ path, imports }) =>
      modulesIn(path, imports).map((name) => `${moduleOf(path)} ${name}`),
    ),
  );
  const order = [...places.keys()];
  const wrong = [...places].flatMap(([name, { floor, neighbours }]) =>
    neighbours.filter(
      (other) =>
        places.get(other)?.floor !== floor ||
        order.indexOf(other) > order.indexOf(name) ||
        !imported.has(`${name} ${other}`),
    ),
  );
  expect(wrong, 'stated for nothing, of another floor, or not before its user').toEqual([]);
  const there = new Set(sources.map(({ path }) => moduleOf(path)));
  expect(
    order.filter((name) => !there.has(name)),
    'in the table, but not there',
  ).toEqual([]);
});

/** The tables that a source writes, and where; undefined for one that is named when the statement runs. */
function writesIn({ text }: Source): { table: string | undefined; line: number }[] {
  const statement =
    /(?:\binsert\s+into|(?<!(?:for|do|key)\s)\bupdate|\bdelete\s+from)\s+(?:\$\{|([a-z_]+)\b)|\.(?:insertInto|updateTable|deleteFrom)\((?:\s*'([a-z_]+)')?/g;
  return [...text.matchAll(statement)].map(({ 1: plain, 2: built, index }) => ({
    table: plain ?? built,
    line: text.slice(0, index).split('\n').length,
  }));
}

test('a table is written by its owner alone', () => {
  // A migration makes tables, and a restore fills all of them before anybody owns a row.
  const sources = onServer.filter(({ path }) => !/\/(migrations|backup)\//.test(path));
  const owners = new Map<string, string>(Object.entries(OWNERS));
  const rule = (source: Source) =>
    writesIn(source).flatMap(({ table, line }) => {
      // The levels share their statements: only theirs name a table when they run.
      const owner = table === undefined ? OWNERS.items : owners.get(table);
      return owner === undefined || owner === moduleOf(source.path)
        ? []
        : [`line ${line}: writes ${table ?? 'a level'}, which is ${owner}'s: call a function of its`];
    });
  expect(broken(sources, rule)).toEqual([]);
  const written = new Set(sources.flatMap(writesIn).map(({ table }) => table));
  expect(
    [...owners.keys()].filter((table) => !written.has(table) && owners.get(table) !== OWNERS.items),
    'no statement is found that writes it',
  ).toEqual([]);
});

test('workspaces import only what they may, by its name', () => {
  const rule = ({ path, imports }: Source) => {
    const own = path.split('/')[0] ?? '';
    const named = imports.flatMap((from) => /^@sofra\/([^/]+)/.exec(from)?.[1] ?? []);
    const walked = imports.filter(
      (from) =>
        from.startsWith('.') && !placeOf(path, from).startsWith(`${own}/`) && !holdsVersion(path, from),
    );
    return [
      ...named
        .filter((name) => !WORKSPACES[own]?.includes(name))
        .map((name) => `may not import ${name}: what both need belongs into contract`),
      ...walked.map(
        (from) => `leaves its workspace by ${from}: import it as @sofra/…, if it may be imported`,
      ),
    ];
  };
  expect(broken(product, rule)).toEqual([]);
});

test('the contract and the tests of the API stand in folders of their domains', () => {
  const loose = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  expect(loose('contract/src').sort()).toEqual(['limits.ts', 'version.ts']);
  expect(loose('server/test')).toEqual([]);
});

test('migrations import no code of ours, which changes while they must not', () => {
  const own = onServer.filter(({ path }) => /\/migrations\/\d/.test(path));
  const rule = ({ imports }: Source) =>
    imports.filter((from) => from !== 'kysely').map((from) => `imports ${from}: copy what it needs into it`);
  expect(own.length).toBeGreaterThan(0);
  expect(broken(own, rule)).toEqual([]);
});

test('files are short and there are no barrels', () => {
  const rule = ({ path, text, isTest }: Source) => {
    const most = isTest ? MOST_LINES.test : MOST_LINES.source;
    const length = text.split('\n').length - 1;
    return [
      ...(/(^|\/)index\.tsx?$/.test(path) ? ['no barrels: import the file that has the thing'] : []),
      ...(length > most ? [`${length} lines, at most ${most}: split it by what it is about`] : []),
    ];
  };
  expect(broken(all, rule)).toEqual([]);
});

test('time comes from the clock', () => {
  const own = onServer.filter(({ path }) => path !== 'server/src/platform/clock.ts');
  const instead = 'take the time from ground.clock or as an argument; SQL is given it as a parameter';
  expect(broken(own, lines(/\bDate\.now\(\)|\bnew Date\(\)|(?<![.\w])now\(\)/, instead))).toEqual([]);
});

test('styles say start and end, never left and right', () => {
  const instead = 'use the logical property: inline-start, inline-end, start, end';
  const css = /(^|[\s;{`"-])(left|right)\s*:|(text-align|float|clear)\s*:\s*(left|right)/;
  const styles = product.filter(({ path }) => /\.css$|\/styles\/|stylesheet/.test(path));
  const components = product.filter(({ path }) => path.endsWith('.tsx'));
  const properties =
    /\b(margin|padding|border)(Left|Right)\b|\s(ml|mr|pl|pr)=|style=\{\{[^}]*\b(left|right):/;
  expect([...broken(styles, lines(css, instead)), ...broken(components, lines(properties, instead))]).toEqual(
    [],
  );
});

/** The files of the first circle of imports that is found from here, types counted too; undefined for none. */
function circleFrom(
  path: string,
  graph: Map<string, string[]>,
  way: string[],
  done: Set<string>,
): string[] | undefined {
  if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
  if (done.has(path)) return undefined;
  for (const next of graph.get(path) ?? []) {
    const circle = circleFrom(next, graph, [...way, path], done);
    if (circle) {
      done.add(path);
      return circle;
    }
  }
  done.add(path);
  return undefined;
}

test('no file imports itself through others, not even by its types', () => {
  const near = (path: string) => (from: string) => (from.startsWith('.') ? [placeOf(path, from)] : []);
  const graph = new Map(all.map(({ path, imports }) => [path, imports.flatMap(near(path))]));
  const done = new Set<string>();
  const circles = [...graph.keys()].flatMap((path) => circleFrom(path, graph, [], done)?.join(' → ') ?? []);
  expect(circles).toEqual([]);
});

/**
 * Measures the product against its targets (`docs/benchmarks.md`): `npm run bench`, or some lines alone:
 * `npm run bench -- list patch`. Three take long and are measured only by their names: `static`, `resident` and `many`. With `--write` the table of `docs/benchmarks.md` is written anew.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, runNode } from '../scripts/run/processes.mjs';
import { fill } from './fill.ts';
import { list, patch, publish, reorder, tree, visible } from './lines/admin.ts';
import { consoleSpeed } from './lines/console.ts';
import { json, page, weight } from './lines/guest.ts';
import { many } from './lines/many.ts';
import { cold, idle, packages } from './lines/process.ts';
import { resident } from './lines/resident.ts';
import { staticPages } from './lines/static.ts';
import { sync } from './lines/sync.ts';
import { venues } from './lines/venues.ts';
import { type Measured, report } from './report.ts';
import { type Setup, startPair, vacuumAndWait } from './setup.ts';

type Line = (setup: Setup) => Promise<Measured[]>;

const ADMIN = { tree, list, patch, reorder, publish, visible };
const PROCESS = { cold, idle, packages, console: consoleSpeed };
/** Every line by its name on the command line. The 200 venues come last, because their servers stay until the end. */
const LINES: Record<string, Line> = { page, weight, json, ...ADMIN, ...PROCESS, sync, venues };

/** The lines that are measured only when they are named; each has servers of its own. */
const BY_NAME: Record<string, () => Promise<Measured[]>> = { static: staticPages, resident, many };

const DOCUMENT = join(ROOT, 'docs/benchmarks.md');
const BETWEEN = /(?<=<!-- figures -->\n)[\s\S]*(?=<!-- end of figures -->)/;

/** The figures of a line. One that fails does not stop the others. */
async function tried(name: string, line: () => Promise<Measured[]>): Promise<Measured[]> {
  console.error(`${Math.round(performance.now() / 1000)} s: measuring ${name} …`);
  try {
    return await line();
  } catch (error) {
    console.error(`${name} could not be measured:`, error);
    process.exitCode = 1;
    return [];
  }
}

async function measure(names: readonly string[]): Promise<Measured[]> {
  const figures: Measured[] = [];
  for (const [name, line] of Object.entries(BY_NAME))
    if (names.includes(name)) figures.push(...(await tried(name, line)));
  const lines = Object.entries(LINES).filter(([name]) => names.includes(name));
  if (lines.length === 0) return figures;
  const setup = await startPair(fill);
  for (const [name, line] of lines) {
    await vacuumAndWait(setup);
    figures.push(...(await tried(name, () => line(setup))));
  }
  return figures;
}

const options = { write: { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const known = [...Object.keys(LINES), ...Object.keys(BY_NAME)];
const names = positionals.length > 0 ? positionals : Object.keys(LINES);
if (!names.every((name) => known.includes(name))) throw new Error(`The lines are: ${known.join(', ')}.`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
if ((await runNode(['scripts/commands/build.ts'])) !== 0) throw new Error('The build failed.');
const text = report(await measure(names), new Date());
console.log(text);
if (values.write) {
  writeFileSync(DOCUMENT, readFileSync(DOCUMENT, 'utf8').replace(BETWEEN, `${text}\n`));
  // The linter formats the table.
  execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['format', '--write', DOCUMENT], { stdio: 'ignore' });
}
// The servers keep the process alive until its exit, when the cleanups stop them.
process.exit();

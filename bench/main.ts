/**
 * Measures the product against its targets (`docs/benchmarks.md`): `npm run bench`, or some lines alone:
 * `npm run bench -- list patch`. With `--write` the table of `docs/benchmarks.md` is written anew.
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
import { cold, idle, packages } from './lines/process.ts';
import { sync } from './lines/sync.ts';
import { venues } from './lines/venues.ts';
import { type Measured, report } from './report.ts';
import { type Setup, startPair, vacuumAndWait } from './setup.ts';

type Line = (setup: Setup) => Promise<Measured[]>;

const ADMIN = { tree, list, patch, reorder, publish, visible };
const PROCESS = { cold, idle, packages, console: consoleSpeed };
/** Every line by its name on the command line. The 200 venues come last, because their servers stay until the end. */
const LINES: Record<string, Line> = { page, weight, json, ...ADMIN, ...PROCESS, sync, venues };

const DOCUMENT = join(ROOT, 'docs/benchmarks.md');
const BETWEEN = /(?<=<!-- figures -->\n)[\s\S]*(?=<!-- end of figures -->)/;

async function measure(names: readonly string[]): Promise<Measured[]> {
  const setup = await startPair(fill);
  const lines: Measured[] = [];
  for (const name of names) {
    await vacuumAndWait(setup);
    console.error(`${Math.round(performance.now() / 1000)} s: measuring ${name} …`);
    // A failing line does not stop the others.
    try {
      lines.push(...((await LINES[name]?.(setup)) ?? []));
    } catch (error) {
      console.error(`${name} could not be measured:`, error);
      process.exitCode = 1;
    }
  }
  return lines;
}

const options = { write: { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const known = Object.keys(LINES);
const names = positionals.length > 0 ? positionals : known;
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

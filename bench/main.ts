/**
 * Measures the product against its targets (`docs/benchmarks.md`): `npm run bench`, or some lines alone:
 * `npm run bench -- list patch`. With `--write` the table of `docs/benchmarks.md` is written anew.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whatIsMissing } from './clusters.ts';
import { LINES, type LineName } from './lines/all.ts';
import type { Measured } from './measured.ts';
import { ROOT, runToEnd } from './processes.ts';
import { circumstances, table } from './report.ts';
import { setStage, tidy } from './stage.ts';

const DOCUMENT = join(ROOT, 'docs/benchmarks.md');
const BETWEEN = /(<!-- figures -->\n)[\s\S]*(<!-- end of figures -->)/;

function linesOf(names: readonly string[]): LineName[] {
  const known = Object.keys(LINES) as LineName[];
  const unknown = names.filter((name) => !known.includes(name as LineName));
  if (unknown.length > 0)
    throw new Error(`No line is called ${unknown.join(' or ')}. There are: ${known.join(', ')}.`);
  return names.length > 0 ? (names as LineName[]) : known;
}

async function measure(names: readonly LineName[]): Promise<Measured[]> {
  const stage = await setStage();
  const lines: Measured[] = [];
  try {
    for (const name of names) {
      console.error(`Measuring: ${name} …`);
      await tidy(stage.product.database, stage.floor.database);
      // One line that can't be measured must not cost the others.
      const made = await LINES[name](stage).catch((error: unknown) => {
        console.error(`  ${name} could not be measured:`, error);
        process.exitCode = 1;
        return [];
      });
      for (const { key, detail } of made) console.error(`  ${key}: ${detail}`);
      lines.push(...made);
    }
  } finally {
    await stage.close();
  }
  return lines;
}

async function main(given: readonly string[]): Promise<void> {
  const missing = whatIsMissing();
  if (missing) return console.log(`${missing} Nothing was measured.`);
  const names = linesOf(given.filter((word) => !word.startsWith('--')));
  await runToEnd(['scripts/commands/build.ts']);
  const lines = await measure(names);
  const text = `${circumstances(new Date())}.\n\n${table(lines)}`;
  console.log(text);
  if (!given.includes('--write')) return;
  const document = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(
    DOCUMENT,
    document.replace(BETWEEN, (_, start, end) => `${start}${text}\n${end}`),
  );
  // The table in the form that the linter asks of every document.
  execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['format', '--write', DOCUMENT], { stdio: 'ignore' });
}

await main(process.argv.slice(2));

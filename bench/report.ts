import { cpus } from 'node:os';
import { type Measured, rounded } from './measured.ts';
import { type Spread, spreadOf } from './rounds.ts';
import { TARGETS, type Target } from './targets.ts';

/** Whether the unfavourable quartile of a line reaches its target. */
export function verdict(
  { better, must, stretch }: Target,
  { low, high }: Spread,
): 'stretch' | 'met' | 'missed' {
  const reaches = (bound: number) => (better === 'more' ? low >= bound : high <= bound);
  if (reaches(stretch)) return 'stretch';
  return reaches(must) ? 'met' : 'missed';
}

function row({ key, figures, detail }: Measured): string {
  const target = TARGETS[key];
  if (!target) throw new Error(`no target has the key ${key}`);
  const spread = spreadOf(figures);
  const sign = target.better === 'more' ? '≥' : '≤';
  const figure = `**${rounded(spread.median)}** [${rounded(spread.low)}, ${rounded(spread.high)}]`;
  const bounds = [target.must, target.stretch].map((bound) => `${sign} ${rounded(bound)}`);
  return `| ${target.title} | ${target.unit} | ${bounds.join(' | ')} | ${figure} | ${verdict(target, spread)} | ${detail} |`;
}

/** The lines as a table in Markdown. */
export function table(lines: readonly Measured[]): string {
  const head =
    '| what | unit | must | stretch | median [quartiles] | | made of |\n|---|---|---|---|---|---|---|';
  const order = Object.keys(TARGETS);
  const sorted = [...lines].sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
  return [head, ...sorted.map(row)].join('\n');
}

/** The machine and the day, for the report. */
export function circumstances(at: Date): string {
  const [cpu] = cpus();
  return `${at.toISOString().slice(0, 10)}, ${cpus().length} cores (${cpu?.model ?? 'unknown'}), Node ${process.versions.node}`;
}

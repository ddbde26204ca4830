import { cpus } from 'node:os';
import { type Figures, ratios, spreadOf } from './rounds.ts';
import { TARGETS, type Target } from './targets.ts';

/** What a line's rounds came to: figures to compare with its target, and in words what they are made of. */
export type Measured = { key: string; figures: number[]; detail: string };

const HEAD = '| what | unit | must | stretch | median [quartiles] | | made of |\n|-|-|-|-|-|-|-|';

/** A number with as many digits as can be believed. */
export function rounded(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** The medians of some runners in words: "product 700, floor 900 a CPU-second". */
export function medians(figures: Figures, unit: string): string {
  const named = Object.entries(figures).map(([name, all]) => `${name} ${rounded(spreadOf(all).median)}`);
  return `${named.join(', ')} ${unit}`;
}

/** A line of the ratios of two runners. */
export function compared(key: string, figures: Figures, of: string, to: string, unit = 'a CPU-second') {
  return { key, figures: ratios(figures, of, to), detail: medians(figures, unit) };
}

/** Whether a median reaches its target, and whether it is within a tenth of the bound: machines waver by so much. */
export function verdict([, , sign, must, stretch]: Target, median: number): string {
  const reaches = (bound: number) => (sign === '≥' ? median >= bound : median <= bound);
  if (stretch !== undefined && reaches(stretch)) return 'stretch';
  if (must === undefined) return '–';
  const near = Math.abs(median / must - 1) <= 0.1 ? ', within a tenth' : '';
  return (reaches(must) ? 'met' : 'missed') + near;
}

function row(target: Target, { figures, detail }: Measured): string {
  const [title, unit, sign, must, stretch] = target;
  const [, peer = 1, peerUnit] = /([\d.]+) (\w+)$/.exec(unit) ?? [];
  const { low, median, high } = spreadOf(figures.map((figure) => figure / Number(peer)));
  const bounds = [must, stretch].map((bound) => (bound === undefined ? '–' : `${sign} ${rounded(bound)}`));
  const figure = `**${rounded(median)}** [${rounded(low)}, ${rounded(high)}]`;
  const measured = peerUnit ? `${rounded(median * Number(peer))} ${peerUnit}, ${detail}` : detail;
  return `| ${[title, unit, ...bounds, figure, verdict(target, median), measured].join(' | ')} |`;
}

/** The lines as a table in Markdown, with the day and the machine. */
export function report(lines: readonly Measured[], at: Date): string {
  const rows = Object.entries(TARGETS).flatMap(([key, target]) =>
    lines.filter((line) => line.key === key).map((line) => row(target, line)),
  );
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}`;
  return `${at.toISOString().slice(0, 10)}, ${machine}.\n\n${[HEAD, ...rows].join('\n')}`;
}

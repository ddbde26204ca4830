import { cpus } from 'node:os';
import { type Figures, quartilesOf, ratios } from './rounds.ts';
import { TARGETS, type Target } from './targets.ts';

/** The result of a line: its figures, and in words what they are made of. */
export type Measured = { key: string; figures: number[]; detail: string };

const HEAD = '| what | unit | must | stretch | median [quartiles] | | made of |\n|-|-|-|-|-|-|-|';

/** A number with two decimals or fewer, the larger the fewer. */
export function rounded(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** The medians of some runners in words: "product 700, floor 900 a CPU-second". */
export function medians(figures: Figures, unit: string): string {
  const named = Object.entries(figures).map(([name, all]) => `${name} ${rounded(quartilesOf(all).median)}`);
  return `${named.join(', ')} ${unit}`;
}

/** A line of the ratios of two runners. */
export function compared(key: string, figures: Figures, of: string, to: string, unit = 'a CPU-second') {
  return { key, figures: ratios(figures, of, to), detail: medians(figures, unit) };
}

/** The verdict on a median; one within a tenth of its bound is marked, because machines vary by that much. */
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
  const { low, median, high } = quartilesOf(figures.map((figure) => figure / Number(peer)));
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

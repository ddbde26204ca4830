import { endings, type Later } from './endings.ts';

/** Something that is measured once a round and answers a figure, such as requests per CPU-second. */
export type Runner = { name: string; run: (round: number) => Promise<number> };

/** The figures of each runner by its name, one a round. */
export type Figures = Record<string, number[]>;

/** A median and its quartiles. */
export type Spread = { low: number; median: number; high: number };

/**
 * Runs every runner once a round, in rotated order, so that whatever disturbs the machine meets all of them alike; or
 * several times, in turns, of which a round's figure is the mean. `warmUp` rounds go before and are not counted.
 */
export async function interleave(
  runners: readonly Runner[],
  rounds: number,
  warmUp = 1,
  turns = 1,
): Promise<Figures> {
  const figures: Figures = Object.fromEntries(runners.map(({ name }) => [name, []]));
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const taken: Figures = Object.fromEntries(runners.map(({ name }) => [name, []]));
    for (let turn = 0; turn < turns; turn += 1)
      for (const { name, run } of rotated(runners, round + turn)) taken[name]?.push(await run(round));
    if (round >= warmUp) for (const [name, all] of Object.entries(taken)) figures[name]?.push(meanOf(all));
  }
  return figures;
}

/**
 * The same for several lines, with processes that are started anew for each round. Two processes of one program differ by
 * some hundredths for as long as they run, by where their memory and their compiled code happen to lie: a ratio of two
 * that run throughout is as much theirs as their programs'. What `start` notes is ended with the round, also when it throws.
 */
export async function interleaveAnew<Line extends string>(
  start: (later: Later) => Promise<Record<Line, readonly Runner[]>>,
  rounds: number,
  { warmUp, turns }: { warmUp: number; turns: number },
): Promise<Record<Line, Figures>> {
  const all: Record<string, Figures> = {};
  for (let round = 0; round < rounds; round += 1) {
    const { later, close } = endings();
    try {
      const lines: Record<string, readonly Runner[]> = await start(later);
      for (const [line, runners] of Object.entries(lines))
        all[line] = joined(all[line], await interleave(rotated(runners, round), 1, warmUp, turns));
    } finally {
      await close();
    }
  }
  return all;
}

const joined = (before: Figures = {}, more: Figures): Figures =>
  Object.fromEntries(
    Object.entries(more).map(([name, figures]) => [name, [...(before[name] ?? []), ...figures]]),
  );

const meanOf = (figures: readonly number[]) =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

/** A list that begins at another place each round. */
export function rotated<T>(list: readonly T[], round: number): T[] {
  const at = list.length === 0 ? 0 : round % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** The ratio of two runners, round by round. Throws when one of them was not run as often. */
export function ratios(figures: Figures, of: string, to: string): number[] {
  const [above, below] = [figures[of], figures[to]];
  if (!above || !below || above.length !== below.length)
    throw new Error(`${of} and ${to} were not run together`);
  return above.map((figure, round) => figure / (below[round] ?? Number.NaN));
}

function at(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [one, other] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN];
  return one + (other - one) * (place - Math.floor(place));
}

/** The median of some figures with their quartiles, between two figures where none stands at the place. */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((a, b) => a - b);
  return { low: at(sorted, 0.25), median: at(sorted, 0.5), high: at(sorted, 0.75) };
}

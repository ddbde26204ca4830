/** A measurement, run once a round; its figure is, for example, requests per CPU-second. */
export type Runner = { name: string; run: () => Promise<number> };

/** The figures of each runner by its name, one a round. */
export type Figures = Record<string, number[]>;

const ROUNDS = 7;
/** The rounds of lines whose turns take long. */
export const FEW_ROUNDS = 5;

/** Runs every runner once a round, in rotated order. Half as many rounds go first as warm-up. */
export async function interleave(runners: readonly Runner[], rounds = ROUNDS): Promise<Figures> {
  const figures: Figures = Object.fromEntries(runners.map(({ name }) => [name, []]));
  for (let round = -Math.ceil(rounds / 2); round < rounds; round += 1) {
    const first = (round + rounds) % runners.length;
    for (const { name, run } of [...runners.slice(first), ...runners.slice(0, first)]) {
      const figure = await run();
      if (round >= 0) figures[name]?.push(figure);
    }
  }
  return figures;
}

/** The ratio of two runners in each round; throws when they ran a different number of rounds. */
export function ratios(figures: Figures, of: string, to: string): number[] {
  const [above, below] = [figures[of], figures[to]];
  if (!above || !below || above.length !== below.length)
    throw new Error(`${of} and ${to} were not run together`);
  return above.map((figure, round) => figure / (below[round] ?? Number.NaN));
}

/** The median of some figures with their quartiles, interpolated. */
export function quartilesOf(figures: readonly number[]): { low: number; median: number; high: number } {
  const sorted = [...figures].sort((a, b) => a - b);
  const quantile = (share: number) => {
    const place = (sorted.length - 1) * share;
    const [one = Number.NaN, other = one] = sorted.slice(Math.floor(place));
    return one + (other - one) * (place % 1);
  };
  return { low: quantile(0.25), median: quantile(0.5), high: quantile(0.75) };
}

import { type Figures, ratios, spreadOf } from './rounds.ts';

/** What a line's rounds came to: figures to compare with its target, and in words what they are made of. */
export type Measured = { key: string; figures: number[]; detail: string };

/** A number with as many digits as can be believed. */
export function rounded(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** The medians of some runners in words: "product 700, floor 900 a CPU-second". */
export function medians(figures: Figures, unit: string): string {
  const named = Object.entries(figures).map(([name, all]) => `${name} ${rounded(spreadOf(all).median)}`);
  return `${named.join(', ')} ${unit}`;
}

/** A line of ratios between two runners of one interleaved run, in requests per CPU-second. */
export function measured(key: string, figures: Figures, of: string, to: string, first = of): Measured {
  const inOrder = Object.fromEntries(
    Object.entries(figures).sort(([one], [other]) => Number(other === first) - Number(one === first)),
  );
  return { key, figures: ratios(figures, of, to), detail: medians(inOrder, 'a CPU-second') };
}

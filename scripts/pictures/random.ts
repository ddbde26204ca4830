/** A pseudo-random generator: the same seed always draws the same picture. */
export type Random = { between: (least: number, most: number) => number; pick: <T>(of: readonly T[]) => T };

/** A source of numbers for a seed. */
export function randomOf(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (least, most) => least + next() * (most - least),
    pick: (of) => {
      const one = of[Math.floor(next() * of.length)];
      if (one === undefined) throw new Error('There is nothing to pick from.');
      return one;
    },
  };
}

/** A colour `#rrggbb` made lighter (`by` above 0) or darker (below 0), from -1 to 1. */
export function shade(colour: string, by: number): string {
  const target = by > 0 ? 255 : 0;
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.round(part + (target - part) * Math.abs(by)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A number as SVG wants it: one decimal at most. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

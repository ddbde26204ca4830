/** A time in milliseconds since 1970, [from, to). Lists of times are in order, and no two touch. */
export type Span = { from: number; to: number };

/** The times that two lists have in common. */
export function meeting(some: readonly Span[], others: readonly Span[]): Span[] {
  const met: Span[] = [];
  let [one, other] = [0, 0];
  for (let a = some[0], b = others[0]; a && b; a = some[one], b = others[other]) {
    const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
    if (from < to) met.push({ from, to });
    if (a.to < b.to) one += 1;
    else other += 1;
  }
  return met;
}

/** The times that any of some lists has. */
export function joined(lists: readonly (readonly Span[])[]): Span[] {
  const all = lists.flat().sort((one, other) => one.from - other.from);
  const whole: Span[] = [];
  for (const { from, to } of all) {
    const last = whole.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else whole.push({ from, to });
  }
  return whole;
}

/** The times within a span that a list leaves free. */
export function between(spans: readonly Span[], { from, to }: Span): Span[] {
  const edges = [from, ...spans.flatMap((span) => [span.from, span.to]), to];
  const free: Span[] = [];
  for (let at = 0; at < edges.length; at += 2) {
    const [start = from, end = to] = [edges[at], edges[at + 1]];
    if (start < end) free.push({ from: start, to: end });
  }
  return free;
}

import type { ProblemCode, ProblemParameters } from '../api/problem-codes.ts';
import type { ROOM } from '../limits.ts';

/** A record that holds others, and what it holds, by their tables. */
export type Holder = keyof typeof ROOM;
export type Held = 'menus' | 'sections' | 'items' | 'extras';

/** The problem of a record that would hold more than it may; its `value` says which, as `menus/items`. */
export const noRoom = (
  holder: Holder,
  held: Held,
  max: number,
): { code: ProblemCode; parameters: ProblemParameters } => ({
  code: 'no_room',
  parameters: { value: `${holder}/${held}`, max },
});

/** A sentence's words for the holder and for what it holds. */
export function roomWords(
  value: string | undefined,
  holders: Record<Holder, string>,
  held: Record<Held, string>,
): { holder: string; held: string } {
  const [one, other] = (value ?? '').split('/') as [Holder, Held];
  return { holder: holders[one], held: held[other] };
}

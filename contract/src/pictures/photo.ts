/**
 * A picture as a page needs it. `number` is what `/i/{number}-{width}` names; `width` and `height` are those of the
 * largest size in pixels; `colour` is a class from 0 to 63 (two bits each of red, green and blue) to show until it is there.
 * Only a draft for a preview has `folder`, the signed address before the width, since it holds pictures that nobody else may see.
 */
export type Photo = { number: number; width: number; height: number; colour: number; folder?: string };

/** The most that a square picture's sides differ, as a share. */
const SQUARE = 0.1;

/** Whether a logo is nearly square: such a one is cut to a shape, and others are word marks that show whole. */
export const isSquare = ({ width, height }: { width: number; height: number }): boolean =>
  Math.abs(width - height) <= SQUARE * Math.max(width, height);

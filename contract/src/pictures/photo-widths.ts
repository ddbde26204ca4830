import { PHOTO_WIDTHS } from '../limits.ts';

/**
 * The widths in pixels in which a picture is kept and served: the steps below its own width, then its own, at
 * most the largest step. None is enlarged.
 */
export function photoWidths(width: number): number[] {
  const largest = Math.min(width, PHOTO_WIDTHS.at(-1) ?? width);
  return [...PHOTO_WIDTHS.filter((step) => step < largest), largest];
}

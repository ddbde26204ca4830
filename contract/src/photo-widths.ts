import { PHOTO_WIDTHS } from './limits.ts';

/**
 * The widths in pixels in which a picture that is so wide is kept and served: the steps below its own width, then its own,
 * the largest step at most. None is enlarged.
 */
export function photoWidths(width: number): number[] {
  const largest = Math.min(width, PHOTO_WIDTHS.at(-1) ?? width);
  return [...PHOTO_WIDTHS.filter((step) => step < largest), largest];
}

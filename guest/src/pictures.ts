import { PHOTO_WIDTHS } from '@sofra/contract/limits';
import type { Photo } from '@sofra/contract/publishing';

/** The public path of a picture in one width (`guest.md`). */
export function picturePath(root: string, { number }: Photo, width: number): string {
  return `${root}/i/${number}-${width}`;
}

/** The widths in which a picture is kept, from a least up to a most; the smallest at least. */
export function pictureWidths(photo: Photo, most: number, least = 0): number[] {
  const widths = PHOTO_WIDTHS.filter((width) => width <= photo.width && width <= most && width >= least);
  return widths.length > 0 ? widths : [PHOTO_WIDTHS[0]];
}

/** A colour class (two bits each of red, green and blue) as CSS. */
export function placeholderColour(colour: number): string {
  const digit = (shift: number) => '05af'[(colour >> shift) & 3];
  return `#${digit(4)}${digit(2)}${digit(0)}`;
}

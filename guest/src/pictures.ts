import type { Photo } from '@sofra/contract/pictures/photo';
import { photoWidths } from '@sofra/contract/pictures/photo-widths';

/** The widths of a dish's picture: in its row, and in the sheet, which the script loads when the dish opens. */
export const DISH_WIDTHS = { row: 412, sheet: 824 };

/** The public path of a picture in one width (`docs/guest.md`). */
export function picturePath(root: string, { number, folder }: Photo, width: number): string {
  return folder === undefined ? `${root}/i/${number}-${width}` : `${folder}/${width}`;
}

/** The widths of a picture between two bounds, or the nearest one if there is none between. */
export function pictureWidths(photo: Photo, most: number, least = 0): number[] {
  const kept = photoWidths(photo.width);
  const fitting = kept.filter((width) => width <= most && width >= least);
  if (fitting.length > 0) return fitting;
  return [kept.findLast((width) => width <= most) ?? Math.min(...kept)];
}

/** A colour class (two bits each of red, green and blue) as CSS. */
export function placeholderColour(colour: number): string {
  const digit = (shift: number) => '05af'[(colour >> shift) & 3];
  return `#${digit(4)}${digit(2)}${digit(0)}`;
}

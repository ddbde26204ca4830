import type { Photo } from '@sofra/contract/pictures/photo';
import { type ClassName, classes } from '../class-names.ts';
import { picturePath, pictureWidths } from '../pictures.ts';

type Props = {
  photo: Photo;
  root: string;
  /** Its shown width, as the `sizes` attribute; a picture without has two widths, for rows and for sheets. */
  sizes?: string;
  /** Whether a row shows its picture large, and takes the wider one. */
  large?: boolean;
  most: number;
  least?: number;
  alt?: string;
  className?: ClassName;
  eager?: boolean;
  itemProp?: string;
};

/** A picture in several widths; pictures further down load lazily and with automatic sizes. */
export function Picture({
  photo,
  root,
  sizes,
  large,
  most,
  least,
  alt = '',
  className,
  eager,
  itemProp,
}: Props) {
  const widths = pictureWidths(photo, most, least);
  const path = (width: number) => picturePath(root, photo, width);
  const [first, last] = [widths[0] ?? photo.width, widths.at(-1)];
  const middle = widths.findLast((width) => width <= 412) ?? widths[0] ?? photo.width;
  return (
    <img
      sizes={eager ? sizes : sizes && `auto,${sizes}`}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      // "low" keeps React from announcing small pictures in the head, before what matters.
      fetchPriority={eager ? (most > 824 ? 'high' : 'low') : undefined}
      itemProp={itemProp}
      // The attributes that differ between pictures stand together, which compresses better.
      className={className ? `${classes(className)} c${photo.colour}` : `c${photo.colour}`}
      src={path(sizes ? middle : large && last ? last : first)}
      srcSet={sizes && widths.map((width) => `${path(width)} ${width}w`).join(',')}
    />
  );
}

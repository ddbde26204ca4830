import type { Photo } from '@sofra/contract/publishing';
import { type ClassName, classes } from '../class-names.ts';
import { picturePath, pictureWidths } from '../pictures.ts';

type Props = {
  photo: Photo;
  root: string;
  /** Its shown width, as the `sizes` attribute. */
  sizes: string;
  most: number;
  least?: number;
  alt?: string;
  className?: ClassName;
  eager?: boolean;
  itemProp?: string;
};

/** A picture in several widths; pictures further down load lazily and with automatic sizes. */
export function Picture({ photo, root, sizes, most, least, alt = '', className, eager, itemProp }: Props) {
  const widths = pictureWidths(photo, most, least);
  const middle = widths.findLast((width) => width <= 412) ?? widths[0] ?? photo.width;
  return (
    <img
      sizes={eager ? sizes : `auto,${sizes}`}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      // "low" keeps React from announcing small pictures in the head, before what matters.
      fetchPriority={eager ? (most > 824 ? 'high' : 'low') : undefined}
      itemProp={itemProp}
      // The attributes that differ between pictures stand together, which compresses better.
      className={className ? `${classes(className)} c${photo.colour}` : `c${photo.colour}`}
      src={picturePath(root, photo, middle)}
      srcSet={widths.map((width) => `${picturePath(root, photo, width)} ${width}w`).join(',')}
    />
  );
}

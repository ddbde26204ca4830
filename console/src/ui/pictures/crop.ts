/** Width and height in pixels. */
export type Size = { width: number; height: number };

/** A part of a picture, in its pixels. */
export type Part = Size & { x: number; y: number };

/** The strongest zoom, as a factor of the largest part that fits. */
export const MOST_ZOOM = 4;

const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0));

/** The part around a middle, moved so that it stays in the picture. */
function around(picture: Size, { width, height }: Size, x: number, y: number): Part {
  return {
    x: within(x - width / 2, picture.width - width),
    y: within(y - height / 2, picture.height - height),
    width,
    height,
  };
}

/** The size of the part that is shown at a zoom from 1 on, in the proportions of `frame`. */
function partSize(picture: Size, frame: Size, zoom: number): Size {
  const proportion = frame.width / frame.height;
  const width = Math.min(picture.width, picture.height * proportion) / zoom;
  return { width, height: width / proportion };
}

/** The largest part with the proportions of `frame`, from the middle of a picture. */
export const middleOf = (picture: Size, frame: Size): Part =>
  around(picture, partSize(picture, frame, 1), picture.width / 2, picture.height / 2);

/** A part with the same middle at another zoom. */
export const zoomedTo = (picture: Size, frame: Size, part: Part, zoom: number): Part =>
  around(picture, partSize(picture, frame, zoom), part.x + part.width / 2, part.y + part.height / 2);

/** Moves a part by shares of its own width and height, within the picture. */
export const movedBy = (picture: Size, part: Part, across: number, down: number): Part => ({
  ...part,
  x: within(part.x + across * part.width, picture.width - part.width),
  y: within(part.y + down * part.height, picture.height - part.height),
});

import { QUIET_ZONE } from '@sofra/contract/pictures/qr-path';
import jsQR from 'jsqr';

/** The widest that a picture is read, in pixels: a reader needs a few for each module. */
const WIDEST = 900;

/** The lightness, of 255, from which a pixel counts as light. */
const LIGHT = 160;

/** A picture of a file; the browser reads SVG this way too. */
async function pictureOf(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(url);
  }
}

type Point = { x: number; y: number };
type Found = NonNullable<ReturnType<typeof jsQR>>;

/** The steps from a first number to a last one, half a module apart. */
const halves = (first: number, last: number) =>
  Array.from({ length: Math.floor((last - first) * 2) + 1 }, (_, at) => first + at / 2);

/** Whether every pixel in the quiet zone around a code is light; what is outside of the picture is not. */
function isQuiet({ location, version }: Found, { data, width, height }: ImageData): boolean {
  const { topLeftCorner: start, topRightCorner: right, bottomLeftCorner: below } = location;
  const modules = 17 + 4 * version;
  const along = (end: Point) => ({ x: (end.x - start.x) / modules, y: (end.y - start.y) / modules });
  const [across, down] = [along(right), along(below)];
  const isLight = (column: number, row: number) => {
    const x = Math.floor(start.x + across.x * column + down.x * row);
    const y = Math.floor(start.y + across.y * column + down.y * row);
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const at = (y * width + x) * 4;
    return [0, 1, 2].every((channel) => (data[at + channel] ?? 0) >= LIGHT);
  };
  // The edges of modules are grey.
  const ring = halves(1, QUIET_ZONE - 0.5);
  const sides = halves(0.5 - QUIET_ZONE, modules + QUIET_ZONE - 0.5);
  return ring.every((away) =>
    sides.every(
      (at) =>
        isLight(at, -away) &&
        isLight(at, modules + away) &&
        isLight(-away, at) &&
        isLight(modules + away, at),
    ),
  );
}

/** The QR code in a picture file: its text, and whether nothing stands in its quiet zone; undefined when none can be read. */
export async function decodePicture(file: Blob): Promise<{ text: string; isQuiet: boolean } | undefined> {
  const picture = await pictureOf(file);
  const width = Math.min(picture.naturalWidth, WIDEST);
  const height = Math.round((picture.naturalHeight * width) / picture.naturalWidth);
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser cannot draw.');
  brush.drawImage(picture, 0, 0, width, height);
  const pixels = brush.getImageData(0, 0, width, height);
  const found = jsQR(pixels.data, width, height);
  return found ? { text: found.data, isQuiet: isQuiet(found, pixels) } : undefined;
}

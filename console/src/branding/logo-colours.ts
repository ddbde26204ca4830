import { formatHex } from 'culori/fn';

/** The bits of each channel that tell colours apart; finer ones are shades of one. */
const BITS = 4;
/** The pixels of a side at which a logo is read. */
const SIDE = 64;
/** The most colours that are taken of a logo. */
const MOST = 6;
/** The alpha from which a pixel counts. */
const SOLID = 128;

type Sum = { count: number; red: number; green: number; blue: number };

/** The colours of an image's pixels, four bytes each, the most frequent first; colours that are nearly one count together. */
export function coloursOfPixels(pixels: ArrayLike<number>): string[] {
  const sums = new Map<number, Sum>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map(
      (channel) => pixels[at + channel] ?? 0,
    );
    if (alpha < SOLID) continue;
    const key = [red, green, blue].reduce((joined, value) => (joined << BITS) | (value >> (8 - BITS)), 0);
    const sum = sums.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    sums.set(key, {
      count: sum.count + 1,
      red: sum.red + red,
      green: sum.green + green,
      blue: sum.blue + blue,
    });
  }
  return [...sums.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST)
    .map(({ count, red, green, blue }) => {
      const all = count * 255;
      return formatHex({ mode: 'rgb', r: red / all, g: green / all, b: blue / all });
    });
}

/** The colours of a logo, the most frequent first. */
export async function coloursOfLogo(file: Blob): Promise<string[]> {
  const image = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: SIDE, height: SIDE });
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('The browser draws nothing.');
  brush.drawImage(image, 0, 0, SIDE, SIDE);
  image.close();
  return coloursOfPixels(brush.getImageData(0, 0, SIDE, SIDE).data);
}

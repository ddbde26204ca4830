import { PHOTO_WIDTHS, UPLOAD } from '@sofra/contract/limits';
import { photoWidths } from '@sofra/contract/pictures/photo-widths';
import { loadSharp } from '../platform/files/load-sharp.ts';
import { refuse } from '../platform/http/answer.ts';

/** A picture made ready: its bytes in each width, turned upright and stripped of metadata (rule 30). */
export type Picture = {
  width: number;
  height: number;
  /** The class of its mean colour: two bits each of red, green and blue. */
  colour: number;
  sizes: { width: number; bytes: Buffer }[];
};

const FORMATS = ['jpeg', 'png'];
const WEBP = { quality: 78, effort: 3 };
// Effort 4 takes twenty times as long for a few per cent (docs/decisions).
const AVIF = { quality: 52, effort: 2 };
const JPEG = { quality: 80, mozjpeg: true };
const MEGA = 1_000_000;
/** The bounds of a picture: the widest that a page shows, and the greatest height of WebP. */
const BOUNDS = {
  width: PHOTO_WIDTHS.at(-1),
  height: 16_383,
  fit: 'inside',
  withoutEnlargement: true,
} as const;

const options = { limitInputPixels: UPLOAD.maxPixels, failOn: 'error', sequentialRead: true } as const;

async function check(bytes: Buffer): Promise<void> {
  const sharp = await loadSharp();
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!facts || !FORMATS.includes(facts.format))
    return refuse('image_unreadable', { pointer: '/data/attributes/data' });
  if (facts.width * facts.height > UPLOAD.maxPixels)
    return refuse('image_too_many_pixels', {
      pointer: '/data/attributes/data',
      parameters: { max: UPLOAD.maxPixels / MEGA },
    });
}

/**
 * Decodes a picture and makes its sizes as WebP. Decoding alone decides its type (rule 30). Refuses with
 * `image_unreadable` or `image_too_many_pixels`.
 */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  const sharp = await loadSharp();
  await check(bytes);
  try {
    const { data, info } = await sharp(bytes, options)
      .rotate()
      .toColourspace('srgb')
      .resize(BOUNDS)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
    const sizes = await Promise.all(
      photoWidths(info.width).map(async (width) => ({
        width,
        bytes: await sharp(data, raw).resize({ width }).webp(WEBP).toBuffer(),
      })),
    );
    const mean = await sharp(data, raw).flatten({ background: '#ffffff' }).resize(1, 1).raw().toBuffer();
    return { width: info.width, height: info.height, colour: colourClass(mean), sizes };
  } catch {
    // Every decoder error means the same to the client: the picture can't be used.
    return refuse('image_unreadable', { pointer: '/data/attributes/data' });
  }
}

function colourClass([red = 0, green = red, blue = red]: Uint8Array): number {
  return ((red >> 6) << 4) | ((green >> 6) << 2) | (blue >> 6);
}

/** The same size of a picture as AVIF, smaller and slower to make: a job's work. */
export async function toAvif(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(webp).avif(AVIF).toBuffer();
}

/** The same size as JPEG, for programs that read no WebP; what is transparent becomes white. */
export async function toJpeg(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(webp).flatten({ background: '#ffffff' }).jpeg(JPEG).toBuffer();
}

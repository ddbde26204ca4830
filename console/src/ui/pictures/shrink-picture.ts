import { PHOTO_WIDTHS, UPLOAD } from '@sofra/contract/limits';
import type { Part } from './crop.ts';

/** How many pictures a page makes smaller at a time: a phone decodes no more at once. */
export const PICTURES_AT_ONCE = 2;

// No screen shows a larger picture.
const WIDEST = Math.max(...PHOTO_WIDTHS);
const STEPS = [1, 0.75, 0.5, 0.25];
const QUALITY = 0.85;

async function drawn(picture: ImageBitmap, part: Part, scale: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser cannot draw.');
  if (type === 'image/jpeg') {
    // JPEG knows no transparency; what shines through would turn black.
    brush.fillStyle = '#fff';
    brush.fillRect(0, 0, canvas.width, canvas.height);
  }
  brush.imageSmoothingQuality = 'high';
  const { x, y, width, height } = part;
  brush.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser cannot write this picture.'))),
      type,
      QUALITY,
    ),
  );
}

/**
 * The same picture, or a part of it, with few enough pixels to be uploaded, turned as its camera meant it. What is no JPEG
 * becomes a PNG where it fits, for what is transparent in it. Throws a DOMException for a file that the browser cannot read as a picture.
 */
export async function shrinkPicture(file: File, part?: Part): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    const shown = part ?? { x: 0, y: 0, width: picture.width, height: picture.height };
    const first = Math.min(1, WIDEST / Math.max(shown.width, shown.height));
    const types = file.type === 'image/jpeg' ? ['image/jpeg'] : ['image/png', 'image/jpeg'];
    for (const type of types)
      for (const step of type === 'image/png' ? STEPS.slice(0, 1) : STEPS) {
        const blob = await drawn(picture, shown, first * step, type);
        const name = file.name.replace(/\.\w+$/, '') + (type === 'image/png' ? '.png' : '.jpg');
        if (blob.size <= UPLOAD.maxBytes) return new File([blob], name, { type });
      }
  } finally {
    picture.close();
  }
  throw new Error('The picture stays too large however small it is drawn.');
}

import { PHOTO_WIDTHS, UPLOAD } from '@sofra/contract/limits';

// Nothing larger is ever shown.
const WIDEST = Math.max(...PHOTO_WIDTHS);
const STEPS = [1, 0.75, 0.5, 0.25];
const QUALITY = 0.85;

async function drawn(picture: ImageBitmap, scale: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser cannot draw.');
  if (type === 'image/jpeg') {
    // JPEG knows no transparency; what shines through would turn black.
    brush.fillStyle = '#fff';
    brush.fillRect(0, 0, canvas.width, canvas.height);
  }
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser cannot write this picture.'))),
      type,
      QUALITY,
    ),
  );
}

/**
 * The same picture with few enough pixels to be uploaded, turned as its camera meant it. A PNG stays one where it fits, for
 * what is transparent in it. Throws a DOMException for a file that the browser cannot read as a picture.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    const first = Math.min(1, WIDEST / Math.max(picture.width, picture.height));
    const types = file.type === 'image/png' ? ['image/png', 'image/jpeg'] : ['image/jpeg'];
    for (const type of types)
      for (const step of type === 'image/png' ? STEPS.slice(0, 1) : STEPS) {
        const blob = await drawn(picture, first * step, type);
        const name = file.name.replace(/\.\w+$/, '') + (type === 'image/png' ? '.png' : '.jpg');
        if (blob.size <= UPLOAD.maxBytes) return new File([blob], name, { type });
      }
  } finally {
    picture.close();
  }
  throw new Error('The picture stays too large however small it is drawn.');
}

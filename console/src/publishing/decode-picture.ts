import jsQR from 'jsqr';

/** The widest that a picture is read, in pixels: a reader needs a few for each module. */
const WIDEST = 900;

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

/** The text of the QR code in a picture file, or undefined when none can be read. */
export async function decodePicture(file: Blob): Promise<string | undefined> {
  const picture = await pictureOf(file);
  const width = Math.min(picture.naturalWidth, WIDEST);
  const height = Math.round((picture.naturalHeight * width) / picture.naturalWidth);
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser cannot draw.');
  brush.drawImage(picture, 0, 0, width, height);
  return jsQR(brush.getImageData(0, 0, width, height).data, width, height)?.data;
}

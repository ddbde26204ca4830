import { expect, type Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** Decodes the QR code in a picture file. */
export async function decodePicture(file: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Decodes the QR code in a part of the screen, which may still move: a camera looks until it reads. */
export async function decoded(part: Locator): Promise<string> {
  let text: string | undefined;
  await expect(async () => {
    text = await decodePicture(await part.screenshot());
    expect(text, 'what the code says').toBeDefined();
  }).toPass();
  return text ?? '';
}

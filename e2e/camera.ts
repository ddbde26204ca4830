import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** Decodes the QR code in a picture file. */
export async function decodePicture(file: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Decodes the QR code in a part of the screen. */
export const decoded = async (part: Locator): Promise<string | undefined> =>
  decodePicture(await part.screenshot());

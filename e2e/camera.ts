import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** Decodes the QR code in a part of the screen. */
export async function decoded(part: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await part.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

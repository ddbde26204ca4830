import { MantineProvider } from '@mantine/core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startPhrases } from '../../../testing/start-phrases.ts';
import type { Part } from './crop.ts';
import { CropDialog } from './crop-dialog.tsx';
import { shrinkPicture } from './shrink-picture.ts';

await startPhrases('en', 'picture');

/** A picture whose first half is red and whose second half is blue, 80 by 40 pixels. */
async function redAndBlue(): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 80, height: 40 });
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
  for (const [at, colour] of ['#f00', '#00f'].entries()) {
    brush.fillStyle = colour;
    brush.fillRect(at * 40, 0, 40, 40);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 1));
  return new File([blob as Blob], 'dish.jpg', { type: 'image/jpeg' });
}

/** The same as a camera keeps it that was held upright: its first columns are the top (EXIF, orientation 6). */
async function upright(file: File): Promise<File> {
  const exif = 'ffe1 0022 457869660000 4d4d002a00000008 0001 0112 0003 00000001 00060000 00000000';
  const segment = Uint8Array.from(exif.replaceAll(' ', '').match(/../g) ?? [], (byte) => parseInt(byte, 16));
  const bytes = await file.arrayBuffer();
  return new File([bytes.slice(0, 2), segment, bytes.slice(2)], file.name, { type: file.type });
}

async function colourOf(file: File): Promise<'red' | 'blue'> {
  const picture = await createImageBitmap(file);
  const brush = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  brush?.drawImage(picture, 0, 0);
  const [red = 0, , blue = 0] = brush?.getImageData(picture.width / 2, picture.height / 2, 1, 1).data ?? [];
  return red > blue ? 'red' : 'blue';
}

test('a part is taken of the picture as it is seen, however the camera was held', async () => {
  const file = await redAndBlue();
  const second = { x: 40, y: 0, width: 40, height: 40 };
  expect(await colourOf(await shrinkPicture(file, second))).toBe('blue');
  const seen = await upright(file);
  const { width, height } = await createImageBitmap(seen);
  expect([width, height]).toEqual([40, 80]);
  expect(await colourOf(await shrinkPicture(seen, { x: 0, y: 0, width: 40, height: 40 }))).toBe('red');
  expect(await colourOf(await shrinkPicture(seen, { x: 0, y: 40, width: 40, height: 40 }))).toBe('blue');
});

test('keys and the zoom choose the part that is shown', async () => {
  const parts: Part[] = [];
  const screen = await render(
    <MantineProvider env="test">
      <CropDialog
        file={await upright(await redAndBlue())}
        size={{ width: 300, height: 300 }}
        onCrop={(part) => parts.push(part)}
        onClose={() => {}}
      />
    </MantineProvider>,
  );
  const use = screen.getByRole('button', { name: 'Use this part' });
  await expect.element(use).toBeEnabled();
  await use.click();
  await screen.getByRole('slider', { name: 'Zoom' }).fill('2');
  (screen.getByRole('application').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  await use.click();
  expect(parts).toEqual([
    { x: 0, y: 20, width: 40, height: 40 },
    { x: 11, y: 32, width: 20, height: 20 },
  ]);
});

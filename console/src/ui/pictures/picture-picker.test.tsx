import { MantineProvider } from '@mantine/core';
import { PICTURE_SIZES, UPLOAD } from '@sofra/contract/limits';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cutOff } from '../../../testing/cut-off.ts';
import { startPhrases } from '../../../testing/start-phrases.ts';
import { noticesNow } from '../../platform/notices.ts';
import { ReadOnlyContext } from '../feedback/read-only.tsx';
import { PicturePicker } from './picture-picker.tsx';
import { shrinkPicture } from './shrink-picture.ts';
import { type PictureValue, usePicture } from './use-picture.ts';

await startPhrases('en', 'picture');

function Form({ first }: { first: PictureValue }) {
  const [value, setValue] = useState(first);
  const picture = usePicture(value, setValue);
  return (
    <>
      <PicturePicker label="Photo" picture={picture} size={PICTURE_SIZES.photo} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

async function picker(first: PictureValue = { url: null }, heldFor?: string) {
  const screen = await render(
    <MantineProvider env="test">
      <ReadOnlyContext value={heldFor}>
        <Form first={first} />
      </ReadOnlyContext>
    </MantineProvider>,
  );
  await expect.element(screen.getByText(/^\{"url"/)).toBeVisible();
  return screen;
}

/** A picture that no compression makes small: every pixel another colour. */
async function noise(width: number, height: number, type: string): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
  const pixels = brush.createImageData(width, height);
  for (let at = 0; at < pixels.data.length; at += 2 ** 16)
    crypto.getRandomValues(pixels.data.subarray(at, at + 2 ** 16));
  for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
  brush.putImageData(pixels, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 1));
  return new File([blob as Blob], 'Noise.PNG', { type });
}

test('a picture over 1 MB is made smaller by itself, and the field says so', async () => {
  const screen = await picker();
  await expect.element(screen.getByText(/over 1\sMB it is made smaller/)).toBeVisible();
  await screen.getByLabelText(/Choose a picture/).upload(await noise(700, 600, 'image/png'));
  const sizes = screen.getByText(/^[\d.]+\sMB, made 0\.\d\sMB$/);
  await expect.element(sizes).toBeVisible();
  await expect.element(screen.getByText(/"signedId":"/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Choose the part to show' })).toBeVisible();
});

test('a part of a picture that was saved before can be chosen, and stays transparent', async () => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 90, height: 24 });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp'));
  const url = URL.createObjectURL(blob as Blob);
  const screen = await picker({ url });
  await screen.getByRole('button', { name: 'Choose the part to show' }).click();
  await screen.getByRole('button', { name: 'Use this part' }).click();
  await expect.element(screen.getByText(/"signedId":"/)).toBeVisible();
  const shown = screen.container.querySelector('img')?.src ?? '';
  expect((await (await fetch(shown)).blob()).type).toBe('image/png');
});

test('a saved picture that does not come can be asked for again', async () => {
  const screen = await picker({ url: '/i/none-160' });
  await screen.getByRole('button', { name: 'Choose the part to show' }).click();
  await expect.poll(() => noticesNow().map(({ kind }) => kind)).toEqual(['failure']);
  await expect.element(screen.getByRole('button', { name: 'Choose the part to show' })).toBeEnabled();
});

test('a file over 1 MB that can not be made smaller is not sent', async () => {
  const screen = await picker();
  const file = new File([new Uint8Array(UPLOAD.maxBytes + 1)], 'photo.jpg', { type: 'image/jpeg' });
  await screen.getByLabelText(/Choose a picture/).upload(file);
  await expect.element(screen.getByText('The file is too large. Maximum file size is 1MB')).toBeVisible();
  await expect.element(screen.getByText('{"url":null}')).toBeVisible();
});

test('a shrunk picture has at most 1 MB and the same proportions', async () => {
  const small = await shrinkPicture(await noise(3000, 1500, 'image/png'));
  expect(small.size).toBeLessThanOrEqual(UPLOAD.maxBytes);
  const { width, height } = await createImageBitmap(small);
  expect(width / height).toBeCloseTo(2, 1);
});

test.each([
  ['is taken', undefined, 1],
  ['is not taken while changes are held, and opens no other page', 'Confirm first.', 0],
])('a file that is dropped %s', async (_, heldFor, told) => {
  const screen = await picker(undefined, heldFor);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }));
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  screen.getByText('Choose a picture').element().dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true);
  await expect.poll(() => screen.getByText(/Use JPEG or PNG/).elements()).toHaveLength(told);
});

test("a file whose name is no picture's is reported", async () => {
  const screen = await picker();
  const input = screen.getByLabelText(/Choose a picture/);
  (input.element() as HTMLInputElement).removeAttribute('accept');
  await input.upload(new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }));
  await expect.element(screen.getByText(/Use JPEG or PNG/)).toBeVisible();
});

test('a failed upload says so, keeps the former picture and can be tried again', async () => {
  const screen = await picker({ url: '/there-before.png' });
  await cutOff();
  await screen.getByLabelText('Replace the picture').upload(await noise(20, 20, 'image/png'));
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(screen.getByText('{"url":"/there-before.png"}')).toBeVisible();
});

test('deleting clears the picture with an empty signed id', async () => {
  const screen = await picker({ url: '/there-before.png' });
  await screen.getByRole('button', { name: 'Delete the picture' }).click();
  await expect.element(screen.getByText('{"url":null,"signedId":""}')).toBeVisible();
  await expect.element(screen.getByLabelText(/Choose a picture/)).toBeEnabled();
});

test('a tall picture stays within its frame', async () => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 30, height: 90 });
  const screen = await picker({ url: canvas.toDataURL() });
  const heightOf = (selector: string) => screen.container.querySelector(selector)?.clientHeight ?? 0;
  await expect.poll(() => heightOf('img')).toBeGreaterThan(0);
  await expect.poll(() => heightOf('img') / heightOf('label:has(img)')).toBeCloseTo(1, 1);
});

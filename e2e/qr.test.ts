import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { ColorSpace, Document, Matrix } from 'mupdf';
import sharp from 'sharp';
import { expectNoViolations } from './axe.ts';
import { decodePicture } from './camera.ts';
import { testInEveryLanguage } from './each-language.ts';
import { type Owner, signIn, test } from './fixtures.ts';

const MM_PER_POINT = 25.4 / 72;

async function downloaded(link: Locator, page: Page): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await link.click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The page of a PDF, rendered as a printer would, and its size in millimetres. */
async function renderedPage(bytes: Buffer) {
  const document = Document.openDocument(bytes, 'application/pdf');
  expect(document.countPages()).toBe(1);
  const page = document.loadPage(0);
  const [left, top, right, bottom] = page.getBounds();
  const picture = page.toPixmap(Matrix.scale(1.5, 1.5), ColorSpace.DeviceRGB).asPNG();
  const size = [right - left, bottom - top].map((points) => Math.round(points * MM_PER_POINT));
  return { picture: Buffer.from(picture), size, title: document.getMetaData('info:Title') };
}

/** Publishes, and opens the files to print. */
async function openFiles(page: Page, owner: Owner): Promise<string> {
  await owner.api.send('PUT', '/me/venue/publish');
  const venue = await owner.api.read('/me/venue');
  await page.reload();
  await page.locator('header button:has(svg.tabler-icon-qrcode)').click();
  await page.getByRole('dialog').locator('button:has(svg.tabler-icon-printer)').click();
  return String(venue.data.attributes.menu_url);
}

test('the files of the QR code lead to the menu, whatever they are printed on', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  await signIn(page, owner);
  const address = await openFiles(page, owner);
  const slug = address.split('/').at(-1);
  const file = (name: string) => page.getByRole('dialog').getByRole('link', { name });

  const svg = await downloaded(file('Drawing, SVG'), page);
  expect(svg.name).toBe(`${slug}.svg`);
  expect(await decodePicture(await sharp(svg.bytes).png().toBuffer())).toBe(address);
  const png = await downloaded(file('Picture, PNG'), page);
  const { width, height, format } = await sharp(png.bytes).metadata();
  expect([width, height, format]).toEqual([1024, 1024, 'png']);
  expect(await decodePicture(png.bytes)).toBe(address);

  for (const [name, size] of [
    ['Table card, A6', [105, 148]],
    ['Table card, A4', [210, 297]],
  ] as const) {
    const card = await renderedPage((await downloaded(file(name), page)).bytes);
    expect(card.size).toEqual(size);
    expect(card.title).toMatch(/^Levant/);
    expect(await decodePicture(card.picture)).toBe(address);
  }
});

test('a card speaks the language of its venue', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  const attributes = { name: 'مطعم أرز لبنان', branch: 'الكورنيش', default_locale: 'ar' };
  await owner.api.send('PATCH', '/me/venue', { type: 'venues', attributes });
  await signIn(page, owner);
  const address = await openFiles(page, owner);
  const link = page.getByRole('dialog').getByRole('link', { name: 'Table card, A6' });
  const { picture, title } = await renderedPage((await downloaded(link, page)).bytes);
  expect(title).toBe('مطعم أرز لبنان, الكورنيش');
  expect(await decodePicture(picture)).toBe(address);
});

testInEveryLanguage('the files to print are accessible', async ({ signUp, open }) => {
  const owner = await signUp(['Lunch']);
  const page = await open();
  await signIn(page, owner);
  await openFiles(page, owner);
  await page.getByRole('dialog').locator('a[download]').nth(3).waitFor();
  await expectNoViolations(page, 'the files to print');
});

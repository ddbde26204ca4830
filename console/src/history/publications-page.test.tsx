import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { violationsIn } from '../../testing/axe.ts';
import { anItem, show } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { changeRecord } from '../catalogue/calls.ts';
import { api } from '../platform/api.ts';
import { PublicationPage } from './publication-page.tsx';
import { PublicationsPage } from './publications-page.tsx';

await startPhrases('en', 'catalogue', 'history', 'lists', 'publishing', 'review', 'theme');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A venue with two publications, of which the second has another price. */
async function twoPublications() {
  const { place, id } = await anItem();
  await api('PUT /me/venue/publish', {});
  await changeRecord(place, id, { type: 'items', attributes: { price: '420' } });
  await api('PUT /me/venue/publish', {});
  return { place, id };
}

const priceNow = async ({ place, id }: Awaited<ReturnType<typeof twoPublications>>) =>
  (
    await api('GET /me/menus/{menu}/sections/{section}/items/{item}', {
      menu: place.above[0] ?? '',
      section: place.above[1] ?? '',
      item: id,
    })
  ).data.attributes.price;

test('the publications are listed with what each changed, compared, noted down and restored into the draft', async () => {
  const published = await twoPublications();
  const screen = await show(<PublicationsPage search={{}} onSearch={vi.fn()} />);
  await expect.element(screen.getByText(/^Publication 2/)).toBeVisible();
  await expect.element(screen.getByText('Guests see this')).toBeVisible();
  await expect.element(screen.getByText('1 change')).toBeVisible();
  expect(await violationsIn(document.body)).toEqual([]);
  await screen.getByRole('button', { name: 'Compare publication 2' }).click();
  await expect.element(screen.getByText(/Price of “Kebab”.*42.*420/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Add a note to publication 1' }).click();
  await userEvent.keyboard('Opening day{Tab}');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Opening day')).toBeVisible();
  await screen.getByRole('button', { name: 'Restore publication 1' }).click();
  await expect.poll(() => priceNow(published)).toBe('42.00');
  const { data } = await api('GET /me/venue', {});
  expect(data.attributes).toMatchObject({ publication_number: 2 });
});

test('a publication is shown as its guests saw it', async () => {
  await twoPublications();
  const screen = await show(<PublicationPage number="1" />);
  const frame = screen.getByTitle('Preview of the guests’ pages');
  await expect.element(frame).toBeVisible();
  await expect
    .poll(() => (frame.element() as HTMLIFrameElement).contentDocument?.body.textContent)
    .toMatch(/Kebab[\s\S]*42\.00/);
  expect(await violationsIn(document.body)).toEqual([]);
});

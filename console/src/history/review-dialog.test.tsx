import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { violationsIn } from '../../testing/axe.ts';
import { anItem, show } from '../../testing/dialogs.tsx';
import { setLogo } from '../../testing/pictures.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { changeRecord, createRecord, readRecord } from '../catalogue/calls.ts';
import { api } from '../platform/api.ts';
import { ReviewDialog } from './review-dialog.tsx';

await startPhrases('en', 'catalogue', 'history', 'lists', 'publishing', 'review');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const change = async (attributes: Record<string, string>) => {
  const { place, id } = await anItem();
  await api('PUT /me/venue/publish', {});
  await changeRecord(place, id, { type: 'items', attributes });
  return { place, id };
};

const venueNow = async () => (await api('GET /me/venue', {})).data.attributes;

test('what guests will see is told by menu, with what may be a mistake and who did it; Enter publishes', async () => {
  const { place } = await change({ price: '420' });
  await createRecord(place, { type: 'items', attributes: { title: 'Kofta', price: '30' } });
  const onClose = vi.fn();
  const screen = await show(<ReviewDialog opened onClose={onClose} />);
  await expect.element(screen.getByText(/^2 changes since the last publication/)).toBeVisible();
  await expect.element(screen.getByText('1 change may be a mistake.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Lunch' })).toBeVisible();
  await expect.element(screen.getByText(/Price of “Kebab”.*42.*420/)).toBeVisible();
  await expect.element(screen.getByText('Far from the price before. Is it right?')).toBeVisible();
  await expect.element(screen.getByText('Added “Kofta” to “Grill”')).toBeVisible();
  await expect.element(screen.getByText(/^Price of “Kofta”: .*30/)).toBeVisible();
  await expect.element(screen.getByText('in Grill').first()).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'What’s on when' }))
    .toHaveAttribute('href', '/as-of');
  expect(await violationsIn(document.body)).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Publish' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onClose).toHaveBeenCalled();
  expect(await venueNow()).toMatchObject({ publication_number: 2, unpublished_changes: 0 });
});

test('what somebody changes while the list is open is listed before it is published', async () => {
  const { place, id } = await change({ price: '45' });
  const onClose = vi.fn();
  const screen = await show(<ReviewDialog opened onClose={onClose} />);
  await expect.element(screen.getByText(/Price of “Kebab”.*42.*45/)).toBeVisible();
  await changeRecord(place, id, { type: 'items', attributes: { price: '4500' } });
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/Price of “Kebab”.*42.*4,500/)).toBeVisible();
  expect(await venueNow()).toMatchObject({ publication_number: 1 });
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: 'Publish' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onClose).toHaveBeenCalled();
  expect(await venueNow()).toMatchObject({ publication_number: 2 });
});

test('what was changed and taken back is nothing, and cancelling publishes nothing', async () => {
  const { place, id } = await change({ title: 'Kebap' });
  await changeRecord(place, id, { type: 'items', attributes: { title: 'Kebab' } });
  const onClose = vi.fn();
  const screen = await show(<ReviewDialog opened onClose={onClose} />);
  await expect.element(screen.getByText(/^Guests see everything/)).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(onClose).toHaveBeenCalled();
  expect(await venueNow()).toMatchObject({ publication_number: 1 });
});

test('changes of the venue are named by their fields, in a group of their own', async () => {
  await anItem();
  await api('PUT /me/venue/publish', {});
  const { id } = (await api('GET /me/venue', {})).data;
  await api('PATCH /me/venue', { body: { data: { type: 'venues', id, attributes: { cuisine: 'Grill' } } } });
  const screen = await show(<ReviewDialog opened onClose={() => undefined} />);
  await expect.element(screen.getByRole('heading', { name: 'Venue and look' })).toBeVisible();
  await expect.element(screen.getByText(/^cuisine: – → .*Grill/)).toBeVisible();
});

test('a discarded change is as guests see it again, and the others stay', async () => {
  const { place, id } = await change({ price: '420' });
  await createRecord(place, { type: 'items', attributes: { title: 'Kofta', price: '30' } });
  const screen = await show(<ReviewDialog opened onClose={() => undefined} />);
  await screen.getByRole('button', { name: 'Discard the change of “Kebab”' }).click();
  await expect.element(screen.getByText(/^1 change since the last publication/)).toBeVisible();
  await expect.element(screen.getByText('Added “Kofta” to “Grill”')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Discard the change of “Kofta”' })).toHaveFocus();
  expect((await readRecord(place, id)).price).toBe('42.00');
});

test('a picture that is replaced is shown as it was and as it will be', async () => {
  await anItem();
  await setLogo();
  await api('PUT /me/venue/publish', {});
  await setLogo(200);
  const screen = await show(<ReviewDialog opened onClose={() => undefined} />);
  await expect.element(screen.getByText('Before')).toBeVisible();
  await expect.element(screen.getByText('After')).toBeVisible();
  const heights = () =>
    [...document.querySelectorAll('figure img')].map((img) => (img as HTMLImageElement).naturalHeight);
  await expect.poll(heights).toEqual([expect.any(Number), expect.any(Number)]);
  await expect.poll(() => heights().every((height) => height > 0)).toBe(true);
});

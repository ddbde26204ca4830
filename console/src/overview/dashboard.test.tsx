import { beforeEach, expect, test } from 'vitest';
import { anItem, show } from '../../testing/dialogs.tsx';
import { changeRecord, createRecord } from '../catalogue/calls.ts';
import { api } from '../platform/api.ts';
import { startI18n } from '../platform/i18n.ts';
import { Dashboard } from './dashboard.tsx';
import { FirstSteps } from './first-steps.tsx';

await startI18n('en', 'catalogue', 'frame', 'history', 'lists', 'overview', 'publishing', 'undo');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('publishing makes the menu live, brings the code to print, and ticks the step', async () => {
  await anItem();
  const screen = await show(<Dashboard />);
  await expect.element(screen.getByText('1 item in “Grill” has no photo')).toBeVisible();
  await expect.element(screen.getByText('Your e-mail address is not confirmed')).toBeVisible();
  await expect.element(screen.getByText('Added “Kebab” to “Grill”')).toBeVisible();
  await expect.element(screen.getByText('0 of 6')).toBeVisible();
  await screen.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'Your menu is live' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect.element(screen.getByText('1 of 6')).toBeVisible();
});

test('steps that were closed stay closed for that person and venue', async () => {
  await anItem();
  const screen = await show(<FirstSteps />);
  await screen.getByRole('button', { name: 'Hide the first steps' }).click();
  await expect.element(screen.getByText('First steps')).not.toBeInTheDocument();
  await screen.unmount();
  const again = await show(<Dashboard />);
  await expect.element(again.getByText('1 item in “Grill” has no photo')).toBeVisible();
  await expect.element(again.getByText('First steps')).not.toBeInTheDocument();
  await again.unmount();
  sessionStorage.clear();
  await anItem();
  const another = await show(<FirstSteps />);
  await expect.element(another.getByText('First steps')).toBeVisible();
});

test('a changed option of a theme is among the last changes', async () => {
  await anItem();
  const attributes = { name: 'Evening' };
  const made = await api('POST /me/branding/themes', { body: { data: { type: 'themes', attributes } } });
  const theme = made.data.id;
  const fonts = { main: 'georgia' } as const;
  await api('PATCH /me/branding/themes/{theme}', {
    theme,
    body: { data: { type: 'themes', id: theme, attributes: { fonts } } },
  });
  const screen = await show(<Dashboard />);
  await expect.element(screen.getByText('Changed the theme “Evening”')).toBeVisible();
});

test('a venue that states nothing is not urged; once it does, what says nothing is named with its section', async () => {
  const { place, id } = await anItem();
  await createRecord(place, { type: 'items', attributes: { title: 'Soup', price: '9' } });
  const screen = await show(<Dashboard />);
  await expect.element(screen.getByText(/can tell guests with allergies/)).toBeVisible();
  await expect.element(screen.getByText(/what is in it$/)).not.toBeInTheDocument();
  await screen.unmount();
  await changeRecord(place, id, { type: 'items', attributes: { free_of: ['milk'] } });
  const again = await show(<Dashboard />);
  await expect.element(again.getByText('1 item in “Grill” does not say what is in it')).toBeVisible();
  await expect.element(again.getByText(/can tell guests with allergies/)).not.toBeInTheDocument();
});

import { beforeEach, expect, test } from 'vitest';
import { anItem, show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { changeRecord, createRecord } from '../catalogue/calls.ts';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { OpenMenu } from '../publishing/open-menu.tsx';
import { Dashboard } from './dashboard.tsx';
import { FirstSteps } from './first-steps.tsx';

await startPhrases('en', 'catalogue', 'frame', 'history', 'lists', 'overview', 'publishing', 'undo');

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

test('a venue without dishes is published only after it was said that guests would find nothing', async () => {
  await signUp();
  const readVenue = async () => flatten(await api('GET /me/venue', {}));
  const venue = await readVenue();
  const screen = await show(
    <>
      <Dashboard />
      <OpenMenu venue={venue} />
    </>,
  );
  await screen.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(screen.getByText(/^No menu that guests can see has a dish yet/)).toBeVisible();
  expect((await readVenue()).published_at).toBeNull();
  await screen.getByRole('button', { name: 'Publish it empty' }).click();
  await expect.poll(async () => (await readVenue()).published_at).not.toBeNull();
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
  await expect.element(screen.getByText(/^Changed the theme “Evening”/)).toBeVisible();
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

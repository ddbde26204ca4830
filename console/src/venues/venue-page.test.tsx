import { MAP_META } from '@sofra/contract/geography/map-meta';
import { TEXT } from '@sofra/contract/limits';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cutOff } from '../../testing/cut-off.ts';
import { show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { NoticeList } from '../ui/feedback/notice-list.tsx';
import { VenuePage } from './venue-page.tsx';

await startPhrases(
  'en',
  'confirmation',
  'frame',
  'phone',
  'publishing',
  'saving',
  'unsaved',
  'undo',
  'venue-form',
  'venues',
);

const COMPLETE = {
  address: 'Al Wasl Road 12',
  city: 'Dubai',
  state: 'Dubai',
  country: 'United Arab Emirates',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const change = (attributes: object) =>
  api('PATCH /me/venue', { body: { data: { type: 'venues', attributes } } });

const stored = async () => flatten(await api('GET /me/venue', {}));

/** Shows the page of the current venue. */
async function open(isNew = false) {
  let created = 0;
  let deleted = 0;
  const screen = await show(
    <>
      <VenuePage
        isNew={isNew}
        onCreated={() => {
          created += 1;
        }}
        onDeleted={() => {
          deleted += 1;
        }}
      />
      <NoticeList />
    </>,
  );
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
  const list = (name: string) => screen.getByRole('combobox', { name, exact: true });
  await expect.element(field('Name')).toBeVisible();
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  return { screen, field, list, press, created: () => created, deleted: () => deleted };
}

test('what is right is saved; what is wrong stays, and is said at the fields that are left and by the button', async () => {
  await signUp();
  await change({ map: COMPLETE });
  const { screen, field, press } = await open();
  const save = screen.getByRole('button', { name: 'Save' });
  await expect.element(save).toBeDisabled();
  await field('Name').fill('Levant House');
  await expect.element(save).toBeEnabled();
  await field('Name').fill('Li');
  await expect.element(screen.getByText('Must have at least 3 characters.')).not.toBeInTheDocument();
  await field('Instagram').fill('https://notinstagram.com/levant');
  await expect.element(screen.getByText('Must have at least 3 characters.')).toBeVisible();
  await expect.element(screen.getByText('Still to fill in or correct: Name and Instagram')).toBeVisible();
  await field('Name').fill('  Levant House ');
  await expect
    .element(screen.getByText('An address of instagram.com is needed', { exact: false }))
    .toBeVisible();
  await field('Phone').fill('12');
  await field('Instagram').fill('https://www.instagram.com/levant');
  await press('Save');
  await expect.element(screen.getByText('Saved')).toBeVisible();
  await expect.element(field('Phone')).toHaveFocus();
  await expect.element(field('Phone')).not.toHaveValue('');
  await expect.element(save).toBeEnabled();
  await field('Phone').fill('');
  await field('Branch').fill('Marina');
  await press('Save');
  await expect.element(screen.getByText('Saved')).toBeVisible();
  await expect.element(field('Name')).toHaveValue('Levant House');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(await stored()).toMatchObject({
    name: 'Levant House',
    external_profiles: { instagram: 'https://www.instagram.com/levant' },
  });
});

test('what the venue cooks is saved as typed, read again, bounded, and taken away', async () => {
  await signUp();
  await change({ map: COMPLETE });
  const { screen, field, press } = await open();
  const cuisine = field('Cuisine');
  await expect.element(cuisine).toHaveAccessibleDescription(/^What it cooks.*Search engines/);
  await cuisine.fill('  Lebanese, مشاوي ');
  await press('Save');
  await expect.element(cuisine).toHaveValue('Lebanese, مشاوي');
  expect(await stored()).toMatchObject({ cuisine: 'Lebanese, مشاوي' });
  await cuisine.fill('x'.repeat(TEXT.cuisine.max + 1));
  await field('Name').click();
  await expect.element(screen.getByText('Still to fill in or correct: Cuisine')).toBeVisible();
  await expect.element(screen.getByText(`Must have at most ${TEXT.cuisine.max} characters.`)).toBeVisible();
  await cuisine.fill('');
  await press('Save');
  await expect.poll(stored).toMatchObject({ cuisine: null });
});

test('a second language is saved by itself, before there is an address', async () => {
  await signUp();
  const { screen, press } = await open();
  await screen.getByRole('checkbox', { name: 'Русский' }).click();
  await press('Save');
  await expect.element(screen.getByText('Saved')).toBeVisible();
  expect(await stored()).toMatchObject({ extra_locales: ['ru'], map: { address: null } });
  // A place that is begun is whole or not saved.
  await screen.getByRole('textbox', { name: 'City', exact: true }).fill('Sharjah');
  await press('Save');
  await expect.element(screen.getByRole('textbox', { name: 'Address', exact: true })).toHaveFocus();
  expect(await stored()).toMatchObject({ map: { city: 'Dubai' } });
});

test('an address of the menu that is taken is refused at its field', async () => {
  await signUp();
  const taken = (await stored()).slug;
  await signUp();
  await change({ map: COMPLETE });
  const { screen, field, press } = await open();
  await field('Ending of the address').fill(taken.toUpperCase());
  await expect.element(field('Ending of the address')).toHaveValue(taken);
  await press('Save');
  await expect.element(screen.getByText('This address is taken.')).toBeVisible();
  await expect.element(field('Ending of the address')).toHaveFocus();
});

test('a place that is chosen fills the fields, puts the pin and sets the time zone', async () => {
  await signUp();
  const { screen, field, list, press } = await open();
  // The state of the place before says nothing of the next one.
  await field('State or region').fill('Dubai');
  await field('Address').fill('King Faisal Street, Amman, Jordan');
  await screen.getByRole('option', { name: 'Amman, Jordan' }).click();
  await expect.element(field('City')).toHaveValue('Amman');
  await expect.element(field('State or region')).toHaveValue('');
  await expect.element(list('Country')).toHaveValue('Jordan');
  await expect.element(field('Address')).toHaveValue('King Faisal Street, Amman, Jordan');
  await expect.element(list('Time zone')).toHaveValue('Asia/Amman');
  await expect.element(screen.getByText('The pin is at 31.9', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('Still to fill in or correct: State or region')).toBeVisible();
  await field('State or region').fill('Amman');
  await press('Save');
  await expect.element(screen.getByText('Saved')).toBeVisible();
  expect(await stored()).toMatchObject({
    time_zone: 'Asia/Amman',
    map: { city: 'Amman', country_code: 'JO' },
  });
});

test('keys after a press on the time zone take its place', async () => {
  await signUp();
  await change({ map: COMPLETE });
  const { screen, list, press } = await open();
  await list('Time zone').click();
  await userEvent.keyboard('Beirut{Enter}');
  await expect.element(list('Time zone')).toHaveValue('Asia/Beirut');
  await press('Save');
  await expect.element(screen.getByText('Saved')).toBeVisible();
  expect(await stored()).toMatchObject({ time_zone: 'Asia/Beirut' });
});

test('a city that is only begun is completed as the address, for it has none of its own', async () => {
  await signUp();
  const { screen, field } = await open();
  await field('Address').fill('Amm');
  await screen.getByRole('option', { name: 'Amman, Jordan' }).click();
  await expect.element(field('Address')).toHaveValue('Amman');
  await expect.element(field('City')).toHaveValue('Amman');
});

test('the pin is put and moved by the keyboard alone, and its place is told', async () => {
  await signUp();
  await change({ map: { ...COMPLETE, latitude: 25.2, longitude: 55.27 }, time_zone: 'UTC' });
  const { screen, field, list } = await open();
  await expect.element(screen.getByText('The pin is at 25.2, 55.27.')).toBeVisible();
  const pin = screen.getByRole('application', { name: 'Pin of the venue' });
  (pin.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  const [, latitude = '', longitude = ''] =
    /at ([\d.]+), ([\d.]+)\.$/.exec(
      screen.getByText('The pin is at', { exact: false }).element().textContent ?? '',
    ) ?? [];
  expect(Number(latitude)).toBeGreaterThan(25.2);
  expect(Number(longitude)).toBeGreaterThan(55.27);
  expect(latitude).toMatch(/^\d+\.\d{1,6}$/);
  await expect.element(pin).toHaveFocus();
  await expect.element(list('Time zone')).toHaveValue('Asia/Dubai');
  await expect.element(screen.getByText('Here: Dubai, United Arab Emirates')).toBeVisible();
  const take = screen.getByRole('button', { name: 'Use this address' });
  await expect.element(take).not.toBeInTheDocument();
  await field('City').fill('Jumeirah');
  await take.click();
  await expect.element(field('City')).toHaveValue('Dubai');
  await expect.element(field('Address')).toHaveValue(COMPLETE.address);
  await screen.getByRole('button', { name: 'Take the pin away' }).click();
  await expect.element(screen.getByText('There is no pin yet.')).toBeVisible();
});

test('without pin and city the map stands on the capital of the country', async () => {
  await signUp();
  await change({ map: { city: null, country: 'Jordan', country_code: 'JO' } });
  const { screen, press } = await open();
  const isThere = async () => {
    await press('Put the pin in the middle');
    await expect.element(screen.getByText('The pin is at', { exact: false })).toBeVisible();
    const isAmman = screen.getByText('The pin is at 31.96, 35.95', { exact: false }).query() !== null;
    if (!isAmman) await press('Take the pin away');
    return isAmman;
  };
  await expect.poll(isThere).toBe(true);
  (screen.getByRole('application', { name: 'Pin of the venue' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  const longitude = () =>
    Number(
      /, ([\d.]+)\.$/.exec(screen.getByText('The pin is at', { exact: false }).element().textContent)?.[1],
    );
  await expect.poll(longitude).toBeGreaterThan(35.95);
  // Ten pixels are so wide at zoom 12.
  expect(longitude() - 35.95).toBeCloseTo(10 * (360 / (256 * 2 ** 12)), 3);
});

test('the main language is no extra one', async () => {
  await signUp();
  const { screen } = await open();
  const extra = (name: string) => screen.getByRole('checkbox', { name });
  await expect.element(extra('English')).not.toBeInTheDocument();
  await screen.getByRole('combobox', { name: 'Main language' }).selectOptions('ar');
  await expect.element(extra('العربية')).not.toBeInTheDocument();
  await expect.element(extra('English')).toBeChecked();
});

test('what was typed is kept for its venue alone, and offered there', async () => {
  await signUp();
  const first = await open();
  await first.field('Name').fill('Seaside');
  await first.screen.unmount();
  const { id } = await stored();
  const body = { data: { type: 'venues' as const, attributes: { name: 'Harbour', map: COMPLETE } } };
  const { data: other } = await api('POST /me/venues', { body });
  await api('PATCH /me/venues/{venue}/sign_in', { venue: other.id });
  const second = await open();
  await expect.element(second.field('Name')).toHaveValue('Harbour');
  await expect.element(second.screen.getByText('You have unsaved changes')).not.toBeInTheDocument();
  await second.screen.unmount();
  await api('PATCH /me/venues/{venue}/sign_in', { venue: id });
  const third = await open();
  await third.press('Restore');
  await expect.element(third.field('Name')).toHaveValue('Seaside');
});

test('a save never writes over somebody else’s', async () => {
  await signUp();
  await change({ map: COMPLETE });
  const { screen, field, press } = await open();
  await field('Name').fill('Mine');
  await change({ name: 'Theirs', branch: 'Creek' });
  await press('Save');
  await screen.getByRole('radio', { name: 'Theirs' }).click();
  await press('Save what is chosen');
  await expect.element(field('Name')).toHaveValue('Theirs');
  await expect.element(field('Branch')).toHaveValue('Creek');
});

test('what somebody else has changed in another field is saved along, and stands in the form', async () => {
  await signUp();
  await change({ map: COMPLETE });
  const { field, press } = await open();
  await change({ branch: 'Marina' });
  await field('Name').fill('Cedar');
  await press('Save');
  await expect.element(field('Branch')).toHaveValue('Marina');
  await expect.poll(stored).toMatchObject({ name: 'Cedar', branch: 'Marina' });
});

test('without the search of places the form says so, and can be filled in by hand', async () => {
  await signUp();
  const { screen, field } = await open();
  await expect.element(field('City')).toHaveValue('Dubai');
  const mend = await cutOff();
  await field('Address').fill('Al Wasl Road 12');
  await expect.element(screen.getByText('Places can’t be looked up', { exact: false })).toBeVisible();
  await mend();
  await field('State or region').fill('Dubai');
  await expect.element(field('Address')).toHaveValue('Al Wasl Road 12');
});

test('where a geocoder forbids searching while one types, an address is searched when asked to', async () => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: MAP_META, content: '' });
  meta.dataset.search = 'asked';
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  await signUp();
  const { screen, field } = await open();
  await field('Address').fill('Amman, Jordan');
  await new Promise((later) => setTimeout(later, 800));
  expect(performance.getEntriesByType('resource').some(({ name }) => name.includes('address=Amman'))).toBe(
    false,
  );
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('option', { name: 'Amman, Jordan' }).click();
  await expect.element(field('City')).toHaveValue('Amman');
});

test('a new venue is made, and the tab is in it; the last venue offers no deletion', async () => {
  await signUp();
  const only = await open();
  await expect.element(only.screen.getByRole('button', { name: 'Delete the venue' })).not.toBeInTheDocument();
  await only.screen.unmount();
  const { screen, field, press, created } = await open(true);
  await field('Name').fill('Harbour');
  await field('Address').fill('Al Wasl Road 12');
  await field('City').fill('Dubai');
  await field('State or region').fill('Dubai');
  await press('Add the venue');
  await expect.element(screen.getByText('You are now in Harbour')).toBeVisible();
  expect(created()).toBe(1);
  expect(await stored()).toMatchObject({ name: 'Harbour', map: { country_code: 'AE' } });
  await screen.unmount();
  const again = await open();
  await again.press('Delete the venue');
  const dialog = again.screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete the venue' }).click();
  await expect.element(again.screen.getByText('Deleted Harbour')).toBeVisible();
  expect([again.deleted(), (await stored()).name]).toEqual([1, 'Levant']);
});

test('saving in a venue that was deleted elsewhere leads to another one, and says so', async () => {
  const token = await signUp();
  const map = { ...COMPLETE };
  const other = await api('POST /me/venues', {
    body: { data: { type: 'venues', attributes: { name: 'Harbour', map } } },
  });
  const { screen, field, press } = await open();
  await field('Name').fill('Levant House');
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch('/api/v1/me/venue', { method: 'DELETE', headers })).status).toBe(204);
  await press('Save');
  await expect.element(screen.getByText('The venue has been deleted. You are now in Harbour')).toBeVisible();
  await expect.element(field('Name')).toHaveValue('Harbour');
  expect((await stored()).id).toBe(other.data.id);
});

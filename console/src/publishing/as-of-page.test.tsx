import { usualWeek } from '@sofra/contract/schedules/schedules';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { violationsIn } from '../../testing/axe.ts';
import { anItem, show } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { createRecord } from '../catalogue/calls.ts';
import type { Place } from '../catalogue/place.ts';
import { api } from '../platform/api.ts';
import { AsOfPage } from './as-of-page.tsx';
import type { AsOfSearch } from './as-of-search.ts';

await startPhrases('en', 'as-of', 'catalogue', 'lists');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A schedule that is on at these hours of Saturday and Sunday alone. */
function onWeekends(from: string, to: string) {
  const week = usualWeek();
  for (const [day, hours] of Object.entries(week))
    Object.assign(hours, { enabled: Number(day) > 4, from, to });
  const attributes = { schedule_type: 'periodic' as const, schedule_data: week };
  return { settings: { data: { type: 'settings' as const, attributes } } };
}

/** A lunch of every day, and in it a brunch of weekends with a dish whose evening hours it never meets. */
async function aBrunch() {
  const { place, id: kebab } = await anItem();
  const [menu = ''] = place.above;
  const { id } = await createRecord(
    { level: 'sections', above: [menu] },
    { type: 'sections', attributes: { title: 'Brunch' }, relationships: onWeekends('10:00', '14:00') },
  );
  const brunch: Place = { level: 'items', above: [menu, id] };
  await createRecord(brunch, { type: 'items', attributes: { title: 'Pancakes', price: '20' } });
  await createRecord(brunch, {
    type: 'items',
    attributes: { title: 'Omelette', price: '25' },
    relationships: onWeekends('18:00', '20:00'),
  });
  return { place, id: kebab };
}

function Page({ search: first }: { search: AsOfSearch }) {
  const [search, setSearch] = useState(first);
  return (
    <main>
      <AsOfPage search={search} onSearch={setSearch} />
    </main>
  );
}

const drawn = (frame: { element: () => Element }) =>
  (frame.element() as HTMLIFrameElement).contentDocument?.body.textContent ?? '';

test('the page of a moment is drawn, and each hidden row has its reason; another day is one press away', async () => {
  await aBrunch();
  const screen = await show(<Page search={{ at: '2027-03-26T11:00' }} />);
  const brunch = screen.getByRole('listitem').filter({ hasText: /^Brunch/ });
  await expect
    .element(brunch.getByText(/^Sat to Sun, .*10:00.*14:00.* · Shows again Sat 10:00$/))
    .toBeVisible();
  await brunch.getByRole('button', { name: '1 entry in Brunch' }).click();
  await expect.element(brunch.getByText('Pancakes')).toBeVisible();
  await expect.element(brunch.getByText('Hidden with what it is in · Shows again Sat 10:00')).toBeVisible();
  const warning = '“Omelette” never shows: its hours don’t meet those of what it is in';
  await expect.element(screen.getByRole('link', { name: warning })).toBeVisible();
  const frame = screen.getByTitle('The guests’ page then');
  await expect.poll(() => drawn(frame)).toMatch(/Kebab/);
  expect(drawn(frame)).not.toContain('Pancakes');
  expect(await violationsIn(document.body)).toEqual([]);
  await screen.getByRole('button', { name: 'Sat 27 Mar, 2027' }).click();
  await expect.poll(() => drawn(frame)).toMatch(/Pancakes/);
  expect(drawn(frame)).not.toContain('Omelette');
  await expect
    .element(screen.getByRole('heading', { name: '1 entry that guests don’t see then' }))
    .toBeVisible();
});

test('a moment is typed, and another week is one press away', async () => {
  await aBrunch();
  const screen = await show(<Page search={{ at: '2027-03-26T11:00' }} />);
  const time = screen.getByRole('textbox', { name: 'Time' });
  await expect.element(time).toHaveValue('11:00');
  await screen.getByLabelText('Day').fill('2027-03-27');
  await time.fill('15:30');
  await expect.element(screen.getByText(/Shows again Sun 10:00/)).toBeVisible();
  await expect.element(time).toHaveFocus();
  await screen.getByRole('button', { name: 'The week after' }).click();
  await expect.element(screen.getByRole('heading', { name: '29 Mar, 2027 – 4 Apr, 2027' })).toBeVisible();
  await expect.element(screen.getByLabelText('Day')).toHaveValue('2027-04-03');
  await screen.getByRole('button', { name: 'Now' }).click();
  await expect.element(screen.getByRole('button', { name: 'Now' })).toBeDisabled();
});

test('what is published is told apart from the draft', async () => {
  const { place, id } = await aBrunch();
  const screen = await show(<Page search={{ of: 'live' }} />);
  await expect.element(screen.getByText('Nothing is published yet: guests see nothing.')).toBeVisible();
  await expect.element(screen.getByText('Not published yet')).toBeVisible();
  await screen.unmount();
  await api('PUT /me/venue/publish', {});
  const again = await show(<Page search={{ of: 'live', at: '2027-03-27T12:00' }} />);
  const frame = again.getByTitle('The guests’ page then');
  await expect.poll(() => drawn(frame)).toMatch(/Pancakes/);
  await createRecord(place, { type: 'items', attributes: { title: 'Soup', price: '9' } });
  await again.getByRole('combobox', { name: 'Which menu' }).selectOptions('draft');
  await expect.poll(() => drawn(frame)).toMatch(/Soup/);
  const attributes = { sold_out: true, until: null };
  const body = { data: [{ type: 'availabilities' as const, id, attributes }] };
  await api('PATCH /me/venue/relationships/availabilities', { body });
  await again.getByRole('combobox', { name: 'Which menu' }).selectOptions('live');
  const row = again.getByRole('listitem').filter({ hasText: /^Kebab/ });
  await expect
    .element(row.getByText('Guests see it as sold out until somebody switches it back'))
    .toBeVisible();
  await expect.poll(() => drawn(frame)).toMatch(/Sold out/);
});

import { WEEKDAYS } from '@sofra/contract/schedules/schedules';
import { expect, test } from 'vitest';
import { sellOut } from '../sold-out/sold-out.ts';
import { changeItem, changeMenu, changeVenue, codes, deleteItem, publish } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { anItem, anOwner, aPlace, aSection, type Owner, type Place } from '../tools/factories.ts';

type Asked = { of?: string; at?: string };

const FRIDAY = '2027-03-26 18:00';

async function momentOf({ token }: Pick<Owner, 'token'>, query: Asked) {
  const { document } = await call('GET /me/venue/moment', { token, query });
  return document.data.attributes;
}

const hiddenAt = async (owner: Pick<Owner, 'token'>, query: Asked) =>
  (await momentOf(owner, query)).hidden.map(({ title, reason, next, never }) => [title, reason, next, never]);

/** A menu with a section and an item, in a venue of London. */
async function aVenueInLondon(): Promise<{ owner: Owner; place: Place }> {
  const owner = await anOwner();
  await changeVenue(owner, { time_zone: 'Europe/London' });
  return { owner, place: await aPlace(owner) };
}

/** A schedule of the wire that is on at some hours of one weekday alone. */
function settingsOn(weekday: (typeof WEEKDAYS)[number], from: string, to: string) {
  const schedule_data = Object.fromEntries(
    WEEKDAYS.map((day) => [day, { enabled: day === weekday, from, to, overnight: false }]),
  );
  const settings = { type: 'settings', attributes: { schedule_type: 'periodic', schedule_data } };
  return { settings: { data: settings } };
}

function scheduleSection({ token }: Owner, { menu, section }: Omit<Place, 'item'>, relationships: object) {
  const data = { type: 'sections', id: section, attributes: {}, relationships };
  const params = { menu, section };
  return call('PATCH /me/menus/{menu}/sections/{section}', { token, params, body: { data } });
}

test('on a Friday evening a brunch is hidden with its dishes until Saturday, on the clock of the venue', async () => {
  const { owner, place } = await aVenueInLondon();
  const section = await aSection(owner, place.menu, { title: 'Brunch' });
  const brunch = { menu: place.menu, section };
  await anItem(owner, brunch, { title: 'Eggs' });
  await scheduleSection(owner, brunch, settingsOn('5', '10:00', '14:00'));
  const saturday = '2027-03-27T10:00:00.000Z';
  expect(await hiddenAt(owner, { at: FRIDAY })).toEqual([
    ['Brunch', 'schedule', saturday, null],
    ['Eggs', 'above', saturday, null],
  ]);
  expect(await hiddenAt(owner, { at: '2027-03-27 13:59' })).toEqual([]);
  // Britain’s summer time begins on 28 March.
  expect(await momentOf(owner, { at: FRIDAY })).toMatchObject({
    at: '2027-03-26T18:00:00.000Z',
    time_zone: 'Europe/London',
    publication: null,
    days: expect.arrayContaining(['2027-03-22T00:00:00.000Z', '2027-03-28T23:00:00.000Z']),
    gaps: [],
    menus: [{ title: 'Dinner', items: 1 }],
  });
});

test('hours that never meet are a warning at the dish', async () => {
  const { owner, place } = await aVenueInLondon();
  await scheduleSection(owner, place, settingsOn('5', '10:00', '14:00'));
  await changeItem(owner, place, {}, { relationships: settingsOn('5', '18:00', '20:00') });
  const moment = await momentOf(owner, { at: FRIDAY });
  expect(moment.hidden.map(({ title, reason, never }) => [title, reason, never])).toEqual([
    ['Dinner', 'empty', null],
    ['Grill', 'schedule', null],
    ['Shish tawook', 'schedule', 'no_meeting'],
  ]);
  expect(moment.menus).toMatchObject([{ on: [], items: 0 }]);
  expect(moment.gaps).toEqual([{ from: moment.days[0], to: moment.days.at(-1) }]);
});

test('live is what guests see: what is not published yet, or switched off since, is told apart from the draft', async () => {
  const { owner, place } = await aVenueInLondon();
  expect(await hiddenAt(owner, { of: 'live' })).toEqual([
    ['Dinner', 'unpublished', null, null],
    ['Grill', 'above', null, null],
    ['Shish tawook', 'above', null, null],
  ]);
  await publish(owner);
  const soup = await anItem(owner, place, { title: 'Soup' });
  await changeItem(owner, place, { disabled: true });
  expect(await hiddenAt(owner, { of: 'live' })).toEqual([['Soup', 'unpublished', null, null]]);
  expect(await hiddenAt(owner, { of: 'draft' })).toEqual([['Shish tawook', 'off', null, null]]);
  await deleteItem(owner, { ...place, item: soup });
  await deleteItem(owner, place);
  expect(await hiddenAt(owner, { of: 'live' })).toEqual([]);
  expect((await momentOf(owner, { of: 'live' })).publication).toBe(1);
});

test('a row leads to its place in the draft, and to none where it has gone', async () => {
  const { owner, place } = await aVenueInLondon();
  await anItem(owner, place, { title: 'Soup' });
  await changeItem(owner, place, {}, { relationships: settingsOn('5', '10:00', '14:00') });
  await publish(owner);
  const rowsOf = async () => (await momentOf(owner, { of: 'live', at: FRIDAY })).hidden;
  const { menu, section, item } = place;
  expect(await rowsOf()).toMatchObject([
    { id: item, above: ['Dinner', 'Grill'], menu_id: menu, section_id: section, position: 1 },
  ]);
  await deleteItem(owner, place);
  expect(await rowsOf()).toMatchObject([{ id: item, position: null }]);
});

test('what is sold out says until when, at moments before that', async () => {
  const { owner, place } = await aVenueInLondon();
  await sellOut(owner, [place.item], '2027-03-26 20:00');
  const until = '2027-03-26T20:00:00.000Z';
  const moment = await momentOf(owner, { at: FRIDAY });
  expect(moment).toMatchObject({ sold_out: [place.item], hidden: [{ reason: 'sold_out', next: until }] });
  expect(await momentOf(owner, { at: '2027-03-26 20:00' })).toMatchObject({ sold_out: [], hidden: [] });
});

test('another venue’s rows are nobody else’s, and a moment that is none is refused', async () => {
  const { owner, place } = await aVenueInLondon();
  await changeMenu(owner, place.menu, { disabled: true });
  const other = await anOwner();
  expect(await momentOf(other, {})).toMatchObject({ hidden: [], menus: [] });
  for (const at of ['Friday', '2027-02-30 10:00', '2027-03-26T18:00:00'])
    expect(codes(await call('GET /me/venue/moment', { token: owner.token, query: { at } }))).toEqual([
      400,
      'invalid_parameter',
    ]);
});

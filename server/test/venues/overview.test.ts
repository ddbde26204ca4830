import { expect, test } from 'vitest';
import { rounds } from '../../../scripts/proof.ts';
import { type By, changeItem, changeMenu, changeVenue, DAY, publish, signIn } from '../tools/actions.ts';
import { call, tokenOf } from '../tools/client.ts';
import {
  aConfirmedOwner,
  aMenu,
  anExtra,
  anItem,
  anOwner,
  anUpload,
  aPlace,
  aSection,
  aTheme,
  aTranslation,
  lay,
  type Owner,
  photograph,
} from '../tools/factories.ts';
import { shiftClock, theServer } from '../tools/harness.ts';

const overviewOf = async ({ token }: Pick<Owner, 'token'>) =>
  (await call('GET /me/venue/overview', { token })).document;

const signedInAgain = async (owner: Owner): Promise<By> => ({ token: tokenOf(await signIn(owner)) });

const attributesOf = async (owner: By) => (await overviewOf(owner)).data.attributes;

test('each first step is done by what it is about', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const none = {
    email_confirmed: false,
    photo_added: false,
    address_set: false,
    theme_chosen: false,
    published: false,
  };
  expect((await attributesOf(owner)).steps).toEqual(none);
  await photograph(owner, place, await anUpload(owner.token));
  await changeVenue(owner, { map: { address: 'Al Wasl Road 12' } });
  await aTheme(owner, { enabled: true });
  await publish(owner);
  const done = { email_confirmed: false, photo_added: true, address_set: true, theme_chosen: true };
  expect((await attributesOf(owner)).steps).toEqual({ ...done, published: true });
  expect((await attributesOf(await aConfirmedOwner())).steps).toEqual({ ...none, email_confirmed: true });
});

test('items without a picture are counted, with the first sections that have some', async () => {
  const owner = await anOwner();
  const { menu, section, item } = await aPlace(owner);
  await anItem(owner, { menu, section });
  const hidden = await aMenu(owner, { title: 'Hidden' });
  await anItem(owner, { menu: hidden, section: await aSection(owner, hidden) });
  await changeMenu(owner, hidden, { disabled: true });
  await photograph(owner, { menu, section, item }, await anUpload(owner.token));
  const sections = [{ menu_id: menu, section_id: section, title: 'Grill', items: 1 }];
  expect((await attributesOf(owner)).without_photo).toEqual({ total: 1, sections });
});

test('items that state nothing are counted, and those that were last checked longer ago than the venue wants', async () => {
  const owner = await aConfirmedOwner();
  const place = await aPlace(owner);
  const cares = async () => {
    const { check_again, unstated, stated } = await attributesOf(owner);
    return [check_again.total, unstated.total, stated];
  };
  expect(await cares()).toEqual([0, 1, 0]);
  await changeItem(owner, place, { free_of: ['milk'] });
  await anItem(owner, place, { title: 'Lemonade' });
  expect(await cares()).toEqual([0, 1, 1]);
  shiftClock(170 * DAY);
  expect((await attributesOf(await signedInAgain(owner))).check_again.total).toBe(0);
  shiftClock(20 * DAY);
  const again = await signedInAgain(owner);
  const later = async () => (await attributesOf(again)).check_again;
  const sections = [{ menu_id: place.menu, section_id: place.section, title: 'Grill', items: 1 }];
  expect(await later()).toEqual({ total: 1, sections });
  await changeVenue(again, { check_again_months: null });
  expect((await later()).total).toBe(0);
  await changeVenue(again, { check_again_months: 6 });
  await changeItem(again, place, { checked: true });
  expect((await later()).total).toBe(0);
});

test('of a long list only the first places are named, and all are counted', async () => {
  const owner = await anOwner();
  const menu = await aMenu(owner);
  for (let at = 1; at <= 7; at++) {
    const section = await aSection(owner, menu, { title: `Grill ${at}` });
    if (at > 6) await anItem(owner, { menu, section });
  }
  const { empty } = await attributesOf(owner);
  expect([empty.total, empty.records.map(({ title }) => title)]).toEqual([
    6,
    ['Grill 1', 'Grill 2', 'Grill 3', 'Grill 4', 'Grill 5'],
  ]);
});

test('each language counts the titles that it lacks, the main one too, and leads to the first menu without one', async () => {
  const owner = await anOwner();
  const { menu, section, item } = await aPlace(owner);
  await anExtra(owner, { menu, section, item });
  expect((await attributesOf(owner)).untranslated).toEqual([]);
  await changeVenue(owner, { extra_locales: ['ru', 'ar'] });
  await aTranslation(owner, menu, ['item', 'items', item], ['ar', 'شيش طاووق']);
  expect((await attributesOf(owner)).untranslated).toEqual([
    { locale: 'ru', records: 4, menu_id: menu },
    { locale: 'ar', records: 3, menu_id: menu },
  ]);
  await changeVenue(owner, { default_locale: 'ar', extra_locales: ['en'] });
  expect((await attributesOf(owner)).untranslated).toEqual([{ locale: 'ar', records: 3, menu_id: menu }]);
});

test('menus without sections and sections without items are empty', async () => {
  const owner = await anOwner();
  const menu = await aMenu(owner, { title: 'Lunch' });
  const empty = async () => (await attributesOf(owner)).empty;
  expect(await empty()).toEqual({ total: 1, records: [{ menu_id: menu, section_id: null, title: 'Lunch' }] });
  const section = await aSection(owner, menu);
  expect((await empty()).records).toEqual([{ menu_id: menu, section_id: section, title: 'Grill' }]);
  await anItem(owner, { menu, section });
  expect(await empty()).toEqual({ total: 0, records: [] });
});

test('the hours without any section are counted where the venue has no week of its own', async () => {
  const owner = await anOwner();
  const { menu } = await aPlace(owner);
  const closed = async () => (await attributesOf(owner)).closed_hours;
  const schedule = (schedule_type: string, schedule_data: object) => {
    const settings = { type: 'settings', attributes: { schedule_type, schedule_data } };
    const data = { type: 'menus', id: menu, attributes: {}, relationships: { settings: { data: settings } } };
    return call('PATCH /me/menus/{menu}', { token: owner.token, params: { menu }, body: { data } });
  };
  const week = (enabled: boolean) =>
    Object.fromEntries(
      ['0', '1', '2', '3', '4', '5'].map((key) => [key, { enabled, from: '10:00', to: '20:00' }]),
    );
  expect(await closed()).toBe(0);
  // Nights and a day off are usual.
  await schedule('periodic', week(true));
  expect(await closed()).toBe(0);
  await schedule('periodic', week(false));
  expect(await closed()).toBe(7 * 24);
  await schedule('specific', { from: '2024-01-01', to: '2024-01-31', all_day: true });
  expect(await closed()).toBe(7 * 24);
  // A menu for some days only leaves no gap beside one of every week.
  const other = await aMenu(owner, { title: 'Every day' });
  await anItem(owner, { menu: other, section: await aSection(owner, other) });
  expect(await closed()).toBe(0);
});

test('the last activities come along, the newest first', async () => {
  const owner = await anOwner();
  await aPlace(owner);
  const { data, included = [] } = await overviewOf(owner);
  expect(data.relationships?.activities.data.map(({ id }) => id)).toEqual(included.map(({ id }) => id));
  expect(included.slice(0, 3).map(({ attributes }) => attributes.title)).toEqual([
    'Shish tawook',
    'Grill',
    'Dinner',
  ]);
});

test('a section of thousands of items is one place with its number', async () => {
  const { app } = await theServer();
  const owner = await anOwner();
  const place = await aPlace(owner);
  await changeVenue(owner, { extra_locales: ['ru', 'ar'] });
  const many = rounds(2000, 10_000);
  await lay(app.db, place, many);
  const { without_photo, untranslated } = await attributesOf(owner);
  expect(without_photo.sections.map(({ items }) => items)).toEqual([many]);
  expect(untranslated.map(({ records }) => records)).toEqual([many + 2, many + 2]);
});

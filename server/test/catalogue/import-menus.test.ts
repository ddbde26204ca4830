import { ROOM } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { one } from '../contract/example-values.ts';
import { wholeMenu } from '../contract/whole-menus-example.ts';
import { type By, changeVenue, codes, publish, undo, venueOf } from '../tools/actions.ts';
import { activityOf, call } from '../tools/client.ts';
import { aMenu, anOwner, anUpload, aPlace, photograph } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

const exported = async ({ token }: By) =>
  (await call('GET /me/venue/export', { token })).document.data.attributes;

const bringIn = ({ token }: By, menus: readonly object[], locales = ['en', 'ar']) =>
  call('POST /me/venue/import', { token, body: one('exports', { locales, menus }) });

const titlesOf = async ({ token }: By) => {
  const { data } = (await call('GET /me/menus', { token })).document;
  return data.map(({ attributes }) => attributes.title);
};

/** A menu without the numbers of its rows and without pictures, whose addresses and uploads differ. */
const comparable = (menus: unknown) =>
  JSON.parse(JSON.stringify(menus), (key, value) =>
    key === 'number' || key === 'photo' ? undefined : value,
  );

test('what is exported comes in again as it was written', async () => {
  const [owner, other] = [await anOwner(), await anOwner()];
  await bringIn(owner, [wholeMenu(await anUpload(owner.token)), { ...wholeMenu(), slug: 'dinner' }]);
  const { locales, menus } = await exported(owner);
  expect(locales).toEqual(['en', 'ar']);
  const [first] = menus;
  expect(first).toMatchObject({ ...wholeMenu(), photo: expect.stringContaining('/files/'), sections: [{}] });
  const item = first?.sections?.[0]?.items?.[0];
  expect(item).toMatchObject({ price: '1.250', checked_by: 'Layla Haddad', extras: [{ price: '0.000' }] });
  const picture = await fetch(item?.photo ?? '');
  expect(picture.headers.get('content-type')).toBe('image/webp');
  const bare = JSON.parse(JSON.stringify(menus), (key, value) => (key === 'photo' ? null : value));
  expect((await bringIn(other, bare)).status).toBe(201);
  expect(comparable((await exported(other)).menus)).toEqual(comparable(menus));
});

test('menus come after those of the venue, each with an address of its own, as one change with one undo', async () => {
  const owner = await anOwner();
  await aMenu(owner, { title: 'Lunch' });
  await changeVenue(owner, { extra_locales: ['ar'] });
  const before = await venueOf(owner);
  const added = await bringIn(owner, [wholeMenu(), wholeMenu()]);
  expect(added.document.data.map(({ attributes: { slug, position } }) => [slug, position])).toEqual([
    ['lunch-2', 2],
    ['lunch-3', 3],
  ]);
  expect((await venueOf(owner)).unpublished_changes).toBe(before.unpublished_changes + 1);
  await undo(owner, activityOf(added));
  expect(await titlesOf(owner)).toEqual(['Lunch']);
});

test('the languages of menus are switched on with them, and off again by the undo unless another menu is shown in one', async () => {
  const owner = await anOwner();
  const extraLocales = async () => (await venueOf(owner)).extra_locales;
  const added = await bringIn(owner, [wholeMenu()], ['en', 'ar', 'ru']);
  expect(await extraLocales()).toEqual(['ar']);
  const undone = await undo(owner, activityOf(added));
  expect(await extraLocales()).toEqual([]);
  await undo(owner, activityOf(undone));
  expect(await extraLocales()).toEqual(['ar']);
  expect(await titlesOf(owner)).toEqual(['Lunch']);
  const again = await anOwner();
  const one = await bringIn(again, [wholeMenu()]);
  await bringIn(again, [wholeMenu()]);
  await undo(again, activityOf(one));
  expect((await venueOf(again)).extra_locales).toEqual(['ar']);
});

test('the main language of the file is a translation where the venue speaks another', async () => {
  const owner = await anOwner({ locale: 'ar' });
  await bringIn(owner, [wholeMenu()]);
  expect(await venueOf(owner)).toMatchObject({ default_locale: 'ar', extra_locales: ['en'] });
  expect((await exported(owner)).menus[0]?.locales).toEqual(['en']);
  expect(await titlesOf(owner)).toEqual(['الغداء']);
});

test('rows keep free numbers in a venue that was never published, and get new ones elsewhere', async () => {
  const numbersOf = async (owner: By) => (await exported(owner)).menus.map(({ number }) => number);
  const menu = (number: number) => ({ ...wholeMenu(), number, sections: [] });
  const [fresh, used, published] = [await anOwner(), await anOwner(), await anOwner()];
  await bringIn(fresh, [menu(7)]);
  await aMenu(fresh);
  expect(await numbersOf(fresh)).toEqual([7, 8]);
  // The rest of a file that is more than one call.
  await bringIn(fresh, [menu(3), menu(20)]);
  await aMenu(fresh);
  expect(await numbersOf(fresh)).toEqual([7, 8, 3, 20, 21]);
  // Number 2 is a section’s.
  await aPlace(used);
  await bringIn(used, [menu(2)]);
  expect(await numbersOf(used)).toEqual([1, 4]);
  await aMenu(published);
  await call('PUT /me/venue/publish', { token: published.token });
  await bringIn(published, [menu(7)]);
  expect(await numbersOf(published)).toEqual([1, 2]);
  const twice = await anOwner();
  await bringIn(twice, [menu(7), menu(7)]);
  expect(await numbersOf(twice)).toEqual([1, 2]);
});

test('nothing comes in of a file with another account’s picture, and none of its ids is taken', async () => {
  const [owner, other] = [await anOwner(), await anOwner()];
  const at = '/data/attributes/menus/0/photo';
  const refused = await bringIn(owner, [wholeMenu(await anUpload(other.token))]);
  expect(refused.errors).toMatchObject([{ code: 'upload_unknown', source: { pointer: at } }]);
  const theirs = await exported(owner);
  expect(theirs.menus).toEqual([]);
  const withId = await call('POST /me/venue/import', {
    token: owner.token,
    body: one('exports', { locales: ['en'], menus: [wholeMenu()] }, other.venueId),
  });
  expect(codes(withId)).toEqual([403, 'client_id']);
  expect(codes(await bringIn(owner, [{ ...wholeMenu(), id: crypto.randomUUID() }]))).toEqual([
    422,
    'unknown_field',
  ]);
});

test('a venue has room for all of it or takes nothing', async () => {
  const owner = await anOwner();
  const item = { texts: { en: { title: 'Falafel' } }, price: '12' };
  const items = Array.from({ length: ROOM.sections.items }, () => item);
  const section = { texts: { en: { title: 'All' } }, items };
  const menu = { ...wholeMenu(), sections: [section, section, section] };
  expect(codes(await bringIn(owner, [menu]))).toEqual([422, 'no_room']);
  expect(await titlesOf(owner)).toEqual([]);
});

test('what a record may not say is refused with its place', async () => {
  const owner = await anOwner();
  const [section] = wholeMenu().sections;
  const [item] = section?.items ?? [];
  const refusalOf = async (part: object) => {
    const menu = { ...wholeMenu(), sections: [{ ...section, items: [{ ...item, ...part }] }] };
    const [error] = (await bringIn(owner, [menu])).errors;
    return [error?.code, error?.source?.pointer?.split('/items/0')[1]];
  };
  expect(await refusalOf({ texts: {} })).toEqual(['required', '/texts']);
  expect(await refusalOf({ price: '0.000' })).toEqual(['not_positive', '/price']);
  expect(await refusalOf({ price: '1.2345' })).toEqual(['invalid_amount', '/price']);
  expect(await refusalOf({ free_of: ['celery'], may_contain: ['celery'] })).toEqual([
    'duplicate_value',
    '/free_of/0',
  ]);
  const span = { all_day: true, from: '2026-12-01', to: '2026-12-02' };
  expect(await refusalOf({ schedule: { type: 'specific', data: span } })).toEqual([
    'schedule_type_not_allowed',
    '/schedule',
  ]);
});

test('a published picture and one of a draft are exported alike', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await photograph(owner, place, await anUpload(owner.token));
  const address = async () => (await exported(owner)).menus[0]?.sections?.[0]?.items?.[0]?.photo;
  const before = await address();
  await publish(owner);
  expect(await address()).toBe(before);
  expect(before?.startsWith((await theServer()).url)).toBe(true);
});

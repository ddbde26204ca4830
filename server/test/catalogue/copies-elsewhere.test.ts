import { expect, test } from 'vitest';
import { sellOut } from '../sold-out/sold-out.ts';
import { branchOf, copyOf, syncNow } from '../sync/syncing.ts';
import {
  type By,
  changeItem,
  changeMenu,
  changeVenue,
  codes,
  copyMenus,
  moveMenu,
  readItem,
  tokenIn,
  undo,
  venueOf,
} from '../tools/actions.ts';
import { activityOf, call } from '../tools/client.ts';
import {
  aMenu,
  anExtra,
  anItem,
  anOwner,
  anUpload,
  aPlace,
  aSpoofedToken,
  aTranslation,
  aVenue,
  type Owner,
  type Place,
  photograph,
} from '../tools/factories.ts';
import { type TreeRow, treeOf } from '../tools/tree.ts';

const changesOf = async (by: By) => (await venueOf(by)).unpublished_changes;

const menusOf = async ({ token }: By) =>
  (await call('GET /me/menus', { token, query: { 'page[size]': 100 } })).document.data as {
    id: string;
    attributes: { title: string; position: number; locales: string[]; currency: string; slug: string };
  }[];

const titlesOf = async (by: By) => (await menusOf(by)).map(({ attributes }) => attributes.title);

/** An owner of two venues, the token being for the first, which has a menu; `there` is in the second. */
async function twoVenues(attributes: object = {}) {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const marina = await aVenue(owner);
  const there = { ...(await tokenIn(owner, marina)), venueId: marina };
  if (Object.keys(attributes).length > 0) await changeVenue(there, attributes);
  return { owner, place, there };
}

/** The newest activity that a venue can undo. */
async function newestUndoable({ token }: By, query: { 'filter[kind]'?: 'added' } = {}) {
  const { document } = await call('GET /me/activity', { token, query });
  const found = document.data.find(({ attributes }) => attributes.undoable);
  if (!found) throw new Error('nothing is there to undo');
  return found;
}

/** Rows without what belongs to one copy alone. */
const contentOf = (rows: readonly TreeRow[]) =>
  rows.map(({ id: _, parent_id: _parent, position: _position, ...content }) => ({ ...content, number: 0 }));

const draftOf = async ({ token }: By) =>
  (await call('GET /me/venue/draft', { token })).document as {
    menus: { slug: string; locales: string[]; currency: string }[];
    branding: { theme: { menu_themes: { menu_id: string | null }[] } };
  };

async function fill(owner: Owner, place: Place): Promise<void> {
  const days = { '5': { enabled: true, from: '18:00', to: '23:00', overnight: false } };
  const settings = { schedule_type: 'periodic', schedule_data: days, description: 'Fresh' };
  const relationships = { settings: { data: { type: 'settings', attributes: settings } } };
  await changeItem(owner, place, { ingredient_warnings: ['milk'], checked: true }, { relationships });
  await anExtra(owner, place);
  await photograph(owner, place, await anUpload(owner.token));
  await aTranslation(owner, place.menu, ['item', 'items', place.item], ['ru', 'Шашлык']);
  const off = await anItem(owner, place, { title: 'Kofta' });
  await changeItem(owner, { ...place, item: off }, { disabled: true });
}

test('a copy in another venue is the same in all but its ids, and last in the list there', async () => {
  const { owner, place, there } = await twoVenues();
  await fill(owner, place);
  await aMenu(there, { title: 'Breakfast' });
  const answer = await copyMenus(owner, [place.menu], there.venueId);
  expect(answer.status).toBe(201);
  expect(answer.document.data[0]?.attributes).toMatchObject({ title: 'Dinner', position: 2, item_count: 2 });
  const theirs = await treeOf(there.venueId);
  const came = theirs.filter(({ node, position }) => node !== 'menus' || position === 2);
  expect(contentOf(came)).toEqual(contentOf(await treeOf(owner.venueId)));
  expect(came.some(({ photo_id }) => photo_id !== null)).toBe(true);
  // Each number is given once in a venue.
  const numbers = theirs.map((row) => (row as TreeRow & { number: number }).number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(await titlesOf(owner)).toEqual(['Dinner']);
});

test('a copy is on its own: neither side hears of the other’s changes', async () => {
  const { owner, place, there } = await twoVenues();
  const copied = await copyMenus(owner, [place.menu], there.venueId);
  await changeMenu(owner, place.menu, { title: 'Supper' });
  expect(await titlesOf(there)).toEqual(['Dinner']);
  const copy = copied.document.data[0]?.id ?? '';
  await call('DELETE /me/menus/{menu}', { token: there.token, params: { menu: copy } });
  expect(await titlesOf(owner)).toEqual(['Supper']);
});

test('a copy keeps its address where it is free, and gets the next one where it is not', async () => {
  const { owner, place, there } = await twoVenues();
  for (const slug of ['dinner', 'dinner-2']) {
    await copyMenus(owner, [place.menu], there.venueId);
    expect((await draftOf(there)).menus.at(-1)?.slug).toBe(slug);
  }
});

test('a copy has no look of its own and no mark of being sold out', async () => {
  const { owner, place, there } = await twoVenues();
  await sellOut(owner, [place.item]);
  const themes = (await call('GET /me/branding', { token: owner.token })).document.included as {
    id: string;
    type: string;
    attributes: { enabled: boolean; default: boolean };
  }[];
  const theme = themes.find(({ type, attributes }) => type === 'themes' && !attributes.default)?.id ?? '';
  const menu_themes = [{ menu_id: place.menu }];
  const data = { type: 'themes', id: theme, attributes: { enabled: true, menu_themes } };
  const params = { theme };
  await call('PATCH /me/branding/themes/{theme}', { token: owner.token, params, body: { data } });
  const looks = async (by: By) =>
    (await draftOf(by)).branding.theme.menu_themes.filter(({ menu_id }) => menu_id !== null);
  expect(await looks(owner)).toHaveLength(1);
  await copyMenus(owner, [place.menu], there.venueId);
  expect(await looks(owner)).toHaveLength(1);
  expect(await looks(there)).toEqual([]);
  const sold = await call('GET /me/venue/availabilities', { token: there.token, query: { q: 'tawook' } });
  expect(sold.document.data.map(({ attributes }) => attributes.sold_out)).toEqual([false]);
});

test('in a venue of another main language, clock and country a menu keeps its texts, hours and currency', async () => {
  const { owner, place, there } = await twoVenues({
    default_locale: 'ar',
    extra_locales: ['en'],
    time_zone: 'Europe/Moscow',
  });
  await changeMenu(owner, place.menu, { currency: 'kwd' });
  await aTranslation(owner, place.menu, ['menu', 'menus', place.menu], ['ru', 'Ужин']);
  const shown = async () => (await draftOf(there)).menus.map(({ locales, currency }) => [locales, currency]);
  await copyMenus(owner, [place.menu], there.venueId);
  // The venue has no Russian, and shows it as soon as it has.
  expect(await shown()).toEqual([[['ar', 'en'], 'kwd']]);
  await changeVenue(there, { extra_locales: ['en', 'ru'] });
  expect(await shown()).toEqual([[['ar', 'en', 'ru'], 'kwd']]);
  const before = await treeOf(owner.venueId);
  const moved = await moveMenu(owner, place.menu, there.venueId);
  expect(await shown()).toEqual([
    [['ar', 'en', 'ru'], 'kwd'],
    [['ar', 'en', 'ru'], 'kwd'],
  ]);
  const undone = await undo(owner, activityOf(moved));
  expect(await treeOf(owner.venueId)).toEqual(before);
  await undo(owner, activityOf(undone));
  expect((await shown())[1]).toEqual([['ar', 'en', 'ru'], 'kwd']);
});

test('a branch’s linked menu is copied as the venue’s own, as it stands in the branch, and stays linked itself', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const branch = await branchOf(owner);
  await syncNow(owner);
  const linked = await copyOf(branch, place);
  // The branch itself has switched it off.
  await changeItem(branch, linked, { disabled: true });
  const deira = await aVenue(owner, { branch: 'Deira' });
  const there = await tokenIn(owner, deira);
  await copyMenus(branch, [linked.menu], deira);
  const rows = (await treeOf(deira)) as (TreeRow & { source_id: string | null; disabled: boolean })[];
  expect(rows.map(({ source_id }) => source_id)).toEqual(rows.map(() => null));
  expect(rows.find(({ node }) => node === 'items')).toMatchObject({ disabled: true, disabled_here: false });
  expect((await readItem(branch, linked)).document.data.attributes.linked).toBe(true);
  // To the branch that has it by a sync, a copy comes beside.
  await copyMenus(owner, [place.menu], branch.venueId);
  await syncNow(owner);
  expect(await titlesOf(branch)).toEqual(['Dinner', 'Dinner']);
  expect(await titlesOf(there)).toEqual(['Dinner']);
});

test('many menus are copied in their order, as one change of the other venue and none of this one', async () => {
  const { owner, place, there } = await twoVenues();
  const lunch = await aMenu(owner, { title: 'Lunch' });
  const counts = [await changesOf(owner), await changesOf(there)];
  const copied = await copyMenus(owner, [lunch, place.menu], there.venueId);
  expect(await titlesOf(there)).toEqual(['Lunch', 'Dinner']);
  expect([await changesOf(owner), await changesOf(there)]).toEqual([counts[0], (counts[1] ?? 0) + 1]);
  await undo(owner, activityOf(copied));
  expect(await titlesOf(there)).toEqual([]);
});

test('a copy is told in both venues, with both their names, and counts as added', async () => {
  const { owner, place, there } = await twoVenues();
  await copyMenus(owner, [place.menu], there.venueId);
  for (const by of [owner, there]) {
    const { action, title, records } = (await newestUndoable(by, { 'filter[kind]': 'added' })).attributes;
    expect([action, title]).toEqual(['duplicate', 'Dinner']);
    const venues = records?.filter(({ record_type }) => record_type === 'venues') ?? [];
    expect(venues.map((venue) => venue.title).sort()).toEqual(['Zaatar House', 'Zaatar House, Marina']);
  }
});

test('either venue undoes a copy and does it again; it goes into the bin of its own venue', async () => {
  const { owner, place, there } = await twoVenues();
  const copied = await copyMenus(owner, [place.menu], there.venueId);
  const whole = await treeOf(there.venueId);
  const count = await changesOf(owner);
  const undone = await undo(owner, activityOf(copied));
  expect(undone.status).toBe(200);
  expect(await treeOf(there.venueId)).toEqual([]);
  const binOf = async (by: By) => (await call('GET /me/bin', { token: by.token })).document.data;
  expect([(await binOf(owner)).length, (await binOf(there)).length]).toEqual([0, 1]);
  const redone = await undo(owner, activityOf(undone));
  expect(redone.status).toBe(200);
  expect(await treeOf(there.venueId)).toEqual(whole);
  // Nothing of this venue has changed by any of it.
  expect(await changesOf(owner)).toBe(count);
  expect((await undo(there, (await newestUndoable(there)).id)).status).toBe(200);
  expect(await treeOf(there.venueId)).toEqual([]);
  const [binned] = await binOf(there);
  const record = binned?.id ?? '';
  const back = await call('POST /me/bin/{record}/restore', { token: there.token, params: { record } });
  expect(back.status).toBe(200);
  expect(await treeOf(there.venueId)).toEqual(whole);
  expect(await titlesOf(owner)).toEqual(['Dinner']);
});

test('undo is refused once somebody has worked on the copy, or taken it elsewhere', async () => {
  const { owner, place, there } = await twoVenues();
  const copied = await copyMenus(owner, [place.menu], there.venueId);
  const [copy = { id: '' }] = copied.document.data;
  const items = (await treeOf(there.venueId)).filter(({ node }) => node === 'items');
  const sections = (await treeOf(there.venueId)).filter(({ node }) => node === 'sections');
  const params = { menu: copy.id, section: sections[0]?.id ?? '', item: items[0]?.id ?? '' };
  const worked = await changeItem(there, params, { title: 'Tawook' });
  expect(codes(await undo(owner, activityOf(copied)))).toEqual([409, 'changed_since']);
  await undo(there, activityOf(worked));
  const moved = await moveMenu(there, copy.id, owner.venueId);
  expect(codes(await undo(owner, activityOf(copied)))).toEqual([409, 'in_another_venue']);
  await undo(there, activityOf(moved));
  expect((await undo(owner, activityOf(copied))).status).toBe(200);
});

test('a copy goes to no venue of another account, none that was deleted, and not to the menu’s own', async () => {
  const { owner, place, there } = await twoVenues();
  const stranger = await anOwner();
  const refused = async (venue: string, menus = [place.menu]) => {
    const { status, errors } = await copyMenus(owner, menus, venue);
    return [status, errors[0]?.code, errors[0]?.source?.pointer];
  };
  expect(await refused(stranger.venueId)).toEqual([404, 'unknown_record', '/data/id']);
  expect(await refused(owner.venueId)).toEqual([422, 'venue_not_available', '/data/id']);
  const foreign = await aMenu(stranger);
  const at = (index: number) => `/data/relationships/menus/data/${index}/id`;
  expect(await refused(there.venueId, [place.menu, foreign])).toEqual([404, 'unknown_record', at(1)]);
  expect(await refused(there.venueId, [place.menu, place.menu])).toEqual([422, 'duplicate_value', at(1)]);
  expect(await titlesOf(there)).toEqual([]);
  await call('DELETE /me/venue', { token: there.token });
  expect(await refused(there.venueId)).toEqual([404, 'unknown_record', '/data/id']);
});

test('support copies within the account that it was let into, under its name', async () => {
  const { owner, place, there } = await twoVenues();
  const token = await aSpoofedToken(owner);
  expect((await copyMenus({ token }, [place.menu], there.venueId)).status).toBe(201);
  expect((await newestUndoable(there)).attributes.support_actor).toBe('Sami Helper');
});

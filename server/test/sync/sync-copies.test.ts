import type { Publication } from '@sofra/contract/publishing/publishing';
import { expect, test } from 'vitest';
import { emptyBin } from '../../src/catalogue/empty-bin.ts';
import {
  changeItem,
  changeMenu,
  changeVenue,
  codes,
  DAY,
  deleteItem,
  moveItem,
  moveMenu,
  publish,
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
  aSection,
  aTranslation,
  aVenue,
  type Place,
  photograph,
} from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';
import { treeOf } from '../tools/tree.ts';
import { branchOf, copyOf, newestSync, previewSync, syncNow } from './syncing.ts';

/** An owner with a menu, a section and an item, and a branch that has copies of them. */
async function aPair(attributes: object = {}) {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const branch = await branchOf(owner, attributes);
  await syncNow(owner);
  return { owner, place, branch, copy: await copyOf(branch, place) };
}

const attributesOf = async (...of: Parameters<typeof readItem>) =>
  (await readItem(...of)).document.data.attributes;
const standing = async (...of: Parameters<typeof readItem>) => {
  const { disabled, disabled_here, linked } = await attributesOf(...of);
  return { disabled, disabled_here, linked };
};

test('a row is on, off, or off here: what a branch switched off stays off', async () => {
  const { owner, place, branch, copy } = await aPair();
  expect(await standing(owner, place)).toEqual({ disabled: false, disabled_here: false, linked: false });
  const off = await changeItem(branch, copy, { disabled: true });
  expect(await standing(branch, copy)).toEqual({ disabled: true, disabled_here: true, linked: true });
  await changeItem(owner, place, { title: 'Kofta' });
  await syncNow(owner);
  const { title, disabled } = await attributesOf(branch, copy);
  expect([title, disabled]).toEqual(['Kofta', true]);
  expect((await previewSync(owner)).document.meta.children[0]?.kept).toMatchObject({ own: 0, off_here: 1 });
  await undo(branch, activityOf(off));
  expect(await standing(branch, copy)).toEqual({ disabled: false, disabled_here: false, linked: true });
  await changeItem(owner, place, { disabled: true });
  await syncNow(owner);
  expect(await standing(branch, copy)).toEqual({ disabled: true, disabled_here: false, linked: true });
  const params = { menu: copy.menu, section: copy.section };
  const list = 'PATCH /me/menus/{menu}/sections/{section}/relationships/items';
  const data = [{ type: 'items', id: copy.item, attributes: { disabled: false } }];
  await call(list, { token: branch.token, params, body: { data } });
  expect(await standing(branch, copy)).toEqual({ disabled: false, disabled_here: false, linked: true });
});

test('what a branch switched off is not published there', async () => {
  const { branch, copy } = await aPair();
  await changeItem(branch, copy, { disabled: true });
  await publish(branch);
  const [{ url }, { slug }] = [await theServer(), await venueOf(branch)];
  const { menus } = (await (await fetch(`${url}/m/${slug}.json`)).json()) as Publication;
  expect(menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))).toEqual([]);
});

test('a duplicate and a moved copy are the branch’s own; the moved one comes again, and going back relinks it', async () => {
  const { owner, branch, copy } = await aPair();
  const params = { ...copy };
  const twin = await call('POST /me/menus/{menu}/sections/{section}/items/{item}/duplicate', {
    token: branch.token,
    params,
  });
  expect(twin.document.data.attributes.linked).toBe(false);
  const section = await aSection(branch, copy.menu, { title: 'Specials' });
  const before = await treeOf(branch.venueId);
  const moved = await moveItem(branch, copy, section);
  const there = { ...copy, section };
  expect((await standing(branch, there)).linked).toBe(false);
  // Undone before a sync it is the copy again; redone and synced, a fresh copy takes its place.
  const back = await undo(branch, activityOf(moved));
  expect(await treeOf(branch.venueId)).toEqual(before);
  const again = await undo(branch, activityOf(back));
  expect((await syncNow(owner)).document.meta.children[0]).toMatchObject({ created: 1, removed: 0 });
  await undo(branch, activityOf(again));
  expect((await standing(branch, copy)).linked).toBe(false);
  // It stands where it stood, and so goes behind the copies.
  expect((await syncNow(owner)).document.meta.children[0]).toMatchObject({
    created: 0,
    updated: 1,
    removed: 0,
  });
});

test('a branch’s own rows stand after the copies; a deleted copy comes back as the same row', async () => {
  const { owner, place, branch, copy } = await aPair();
  const own = await anItem(branch, copy, { title: 'Branch soup', position: 1 });
  await deleteItem(branch, copy);
  const second = await anItem(owner, place, { title: 'Second' });
  await syncNow(owner);
  const items = (await treeOf(branch.venueId)).filter(({ node }) => node === 'items');
  const fresh = (await copyOf(branch, { ...place, item: second })).item;
  expect(items.map(({ id }) => id)).toEqual([copy.item, fresh, own]);
  const { attributes } = (await call('GET /me/menus/{menu}', { token: branch.token, params: copy })).document
    .data;
  expect([attributes.section_count, attributes.item_count]).toEqual([1, 3]);
});

test('a branch with another default language and currency reads right', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await aTranslation(owner, place.menu, ['item', 'items', place.item], ['ar', 'شيش طاووق']);
  const branch = await branchOf(owner, {
    default_locale: 'ar',
    map: { address: 'Olaya 1', city: 'Riyadh', state: 'Riyadh', country: 'Saudi Arabia', country_code: 'SA' },
  });
  await syncNow(owner, { publish: { type: 'now' } });
  const copy = await copyOf(branch, place);
  const item = await attributesOf(branch, copy);
  expect([item.title, item.price, item.locales]).toEqual(['شيش طاووق', '42.50', ['ar', 'en']]);
  const menu = (await call('GET /me/menus/{menu}', { token: branch.token, params: copy })).document.data;
  expect([menu.attributes.title, menu.attributes.currency]).toEqual(['Dinner', 'aed']);
  await changeMenu(owner, place.menu, { currency: 'kwd' });
  await changeVenue(branch, { extra_locales: ['en'] });
  await syncNow(owner, { publish: { type: 'now' } });
  const { menu_url } = await venueOf(branch);
  const published = await (
    await fetch(`${(await theServer()).url}/m/${menu_url.split('/m/')[1]}.json`)
  ).json();
  expect([published.menus[0].currency, published.menus[0].locales]).toEqual(['kwd', ['ar', 'en']]);
});

test('pictures are shared by the copies', async () => {
  const { owner, place, branch, copy } = await aPair();
  await photograph(owner, place, await anUpload(owner.token));
  await syncNow(owner);
  const photoOf = async (...of: Parameters<typeof readItem>) =>
    (await readItem(...of)).document.included?.find(({ type }) => type === 'attachments')?.attributes;
  const picture = await photoOf(owner, place);
  expect(picture).toBeDefined();
  expect(await photoOf(branch, copy)).toEqual(picture);
});

test('a picture that only a branch still shows is kept, and goes when nobody refers to it', async () => {
  const { app } = await theServer();
  const { owner, place, branch, copy } = await aPair();
  await photograph(owner, place, await anUpload(owner.token));
  await syncNow(owner);
  const { photo_id: picture } = await app.db
    .selectFrom('items')
    .select('photo_id')
    .where('id', '=', copy.item)
    .executeTakeFirstOrThrow();
  const isThere = async () =>
    (await app.db.selectFrom('blobs').select('id').where('id', '=', picture).execute()).length === 1;
  await photograph(owner, place, '');
  const later = { ...app, clock: { now: () => new Date(app.clock.now().getTime() + 31 * DAY) } };
  await emptyBin.run(later, { venueId: owner.venueId });
  expect(await isThere()).toBe(true);
  await syncNow(owner);
  await emptyBin.run(later, { venueId: branch.venueId });
  expect(await isThere()).toBe(false);
});

test('two menus of one title have two addresses in the branch', async () => {
  const { owner, branch } = await aPair();
  await aPlace(branch);
  await aPlace(owner);
  expect((await syncNow(owner)).document.meta.children[0]).toMatchObject({ created: 3, updated: 0 });
  const slugs = (await treeOf(branch.venueId)).flatMap((row) => ('slug' in row ? [row.slug] : []));
  expect(slugs.sort()).toEqual(['dinner', 'dinner-2', 'dinner-2-2']);
});

test('the undo of a sync is refused when somebody has changed the same since, in the main venue too', async () => {
  const { owner, place, branch, copy } = await aPair();
  await changeItem(owner, place, { price: '50' });
  await syncNow(owner);
  const sync = await newestSync(branch);
  const { document } = await call('GET /me/activity', { token: owner.token });
  const inMain = document.data.find(({ attributes }) => attributes.action === 'sync_branch')?.id ?? '';
  expect(codes(await undo(owner, sync))).toEqual([404, 'not_found']);
  await changeItem(branch, copy, { price: '60' });
  expect(codes(await undo(owner, inMain))).toEqual([409, 'changed_since']);
  const refused = await undo(branch, sync);
  expect(codes(refused)).toEqual([409, 'changed_since']);
  expect(refused.errors[0]?.meta?.actor).toBe('Layla Haddad');
});

test.each<[string, string, (by: { token: string }, copy: Place, other: string) => Promise<unknown>]>([
  [
    'parent_gone',
    'its section was deleted',
    (by, { menu, section }) =>
      call('DELETE /me/menus/{menu}/sections/{section}', { token: by.token, params: { menu, section } }),
  ],
  ['in_another_venue', 'its menu has gone there', (by, { menu }, other) => moveMenu(by, menu, other)],
])('the undo of a sync is refused with %s when %s', async (code, _, change) => {
  const { owner, place, branch, copy } = await aPair();
  await changeItem(owner, place, { price: '50' });
  await syncNow(owner);
  const sync = await newestSync(branch);
  await change(branch, copy, await aVenue(owner));
  expect(codes(await undo(branch, sync))).toEqual([409, code]);
});

test('the undo of a first sync is refused when somebody works in what it brought', async () => {
  const { branch, copy } = await aPair();
  const extra = await anExtra(branch, copy);
  const sync = await newestSync(branch);
  expect(codes(await undo(branch, sync))).toEqual([409, 'changed_since']);
  await changeItem(
    branch,
    copy,
    {},
    {
      relationships: { extras: { data: [{ type: 'extras', id: extra, attributes: { _destroy: true } }] } },
    },
  );
  expect(codes(await undo(branch, sync))).toEqual([409, 'changed_since']);
});

test('an editor who saves in a branch during a sync gets 412, or both are kept in order', async () => {
  const { owner, place, branch, copy } = await aPair();
  for (let round = 1; round <= 6; round += 1) {
    await changeItem(owner, place, { title: `Main ${round}`, price: `${round}` });
    const { headers } = await readItem(branch, copy);
    const ifMatch = round % 2 === 0 ? { headers: { 'if-match': headers.get('etag') ?? '' } } : {};
    const [saved, synced] = await Promise.all([
      changeItem(branch, copy, { title: `Branch ${round}` }, ifMatch),
      syncNow(owner),
    ]);
    expect([200, 412]).toContain(saved.status);
    expect(synced.document.meta.children[0]).toMatchObject({ status: 'synced' });
    const { title, price } = await attributesOf(branch, copy);
    expect(price).toBe(`${round}.00`);
    expect(saved.status === 412 ? [`Main ${round}`] : [`Main ${round}`, `Branch ${round}`]).toContain(title);
    await syncNow(owner);
  }
});

test('a section that leaves the main venue stays when it holds the branch’s own, and what goes is in the bin', async () => {
  const { owner, place, branch, copy } = await aPair();
  const own = await anItem(branch, copy, { title: 'Branch soup' });
  const section = { menu: place.menu, section: place.section };
  await call('DELETE /me/menus/{menu}/sections/{section}', { token: owner.token, params: section });
  const [child] = (await previewSync(owner)).document.meta.children;
  expect(child?.changes.map(({ action, title, holds }) => [action, title, holds])).toEqual([
    ['kept', 'Grill', ['Branch soup']],
    ['removed', 'Shish tawook', []],
  ]);
  expect((await syncNow(owner)).document.meta.children).toMatchObject([{ updated: 1, removed: 1 }]);
  const sync = await newestSync(branch);
  const left = (await treeOf(branch.venueId)) as { id: string; source_id?: string | null }[];
  expect(left.map(({ id, source_id }) => [id, source_id])).toEqual([
    [own, null],
    [copy.menu, place.menu],
    [copy.section, null],
  ]);
  const bin = async () => (await call('GET /me/bin', { token: branch.token })).document.data;
  const [taken, ...others] = await bin();
  expect([taken?.id, taken?.attributes.above, others]).toEqual([copy.item, ['Dinner', 'Grill'], []]);
  // The undo of the sync is the sync's alone, and brings the links back.
  const undone = await undo(branch, sync);
  expect((await standing(branch, copy)).linked).toBe(true);
  await undo(branch, activityOf(undone));
  const restored = await call('POST /me/bin/{record}/restore', {
    token: branch.token,
    params: { record: copy.item },
  });
  expect(restored.document.data.attributes).toMatchObject({ action: 'restore', undoable: true });
  expect([(await standing(branch, copy)).linked, await bin()]).toEqual([false, []]);
  expect((await syncNow(owner)).document.meta.children).toMatchObject([{ updated: 0, removed: 0 }]);
  await undo(branch, activityOf(restored));
  expect((await bin()).map(({ id }) => id)).toEqual([copy.item]);
});

test('the undo of a sync is refused when another copy of what it unlinked has come since', async () => {
  const { owner, place, branch, copy } = await aPair();
  await anItem(branch, copy, { title: 'Branch soup' });
  const params = { menu: place.menu, section: place.section };
  const path = '/me/menus/{menu}/sections/{section}';
  const deleted = await call(`DELETE ${path}`, { token: owner.token, params });
  await syncNow(owner);
  const sync = await newestSync(branch);
  await undo(owner, activityOf(deleted));
  const menu = await aMenu(owner, { title: 'Other' });
  const body = { data: { type: 'menus', id: menu } };
  await call(`PATCH ${path}/relationships/menu`, { token: owner.token, params, body });
  await syncNow(owner);
  expect(codes(await undo(branch, sync))).toEqual([409, 'changed_since']);
});

test('a preview says what a sync would do, and writes nothing', async () => {
  const { owner, place, branch, copy } = await aPair();
  const soup = await anItem(owner, place, { title: 'Soup', position: 1 });
  await changeItem(owner, place, { price: '50' });
  const gone = await aSection(owner, place.menu, { title: 'Gone' });
  await syncNow(owner);
  await changeItem(owner, place, { price: '55', position: 1 });
  await anItem(owner, place, { title: 'Third' });
  await call('DELETE /me/menus/{menu}/sections/{section}', {
    token: owner.token,
    params: { menu: place.menu, section: gone },
  });
  await aPlace(branch);
  const before = await treeOf(branch.venueId);
  const [child] = (await previewSync(owner)).document.meta.children;
  expect(child).toMatchObject({
    created: 1,
    updated: 2,
    removed: 1,
    kept: { own: 3, off_here: 0, stated: [] },
    left_out: 0,
  });
  const { changes = [] } = child ?? {};
  expect(changes.map(({ action, title, above }) => [action, title, above])).toEqual([
    ['removed', 'Gone', ['Dinner']],
    ['changed', 'Shish tawook', ['Dinner', 'Grill']],
    ['added', 'Third', ['Dinner', 'Grill']],
    ['reordered', 'Grill', []],
  ]);
  expect(changes[1]).toMatchObject({
    record_type: 'items',
    record_id: copy.item,
    currency: 'aed',
    before: { price: '50.00' },
    after: { price: '55.00' },
  });
  expect(soup).toBeDefined();
  expect(await treeOf(branch.venueId)).toEqual(before);
  const results = (await syncNow(owner)).document.meta.children[0];
  expect(results).toMatchObject({ created: 1, updated: 2, removed: 1 });
  expect((await tokenIn(owner, branch.venueId)).token).toBeDefined();
});

test('a preview marks what the branch has changed itself, and its own prices under a new currency', async () => {
  const { owner, place, branch, copy } = await aPair();
  await changeItem(branch, copy, { price: '50.00' });
  await anItem(branch, copy, { title: 'Branch special' });
  await changeItem(owner, place, { price: '45.00', is_new: true });
  await changeMenu(owner, place.menu, { currency: 'kwd' });
  const changes = async () =>
    (await previewSync(owner)).document.meta.children[0]?.changes.map(
      ({ record_id, overwrites, check_prices }) => ({ record_id, overwrites, check_prices }),
    );
  expect(await changes()).toEqual([
    { record_id: copy.menu, overwrites: [], check_prices: ['Branch special'] },
    { record_id: copy.item, overwrites: ['price'], check_prices: [] },
  ]);
  await syncNow(owner);
  await changeItem(owner, place, { price: '46.00' });
  expect(await changes()).toEqual([{ record_id: copy.item, overwrites: [], check_prices: [] }]);
});

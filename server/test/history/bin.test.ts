import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fileKey } from '../../src/uploads/blobs.ts';
import { readSignedId } from '../../src/uploads/signed-ids.ts';
import { PICTURE_USES } from '../../src/uploads/unused.ts';
import {
  type By,
  changeItem,
  codes,
  DAY,
  deleteItem,
  moveMenu,
  publish,
  readItem,
  signIn,
  tokenIn,
  undo,
  venueOf,
} from '../tools/actions.ts';
import { activityOf, call, tokenOf } from '../tools/client.ts';
import {
  aConfirmedOwner,
  anItem,
  anOwner,
  anUpload,
  aPlace,
  aVenue,
  type Owner,
  photograph,
} from '../tools/factories.ts';
import { shiftClock, theServer } from '../tools/harness.ts';
import { treeOf } from '../tools/tree.ts';

const SECTION = '/me/menus/{menu}/sections/{section}';

const bin = async ({ token }: By, query: Record<string, number> = {}) =>
  (await call('GET /me/bin', { token, query })).document;

const signedInAgain = async (owner: Owner): Promise<By> => ({ token: tokenOf(await signIn(owner)) });

test('the bin shows deleted records with place and expiry, without those under a deleted parent', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const second = await anItem(owner, place, { title: 'Kofta' });
  const item = activityOf(await deleteItem(owner, place));
  const [{ attributes, ...rest } = { attributes: undefined }] = (await bin(owner)).data;
  expect(rest).toEqual({ type: 'binned', id: place.item });
  expect(attributes).toMatchObject({
    record_type: 'items',
    title: 'Shish tawook',
    above: ['Dinner', 'Grill'],
    actor: 'Layla Haddad',
    support_actor: null,
    activity_id: item,
  });
  expect(Date.parse(attributes?.until ?? '') - Date.parse(attributes?.deleted_at ?? '')).toBe(30 * DAY);
  const section = await call(`DELETE ${SECTION}`, { token: owner.token, params: place });
  expect((await bin(owner)).data.map(({ id }) => id)).toEqual([place.section]);
  await undo(owner, activityOf(section));
  expect((await bin(owner)).data.map(({ id }) => id)).toEqual([place.item]);
  await deleteItem(owner, { ...place, item: second });
  const page = await bin(owner, { 'page[size]': 1, 'page[number]': 2 });
  expect([page.data.map(({ id }) => id), page.meta.total]).toEqual([[place.item], 2]);
  expect((await bin(await anOwner())).data).toEqual([]);
});

test('a restored record gets its former position, or the last of a shorter list', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const items = [place.item];
  for (const title of ['Two', 'Three']) items.push(await anItem(owner, place, { title }));
  const [one = '', two = '', three = ''] = items;
  const start = await treeOf(owner.venueId);
  const middle = activityOf(await deleteItem(owner, { ...place, item: two }));
  await undo(owner, middle);
  expect(await treeOf(owner.venueId)).toEqual(start);
  const last = activityOf(await deleteItem(owner, { ...place, item: three }));
  await deleteItem(owner, { ...place, item: one });
  await undo(owner, last);
  const list = await call('GET /me/menus/{menu}/sections/{section}/items', {
    token: owner.token,
    params: place,
  });
  expect(list.document.data.map(({ id, attributes }) => [id, attributes.position])).toEqual([
    [two, 1],
    [three, 2],
  ]);
  const menu = await call('GET /me/menus/{menu}', { token: owner.token, params: place });
  expect(menu.document.data.attributes).toMatchObject({ item_count: 2 });
});

test('a moved menu takes its deleted records along, and they are restored in the new venue', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await call(`DELETE ${SECTION}`, { token: owner.token, params: place });
  const venue = await aVenue(owner);
  const there = await tokenIn(owner, venue);
  await moveMenu(owner, place.menu, venue);
  expect((await bin(owner)).data).toEqual([]);
  const [binned] = (await bin(there)).data;
  expect(binned).toMatchObject({
    id: place.section,
    attributes: { above: ['Dinner'], actor: 'Layla Haddad' },
  });
  const activity = binned?.attributes.activity_id ?? '';
  const strangers = [await anOwner(), await tokenIn(owner, await aVenue(owner, { branch: 'Deira' }))];
  for (const by of strangers) expect((await undo(by, activity)).status).toBe(404);
  const restored = await undo(there, activity);
  expect([restored.status, (await bin(there)).data]).toEqual([200, []]);
  expect((await readItem(there, place)).status).toBe(200);
  await undo(there, activityOf(restored));
  expect((await bin(there)).data.map(({ id }) => id)).toEqual([place.section]);
});

test('a purged record is gone and is no unpublished change', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const gone = activityOf(await call(`DELETE ${SECTION}`, { token: owner.token, params: place }));
  const count = async () => (await venueOf(owner)).unpublished_changes;
  const before = await count();
  const remove = (record: string) =>
    call('DELETE /me/bin/{record}', { token: owner.token, params: { record } });
  expect((await remove(place.menu)).status).toBe(404);
  expect((await remove(place.section)).status).toBe(204);
  expect([(await remove(place.section)).status, await count()]).toEqual([404, before]);
  const { app } = await theServer();
  for (const table of ['sections', 'items'] as const) {
    const rows = await app.db
      .selectFrom(table)
      .select('id')
      .where('id', 'in', [place.section, place.item])
      .execute();
    expect(rows).toEqual([]);
  }
  expect(codes(await undo(owner, gone))).toEqual([410, 'gone']);
  const [told] = (await call('GET /me/activity', { token: owner.token })).document.data;
  expect(told?.attributes).toMatchObject({ action: 'purge', title: 'Grill', undoable: false });
});

/** A function that tells of each upload whether its files exist. */
async function filesOf(signedIds: readonly string[]): Promise<() => Promise<boolean[]>> {
  const { db, files, secret } = (await theServer()).app;
  const keys = signedIds.map(async (signed) => {
    const id = readSignedId(secret, signed) ?? '';
    const { widths } = await db
      .selectFrom('blobs')
      .select('widths')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return fileKey(id, widths[0] ?? 0, 'webp');
  });
  const all = await Promise.all(keys);
  return () => Promise.all(all.map(async (key) => (await files.read(key)) !== null));
}

test('a deleted record is restored with its photo after 29 days; on day 31 it is gone with its files', async () => {
  const owner = await aConfirmedOwner();
  const [place, other] = [await aPlace(owner), await aPlace(owner)];
  const uploads = await Promise.all(Array.from({ length: 4 }, () => anUpload(owner.token)));
  const [photo = '', replaced = '', kept = '', published = ''] = uploads;
  const files = await filesOf(uploads);
  await photograph(owner, other, published);
  await publish(owner);
  await photograph(owner, other, replaced);
  const changed = activityOf(await photograph(owner, other, kept));
  await photograph(owner, place, photo);
  const start = await treeOf(owner.venueId);
  const first = activityOf(await call('DELETE /me/menus/{menu}', { token: owner.token, params: place }));

  shiftClock(29 * DAY);
  const late = await signedInAgain(owner);
  expect((await undo(late, first)).status).toBe(200);
  expect(await treeOf(owner.venueId)).toEqual(start);
  expect(await files()).toEqual([true, true, true, true]);
  const back = activityOf(await undo(late, changed));
  await undo(late, back);
  const second = activityOf(await call('DELETE /me/menus/{menu}', { token: late.token, params: place }));

  shiftClock(31 * DAY);
  await expect.poll(files).toEqual([false, false, true, true]);
  const later = await signedInAgain(owner);
  expect(codes(await undo(later, second))).toEqual([409, 'undo_expired']);
  expect((await bin(later)).data).toEqual([]);
  const { app } = await theServer();
  const rows = await app.db.selectFrom('items').select('id').where('id', '=', place.item).execute();
  expect(rows).toEqual([]);
  expect((await treeOf(owner.venueId)).map(({ id }) => id)).toContain(other.item);
  const waiting = await app.db
    .selectFrom('schedules_due')
    .select('id')
    .where('kind', '=', 'empty-bin')
    .where('subject_id', '=', owner.venueId)
    .execute();
  expect(waiting).toEqual([]);
});

test('a photo that a publication alone has, of a dish that was switched off, comes back with it', async () => {
  const owner = await aConfirmedOwner();
  const place = await aPlace(owner);
  const [photo = '', other = ''] = await Promise.all([anUpload(owner.token), anUpload(owner.token)]);
  const files = await filesOf([photo, other]);
  await photograph(owner, place, photo);
  await changeItem(owner, place, { disabled: true });
  await publish(owner);
  const start = await treeOf(owner.venueId);
  await photograph(owner, place, other);
  await call('DELETE /me/menus/{menu}', { token: owner.token, params: place });
  shiftClock(31 * DAY);
  await expect.poll(files).toEqual([true, false]);
  const late = await signedInAgain(owner);
  const params = { publication: '1' };
  await call('POST /me/venue/publications/{publication}/restore', { token: late.token, params });
  expect(await treeOf(owner.venueId)).toEqual(start);
});

test('every column that may refer to a picture is checked before one is dropped', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'blobs'::regclass`.execute((await theServer()).app.db);
  const there = rows.map(({ table, column }) => `${table}.${column}`);
  expect(there.sort()).toEqual(PICTURE_USES.map(([table, column]) => `${table}.${column}`).sort());
});

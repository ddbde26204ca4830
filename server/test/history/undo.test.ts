import { describe, expect, test } from 'vitest';
import { undo as undoActivity } from '../../src/history/undo.ts';
import {
  type By,
  changeItem,
  changeMenu,
  changeVenue,
  codes,
  deleteItem,
  moveItem,
  moveMenu,
  readItem,
  tokenIn,
  undo,
  venueOf,
} from '../tools/actions.ts';
import { activityOf, call } from '../tools/client.ts';
import { aList, anItem, anOwner, aPlace, aSpoofedToken, aVenue, type Place } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';
import { actingAs, statementsIn } from '../tools/statements.ts';
import { treeOf } from '../tools/tree.ts';

const BATCH = 'PATCH /me/menus/{menu}/sections/{section}/relationships/items';

const arrange = ({ token }: By, params: Omit<Place, 'item'>, places: Record<string, number>) => {
  const data = Object.entries(places).map(([id, position]) => ({
    type: 'items',
    id,
    attributes: { position },
  }));
  return call(BATCH, { token, params: { ...params }, body: { data } });
};

const titleOf = async (by: By, params: Place) => (await readItem(by, params)).document.data.attributes.title;

const lastActivity = async ({ token }: By) =>
  (await call('GET /me/activity', { token, query: { 'page[size]': 1 } })).document.data[0];

const counter = async (by: By) => (await venueOf(by)).unpublished_changes;

describe('records changed since are not undone', () => {
  test('a reorder is not undone after a colleague’s insert; the refusal names them', async () => {
    const { owner, params, ids } = await aList(4);
    const arranged = await arrange(owner, params, { [ids[3] ?? '']: 1 });
    const colleague = { token: await aSpoofedToken(owner) };
    await anItem(colleague, params, { title: 'New', position: 2 });
    const before = await treeOf(owner.venueId);
    const refused = await undo(owner, activityOf(arranged), { 'accept-language': 'ar' });
    expect(codes(refused)).toEqual([409, 'changed_since']);
    expect(refused.errors[0]).toMatchObject({
      title: 'Sami Helper has changed this since. Nothing was undone.',
      detail: expect.stringContaining('Sami Helper'),
      meta: { actor: 'Layla Haddad', support_actor: 'Sami Helper', at: expect.stringMatching(/Z$/) },
    });
    expect(await treeOf(owner.venueId)).toEqual(before);
  });

  test('a reorder is not undone after a deletion and an insert, but is after an undone one', async () => {
    const { owner, params, ids } = await aList(4);
    const activity = activityOf(await arrange(owner, params, { [ids[3] ?? '']: 1 }));
    const item = ids[1] ?? '';
    const gone = await deleteItem(owner, { ...params, item });
    await anItem(owner, params, { title: 'Other' });
    expect(codes(await undo(owner, activity))).toEqual([409, 'changed_since']);
    await undo(owner, (await lastActivity(owner))?.id ?? '');
    await undo(owner, activityOf(gone));
    expect(codes(await undo(owner, activity))).toEqual([200]);
  });

  test('the same field is a conflict, another field of the record is not', async () => {
    const owner = await anOwner();
    const place = await aPlace(owner);
    const renamed = activityOf(await changeItem(owner, place, { title: 'Tawook' }));
    await changeItem(owner, place, { price: '50' });
    expect(codes(await undo(owner, renamed))).toEqual([200]);
    expect(await titleOf(owner, place)).toBe('Shish tawook');
    const again = activityOf(await changeItem(owner, place, { title: 'Tawook' }));
    await changeItem(owner, place, { title: 'Kofta' });
    expect(codes(await undo(owner, again))).toEqual([409, 'changed_since']);
    expect(await titleOf(owner, place)).toBe('Kofta');
  });

  test('a copy changed since is not undone until those changes are', async () => {
    const owner = await anOwner();
    const place = await aPlace(owner);
    const copied = await call('POST /me/menus/{menu}/sections/{section}/duplicate', {
      token: owner.token,
      params: place,
    });
    const params = { menu: place.menu, section: copied.document.data.id };
    const items = await call('GET /me/menus/{menu}/sections/{section}/items', { token: owner.token, params });
    const item = items.document.data[0]?.id ?? '';
    const worked = activityOf(await changeItem(owner, { ...params, item }, { title: 'Worked on' }));
    expect(codes(await undo(owner, activityOf(copied)))).toEqual([409, 'changed_since']);
    await undo(owner, worked);
    expect(codes(await undo(owner, activityOf(copied)))).toEqual([200]);
  });

  test('a record in a deleted one is not restored before it', async () => {
    const owner = await anOwner();
    const place = await aPlace(owner);
    const edited = activityOf(await changeItem(owner, place, { title: 'Tawook' }));
    const gone = activityOf(await deleteItem(owner, place));
    expect(codes(await undo(owner, edited))).toEqual([409, 'changed_since']);
    const section = await call('DELETE /me/menus/{menu}/sections/{section}', {
      token: owner.token,
      params: { menu: place.menu, section: place.section },
    });
    expect(codes(await undo(owner, gone))).toEqual([409, 'parent_gone']);
    for (const activity of [activityOf(section), gone, edited])
      expect(codes(await undo(owner, activity))).toEqual([200]);
    expect(await titleOf(owner, place)).toBe('Shish tawook');
  });
});

describe('an activity is undone once, and only in its venue', () => {
  test('a second undo is refused; the undo can be undone, and then repeated', async () => {
    const owner = await anOwner();
    const place = await aPlace(owner);
    const activity = activityOf(await changeItem(owner, place, { title: 'Tawook' }));
    const undone = await undo(owner, activity);
    expect(undone.document.data.attributes).toMatchObject({
      undoes: activity,
      undone: false,
      undoable: true,
    });
    expect(codes(await undo(owner, activity))).toEqual([409, 'already_undone']);
    const redone = await undo(owner, activityOf(undone));
    expect(await titleOf(owner, place)).toBe('Tawook');
    expect(codes(await undo(owner, activityOf(undone)))).toEqual([409, 'already_undone']);
    expect(codes(await undo(owner, activityOf(redone)))).toEqual([200]);
    expect(await titleOf(owner, place)).toBe('Shish tawook');
  });

  test('two concurrent undos of an activity undo it once', async () => {
    const owner = await anOwner();
    const place = await aPlace(owner);
    const activity = activityOf(await deleteItem(owner, place));
    const both = await Promise.all([undo(owner, activity), undo(owner, activity)]);
    expect(both.map(codes).sort()).toEqual([[200], [409, 'already_undone']]);
    const { meta } = (
      await call('GET /me/menus/{menu}/sections/{section}/items', { token: owner.token, params: place })
    ).document;
    expect(meta.total).toBe(1);
  });

  test('an activity belongs to its venue; another venue of the account lists it, and does not find it', async () => {
    const owner = await anOwner();
    const place = await aPlace(owner);
    const activity = activityOf(await changeItem(owner, place, { title: 'Tawook' }));
    const elsewhere = await tokenIn(owner, await aVenue(owner));
    const listed = await call('GET /me/activity', { token: elsewhere.token });
    const found = listed.document.data.find(({ id }) => id === activity);
    expect(found?.attributes).toMatchObject({ undoable: false, venue: 'Zaatar House' });
    expect(codes(await undo(elsewhere, activity))).toEqual([404, 'not_found']);
    expect(codes(await undo(await anOwner(), activity))).toEqual([404, 'not_found']);
  });

  test('activities outside the menus are listed and not undoable', async () => {
    const owner = await anOwner();
    await changeVenue(owner, { name: 'Sumac' });
    const changed = await lastActivity(owner);
    expect(changed?.attributes).toMatchObject({ action: 'venue_update', undoable: false });
    expect(codes(await undo(owner, changed?.id ?? ''))).toEqual([409, 'not_undoable']);
  });
});

describe('effects of an undo', () => {
  test('a move to another venue comes back with its address, its numbers and its place, and both venues count', async () => {
    const owner = await anOwner();
    const places = [await aPlace(owner), await aPlace(owner)];
    const marina = await aVenue(owner);
    const there = await tokenIn(owner, marina);
    const start = await treeOf(owner.venueId);
    const menu = places[0]?.menu ?? '';
    for (const [by, other] of [
      [owner, there],
      [there, owner],
    ] as const) {
      const activity = activityOf(await moveMenu(owner, menu, marina));
      const counts = [await counter(owner), await counter(there)];
      const inOther = (await call('GET /me/activity', { token: there.token })).document.data.find(
        ({ attributes }) => attributes.action === 'move' && attributes.undoable,
      );
      const undone = await undo(by, by === owner ? activity : (inOther?.id ?? ''));
      expect(codes(undone)).toEqual([200]);
      expect([await counter(owner), await counter(there)]).toEqual(counts.map((count) => count + 1));
      expect(codes(await undo(other, by === owner ? (inOther?.id ?? '') : activity))).toEqual([
        409,
        'already_undone',
      ]);
      expect(await treeOf(owner.venueId)).toEqual(start);
    }
  });

  test('a position and extras sent together are one activity, undone as one', async () => {
    const { owner, params, ids } = await aList(3);
    const place = { ...params, item: ids[2] ?? '' };
    const start = await treeOf(owner.venueId);
    const extras = { data: [{ type: 'extras', attributes: { title: 'Cheese', price: '3' } }] };
    const sent = await changeItem(owner, place, { position: 1 }, { relationships: { extras } });
    expect((await treeOf(owner.venueId)).some(({ node }) => node === 'extras')).toBe(true);
    expect(codes(await undo(owner, activityOf(sent)))).toEqual([200]);
    expect(await treeOf(owner.venueId)).toEqual(start);
  });

  test('a price comes back as it was, whatever currency its menu has by then', async () => {
    const owner = await anOwner();
    const place = await aPlace(owner);
    const activity = activityOf(await changeItem(owner, place, { price: '50' }));
    const changed = await changeMenu(owner, place.menu, { currency: 'jpy' });
    expect(codes(await undo(owner, activity))).toEqual([200]);
    await undo(owner, activityOf(changed));
    expect((await readItem(owner, place)).document.data.attributes.price).toBe('42.50');
  });

  test('the menu of the sign-up is undone and restored as a whole', async () => {
    const items = [{ title: 'Falafel', price: '12.50' }];
    const owner = await anOwner({ menu: { title: 'Lunch' }, sections: [{ title: 'Starters', items }] });
    const start = await treeOf(owner.venueId);
    expect(start).toHaveLength(3);
    const gone = await undo(owner, (await lastActivity(owner))?.id ?? '');
    expect(await treeOf(owner.venueId)).toEqual([]);
    await undo(owner, activityOf(gone));
    expect(await treeOf(owner.venueId)).toEqual(start);
  });

  test('a reorder stored in the former form, by ids, is shown and undone like any other', async () => {
    const { owner, params, ids } = await aList(4);
    const start = await treeOf(owner.venueId);
    const activity = activityOf(await arrange(owner, params, { [ids[3] ?? '']: 1, [ids[0] ?? '']: 3 }));
    const told = (await lastActivity(owner))?.attributes.changes;
    const changes = told?.map(({ record_type: type, record_id: id, before, after }) => ({
      record: { type, id },
      before,
      after,
    }));
    const { db } = (await theServer()).app;
    await db
      .updateTable('activity')
      .set({ changes: JSON.stringify(changes) })
      .where('id', '=', Number(activity))
      .execute();
    expect((await lastActivity(owner))?.attributes.changes).toEqual(told);
    const undone = await undo(owner, activity);
    expect(await treeOf(owner.venueId)).toEqual(start);
    expect(codes(await undo(owner, activityOf(undone)))).toEqual([200]);
    expect((await treeOf(owner.venueId)).find(({ id }) => id === ids[3])?.position).toBe(1);
  });

  test('a large reorder takes no more statements than a small one', async () => {
    const { owner, params, ids } = await aList(12);
    const acting = await actingAs(owner);
    const reversed = (some: string[]) => Object.fromEntries(some.map((id, at) => [id, some.length - at]));
    const needed: number[] = [];
    for (const some of [ids.slice(0, 2), ids]) {
      const activity = Number(activityOf(await arrange(owner, params, reversed(some))));
      await acting.app.db.transaction().execute(async (db) => {
        needed.push((await statementsIn(db, () => undoActivity(db, acting, activity))).length);
      });
    }
    expect(needed[0]).toBeGreaterThan(3);
    expect(needed[0]).toBe(needed[1]);
  });

  test('a call without a change names no activity; other origins may read the header', async () => {
    const owner = await anOwner();
    const place = await aPlace(owner);
    const moved = await moveItem(owner, place, place.section);
    expect([moved.status, moved.headers.get('activity-id')]).toEqual([200, null]);
    const changed = await changeItem(owner, place, { is_new: true });
    expect(changed.headers.get('access-control-expose-headers')).toContain('Activity-Id');
    expect((await lastActivity(owner))?.id).toBe(activityOf(changed));
  });
});

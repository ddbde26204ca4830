import { expect, test } from 'vitest';
import { OPERATIONS } from '../../src/catalogue/operations.ts';
import {
  type By,
  changeItem,
  codes,
  moveItem,
  moveMenu,
  readItem,
  tokenIn,
  venueOf,
} from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import {
  aMenu,
  anItem,
  anOwner,
  anUpload,
  aPlace,
  aSection,
  aTranslation,
  aVenue,
  photograph,
} from '../tools/factories.ts';
import { actingAs, statementsIn } from '../tools/statements.ts';

const changesOf = async (by: By) => (await venueOf(by)).unpublished_changes;

const titles = async (token: string) =>
  (await call('GET /me/menus', { token, query: { 'fields[menus]': 'title' } })).document.data.map(
    (menu) => menu.attributes.title,
  );

test('a copied menu carries texts of all languages, prices, extras, schedules and pictures', async () => {
  const owner = await anOwner();
  const menu = await aMenu(owner, { title: 'Dinner' });
  const section = await aSection(owner, menu);
  const item = await anItem(owner, { menu, section }, { is_new: true, ingredient_warnings: ['milk'] });
  const params = { menu, section, item };
  await photograph(owner, params, await anUpload(owner.token));
  const days = { '5': { enabled: true, from: '18:00', to: '23:00', overnight: false } };
  const attributes = { description: 'Fresh', schedule_type: 'periodic', schedule_data: days };
  const settings = { data: { type: 'settings', attributes } };
  const extras = { data: [{ type: 'extras', attributes: { title: 'Cheese', price: '3' } }] };
  await changeItem(owner, params, {}, { relationships: { settings, extras } });
  await aTranslation(owner, menu, ['item', 'items', item], ['ru', 'Шашлык']);
  const before = await changesOf(owner);
  const copy = await call('POST /me/menus/{menu}/duplicate', { token: owner.token, params: { menu } });
  expect(await changesOf(owner)).toBe(before + 1);
  expect(copy.document.data.attributes).toMatchObject({ title: 'Dinner (copy)', position: 2, item_count: 1 });

  const [original, twin] = await Promise.all(
    [menu, copy.document.data.id].map(async (id) => {
      const draft = await call('GET /me/venue/draft', { token: owner.token, query: { menu: id } });
      return draft.document as { sections: { items: Record<string, unknown>[] }[] };
    }),
  );
  const shape = (tree: typeof original) =>
    JSON.parse(
      JSON.stringify(tree?.sections, (key, value) => (key === 'id' || key === 'number' ? undefined : value)),
    );
  expect(shape(twin)).toEqual(shape(original));
  expect(twin?.sections[0]?.items[0]).toMatchObject({
    texts: { ru: { title: 'Шашлык' } },
    photo: { width: 64 },
  });
});

test('a copy stands right after its original and its title fits', async () => {
  const owner = await anOwner();
  const long = 'ل'.repeat(120);
  for (const title of [long, 'Second']) await aMenu(owner, { title });
  const { document } = await call('GET /me/menus', { token: owner.token });
  const menu = document.data[0]?.id ?? '';
  await call('POST /me/menus/{menu}/duplicate', { token: owner.token, params: { menu } });
  const all = await titles(owner.token);
  expect(all.map((title) => [...title].length)).toEqual([120, 120, 6]);
  expect(all[1]).toMatch(/ \(copy\)$/);
});

test('a menu moves to another venue with its descendants, and both venues count the change', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const marina = await aVenue(owner);
  const there = await tokenIn(owner, marina);
  await aMenu(there, { title: 'Dinner' });
  const counts = [await changesOf(owner), await changesOf(there)];
  expect((await moveMenu(owner, place.menu, marina)).status).toBe(200);
  expect([await changesOf(owner), await changesOf(there)]).toEqual(counts.map((count) => count + 1));
  expect(await titles(owner.token)).toEqual([]);
  expect(await titles(there.token)).toEqual(['Dinner', 'Dinner']);
  expect((await readItem(there, place)).status).toBe(200);
  expect((await readItem(owner, place)).status).toBe(404);
  const draft = (await call('GET /me/venue/draft', { token: there.token })).document as {
    menus: { slug: string; number: number; sections: { number: number; items: { number: number }[] }[] }[];
  };
  expect(new Set(draft.menus.map(({ slug }) => slug)).size).toBe(2);
  const numbers = draft.menus.flatMap((m) => [
    m.number,
    ...m.sections.flatMap((s) => [s.number, ...s.items.map((i) => i.number)]),
  ]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a record moves to the end of its new list, and only within the venue', async () => {
  const owner = await anOwner();
  const [here, there, foreign] = [await aPlace(owner), await aPlace(owner), await aPlace(await anOwner())];
  expect(codes(await moveItem(owner, here, foreign.section))).toEqual([404, 'unknown_record']);
  const moved = await moveItem(owner, here, there.section);
  expect(moved.document.data.attributes.position).toBe(2);
  expect(moved.document.data.relationships?.section.data?.id).toBe(there.section);
});

test('a delete removes a record with its descendants and closes the gap', async () => {
  const owner = await anOwner();
  const [first, second] = [await aPlace(owner), await aPlace(owner)];
  const gone = await call('DELETE /me/menus/{menu}', { token: owner.token, params: { menu: first.menu } });
  expect(gone.status).toBe(204);
  expect((await readItem(owner, first)).status).toBe(404);
  const left = await call('GET /me/menus/{menu}', { token: owner.token, params: { menu: second.menu } });
  expect(left.document.data.attributes.position).toBe(1);
});

test('a large menu is copied by as many statements as a small one', async () => {
  const owner = await anOwner();
  const [small, large] = [await aPlace(owner), await aPlace(owner)];
  for (let sections = 0; sections < 3; sections += 1) {
    const section = await aSection(owner, large.menu);
    for (let items = 0; items < 5; items += 1) await anItem(owner, { menu: large.menu, section });
  }
  // Neither of the two is the last in its list, which needs no gap behind it.
  await aMenu(owner);
  const acting = await actingAs(owner);
  const place = { venueId: owner.venueId, above: [] };
  const needed: number[] = [];
  for (const { menu } of [small, large])
    await acting.app.db.transaction().execute(async (db) => {
      const copy = () => OPERATIONS.menus.duplicate(db, acting, place, [menu]);
      needed.push((await statementsIn(db, copy)).length);
    });
  expect(needed[0]).toBeGreaterThan(3);
  expect(needed[0]).toBe(needed[1]);
});

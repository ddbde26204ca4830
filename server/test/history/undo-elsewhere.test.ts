import { expect, test } from 'vitest';
import { type By, changeItem, deleteItem, moveItem, moveMenu, tokenIn, undo } from '../tools/actions.ts';
import { activityOf, call } from '../tools/client.ts';
import { anItem, anOwner, aPlace, aVenue, type Owner } from '../tools/factories.ts';

/** The activities that the list of a venue offers to undo. */
const offered = async ({ token }: By) => {
  const listed = await call('GET /me/activity', { token, query: { 'page[size]': 100 } });
  return listed.document.data.filter(({ attributes }) => attributes.undoable).map(({ id }) => id);
};

/** A menu in which an item was edited, one deleted, one made, and from which one was moved to another menu. */
async function aWorkedMenu(owner: Owner) {
  const { token } = owner;
  const [params, kept] = [await aPlace(owner), await aPlace(owner)];
  const [gone, leaving] = [await anItem(owner, params), await anItem(owner, params)];
  const edited = await changeItem(owner, params, { title: 'Tawook' });
  const deleted = await deleteItem(owner, { ...params, item: gone });
  const moved = await moveItem(owner, { ...params, item: leaving }, kept.section);
  const attributes = { title: 'Fattoush', price: '20' };
  const made = await call(`POST /me/menus/{menu}/sections/{section}/items`, {
    token,
    params,
    body: { data: { type: 'items', attributes } },
  });
  return { menu: params.menu, worked: [edited, deleted, moved, made].map(activityOf) };
}

test('undo is refused with the venue while a record’s menu is there, and offered again after its return', async () => {
  const owner = await anOwner();
  const { menu, worked } = await aWorkedMenu(owner);
  expect(await offered(owner)).toEqual(expect.arrayContaining(worked));
  const marina = await aVenue(owner);
  const gone = activityOf(await moveMenu(owner, menu, marina));
  const left = await offered(owner);
  expect(left).toContain(gone);
  expect(left.filter((id) => worked.includes(id))).toEqual([]);
  for (const activity of worked) {
    const { status, errors } = await undo(owner, activity);
    expect([status, errors[0]?.code, errors[0]?.detail]).toEqual([
      ...[409, 'in_another_venue'],
      'The menu is in “Zaatar House, Marina” now, so this cannot be undone here.',
    ]);
  }
  await undo(owner, gone);
  expect(await offered(owner)).toEqual(expect.arrayContaining(worked));
  for (const activity of worked.toReversed()) expect((await undo(owner, activity)).status).toBe(200);
});

test('undo does not fetch a menu from a third venue', async () => {
  const owner = await anOwner();
  const { menu } = await aPlace(owner);
  const [marina, deira] = [await aVenue(owner), await aVenue(owner, { branch: 'Deira' })];
  const there = await tokenIn(owner, marina);
  const gone = activityOf(await moveMenu(owner, menu, marina));
  await moveMenu(there, menu, deira);
  expect(await offered(owner)).not.toContain(gone);
  const { status, errors } = await undo(owner, gone);
  expect([status, errors[0]?.detail]).toEqual([409, expect.stringContaining('“Zaatar House, Deira”')]);
});

import { randomInt } from 'node:crypto';
import { ACTIVITY_HEADER } from '@sofra/contract/api/jsonapi';
import { expect, test } from 'vitest';
import {
  changeItem,
  copyMenus,
  deleteItem,
  ITEM,
  moveItem,
  moveMenu,
  publish,
  undo,
} from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { aMenu, anItem, anOwner, aPlace, aSection, aVenue, type Place } from '../tools/factories.ts';
import { treeOf } from '../tools/tree.ts';

const WRITERS = 16;
const ROUNDS = 12;

const any = <T>(all: readonly T[]): T => all[randomInt(all.length)] as T;

/** The concurrent operations on one account; each answers its status, and the activity that may be undone. */
async function theOperations() {
  const owner = await anOwner();
  const venue = await aVenue(owner);
  const { menu, section, item } = await aPlace(owner);
  const other = await aSection(owner, menu);
  const places: Place[] = [{ menu, section, item }];
  for (const to of [section, other, section, other])
    places.push({ menu, section: to, item: await anItem(owner, { menu, section: to }) });
  const { token } = owner;
  const extras = { extras: { data: [{ type: 'extras', attributes: { title: 'Cheese', price: '1' } }] } };
  const undone: string[] = [];
  const operations = [
    () => changeItem(owner, any(places), { title: `Dish ${randomInt(1000)}` }),
    () => changeItem(owner, any(places), { position: 1 + randomInt(3) }, { relationships: extras }),
    () => call(`POST ${ITEM}/duplicate`, { token, params: any(places) }),
    async () => deleteItem(owner, { menu, section, item: await anItem(owner, { menu, section }) }),
    () => moveItem(owner, any(places), any([section, other])),
    () =>
      call('PATCH /me/menus/{menu}/relationships/sections', {
        token,
        params: { menu },
        body: {
          data: [section, other].map((id, at) => ({
            type: 'sections',
            id,
            attributes: { position: 2 - at, title: `Part ${randomInt(1000)}` },
          })),
        },
      }),
    async () => moveMenu(owner, await aMenu(owner), venue),
    () => copyMenus(owner, [menu], venue),
    () => publish(owner),
    () => undo(owner, undone.pop() ?? '1'),
  ];
  return { owner, operations, undone };
}

test('16 concurrent writers of all operations never deadlock', async () => {
  const { owner, operations, undone } = await theOperations();
  const statuses = new Set<number>();
  const writer = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { status, headers } = await any(operations)();
      statuses.add(status);
      const activity = headers.get(ACTIVITY_HEADER);
      if (activity) undone.push(activity);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  // A row that has moved or gone is not found; what was changed since is not undone.
  expect([...statuses].filter((status) => ![200, 201, 204, 404, 409, 422].includes(status))).toEqual([]);
  const lists = Map.groupBy(await treeOf(owner.venueId), ({ parent_id }) => parent_id);
  for (const rows of lists.values())
    expect(rows.map(({ position }) => position).sort((a, b) => a - b)).toEqual(rows.map((_, at) => at + 1));
});

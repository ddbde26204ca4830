import { expect, test } from 'vitest';
import { call } from '../tools/client.ts';
import { aMenu, anItem, anOwner, aSection, type Owner } from '../tools/factories.ts';

const SECTIONS = '/me/menus/{menu}/sections';
const ITEMS = `${SECTIONS}/{section}/items` as const;

/** The lengths that the lists of menus and sections show, each beside the length of the list that it speaks of. */
async function lengths({ token }: Owner) {
  const read: { shown: number[]; real: number[] }[] = [];
  const menus = await call('GET /me/menus', { token });
  for (const menu of menus.document.data) {
    const sections = await call(`GET ${SECTIONS}`, { token, params: { menu: menu.id } });
    let items = 0;
    for (const section of sections.document.data) {
      const params = { menu: menu.id, section: section.id };
      const { total } = (await call(`GET ${ITEMS}`, { token, params })).document.meta;
      read.push({ shown: [section.attributes.item_count], real: [total] });
      items += total;
    }
    if (!('item_count' in menu.attributes)) throw new Error('The list has titles alone.');
    const { section_count, item_count } = menu.attributes;
    read.push({ shown: [section_count, item_count], real: [sections.document.meta.total, items] });
  }
  return read;
}

async function expectTrue(owner: Owner): Promise<void> {
  const all = await lengths(owner);
  expect(all.map(({ shown }) => shown)).toEqual(all.map(({ real }) => real));
}

test('the counts that lists show are right after every change', async () => {
  const owner = await anOwner();
  const { token } = owner;
  const [menu, other] = [await aMenu(owner), await aMenu(owner)];
  const [section, second] = [await aSection(owner, menu), await aSection(owner, other)];
  const items = [];
  for (let made = 0; made < 3; made += 1) items.push(await anItem(owner, { menu, section }));
  await expectTrue(owner);
  const [one = '', two = ''] = items;
  const params = { menu, section };
  await call(`POST ${ITEMS}/{item}/duplicate`, { token, params: { ...params, item: one } });
  await expectTrue(owner);
  await call(`DELETE ${ITEMS}/{item}`, { token, params: { ...params, item: one } });
  await expectTrue(owner);
  const body = { data: { type: 'sections' as const, id: second } };
  await call(`PATCH ${ITEMS}/{item}/relationships/section`, {
    token,
    params: { ...params, item: two },
    body,
  });
  await expectTrue(owner);
  await call(`POST ${SECTIONS}/{section}/duplicate`, { token, params });
  await expectTrue(owner);
  const target = { data: { type: 'menus' as const, id: other } };
  await call(`PATCH ${SECTIONS}/{section}/relationships/menu`, { token, params, body: target });
  await expectTrue(owner);
  await call('POST /me/menus/{menu}/duplicate', { token, params: { menu: other } });
  await call(`DELETE ${SECTIONS}/{section}`, { token, params: { menu: other, section } });
  await expectTrue(owner);
});

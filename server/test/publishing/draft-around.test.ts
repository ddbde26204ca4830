import type { Publication } from '@sofra/contract/publishing/publishing';
import { expect, test } from 'vitest';
import { changeItem, changeMenu, codes } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { aMenu, anItem, anOwner, aPlace, aSection, type Owner } from '../tools/factories.ts';

const asking = ({ token }: Pick<Owner, 'token'>, around: string) =>
  call('GET /me/venue/draft', { token, query: { around } });

/** The menus of a draft around a record: the ids of their sections, and of the items in those. */
async function around(owner: Pick<Owner, 'token'>, record: string) {
  const draft = (await asking(owner, record)).document as Publication;
  return draft.menus.map(({ id, sections }) => [
    id,
    sections.map((section) => [section.id, section.items.map((item) => item.id)]),
  ]);
}

test('around a record its menu is whole, and the others have no sections', async () => {
  const owner = await anOwner();
  const { menu, section, item } = await aPlace(owner);
  const other = await aPlace(owner);
  const whole = [menu, [[section, [item]]]];
  for (const record of [menu, section, item])
    expect(await around(owner, record)).toEqual([whole, [other.menu, []]]);
  expect(await around(owner, 'venue')).toEqual([
    [menu, []],
    [other.menu, []],
  ]);
});

test('the record and what it is in are there though they are switched off, and nothing else that is', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const { menu, section, item } = place;
  const hidden = { disabled: true };
  const [second, third] = [await anItem(owner, place), await anItem(owner, place)];
  const drinks = await aSection(owner, menu);
  await aMenu(owner, hidden);
  await changeMenu(owner, menu, hidden);
  await call('PATCH /me/menus/{menu}/sections/{section}', {
    token: owner.token,
    params: { menu, section },
    body: { data: { type: 'sections', id: section, attributes: hidden } },
  });
  for (const id of [item, second]) await changeItem(owner, { ...place, item: id }, hidden);
  expect(await around(owner, item)).toEqual([
    [
      menu,
      [
        [section, [item, third]],
        [drinks, []],
      ],
    ],
  ]);
  expect(await around(owner, menu)).toEqual([[menu, [[drinks, []]]]]);
  expect(await around(owner, 'venue')).toEqual([]);
});

test('another venue’s record is not found', async () => {
  const [owner, other] = [await anOwner(), await anOwner()];
  const { menu, section, item } = await aPlace(other);
  for (const record of [menu, section, item])
    expect(codes(await asking(owner, record))).toEqual([404, 'not_found']);
});

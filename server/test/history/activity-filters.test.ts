import { ACTIVITY_KINDS, kindOf } from '@sofra/contract/history/activity-kinds';
import { expect, test } from 'vitest';
import { changeItem, changeMenu, codes, deleteItem } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { aMenu, anItem, anOwner, aPlace, aSpoofedToken, aSupporter } from '../tools/factories.ts';

const listed = (token: string, query: Record<string, string | number> = {}) =>
  call('GET /me/activity', { token, query: { 'page[size]': 100, ...query } });

const idsIn = ({ document }: Awaited<ReturnType<typeof listed>>) => document.data.map(({ id }) => id);

/** An owner and support who have done something of several kinds, by turns. */
async function aBusyAccount() {
  const [owner, supporter] = [await anOwner(), await aSupporter()];
  const place = await aPlace(owner);
  const support = { token: await aSpoofedToken(owner, supporter) };
  await changeItem(owner, place, { price: '12.50' });
  await changeItem(support, place, { price: '13' });
  await changeMenu(support, place.menu, { title: 'Supper' });
  await changeItem(owner, place, { price: '14', is_new: true });
  const item = await anItem(owner, place);
  await deleteItem(owner, { ...place, item });
  return { owner, supporter, support };
}

test('each activity has one kind, and the kinds together are all of them', async () => {
  const { owner } = await aBusyAccount();
  const all = await listed(owner.token);
  const found = await Promise.all(
    ACTIVITY_KINDS.map(async (kind) => {
      const answer = await listed(owner.token, { 'filter[kind]': kind });
      expect(answer.document.meta.total).toBe(answer.document.data.length);
      for (const { attributes } of answer.document.data)
        expect(kindOf(attributes as Parameters<typeof kindOf>[0])).toBe(kind);
      return [kind, idsIn(answer)] as const;
    }),
  );
  expect(found.flatMap(([, ids]) => ids).toSorted()).toEqual(idsIn(all).toSorted());
  const counts = Object.fromEntries(found.map(([kind, ids]) => [kind, ids.length]));
  expect(counts).toMatchObject({ prices: 3, changed: 1, deleted: 1 });
});

test('a person’s are what they did themselves, so that support’s are not the owner’s', async () => {
  const { owner, supporter, support } = await aBusyAccount();
  const all = await listed(support.token);
  expect(all.document.meta.people).toEqual([
    { id: owner.user.id, name: 'Layla Haddad', support: false },
    { id: supporter.id, name: 'Sami Helper', support: true },
  ]);
  const of = async (id: string) => listed(owner.token, { 'filter[person]': id });
  const [owners, supports] = [await of(owner.user.id), await of(supporter.id)];
  expect([...idsIn(owners), ...idsIn(supports)].toSorted()).toEqual(idsIn(all).toSorted());
  expect(supports.document.data.map(({ attributes }) => attributes.support_actor)).toEqual([
    'Sami Helper',
    'Sami Helper',
  ]);
  const both = await listed(owner.token, { 'filter[person]': supporter.id, 'filter[kind]': 'prices' });
  expect(both.document.data).toHaveLength(1);
});

test('the pages of a filtered list are those of what is left, and their links keep the filter', async () => {
  const { owner } = await aBusyAccount();
  const filter = { 'filter[person]': owner.user.id, 'filter[kind]': 'added' };
  const whole = await listed(owner.token, filter);
  const ids: string[] = [];
  for (let number = 1; ids.length < whole.document.meta.total; number += 1) {
    const { document } = await listed(owner.token, { ...filter, 'page[size]': 1, 'page[number]': number });
    expect(document.meta).toMatchObject({ total: whole.document.meta.total, last_page: document.meta.total });
    const self = new URLSearchParams(document.links.self?.split('?')[1]);
    expect(Object.fromEntries(self)).toMatchObject(filter);
    ids.push(...document.data.map(({ id }) => id));
  }
  expect(ids).toEqual(idsIn(whole));
});

test('another account’s person has done nothing here, and unknown filters are refused', async () => {
  const [owner, stranger] = [await anOwner(), await anOwner()];
  await aMenu(stranger);
  const { document } = await listed(owner.token, { 'filter[person]': stranger.user.id });
  expect([document.data, document.meta.total]).toEqual([[], 0]);
  for (const filter of [{ 'filter[person]': 'me' }, { 'filter[kind]': 'colours' }, { 'filter[actor]': 'x' }])
    expect(codes(await listed(owner.token, filter as never))[0]).toBe(400);
});

import { expect, test } from 'vitest';
import { branchOf, copyOf, syncNow } from '../sync/syncing.ts';
import {
  changeItem,
  changeMenu,
  changeVenue,
  deleteItem,
  moveItem,
  publish,
  venueOf,
} from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { anItem, anOwner, aPlace, aSection, aTheme, type Owner, type Place } from '../tools/factories.ts';

const changesOf = async ({ token }: Pick<Owner, 'token'>) => {
  const { document } = await call('GET /me/venue/changes', { token });
  return {
    publication: document.meta.publication,
    changes: document.data.map(({ attributes: { title, above, changes, beneath, doubts } }) => ({
      title,
      above,
      sides: changes.map(({ before, after }) => [before, after]),
      beneath,
      doubts,
    })),
  };
};

async function published(): Promise<{ owner: Owner; place: Place }> {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await publish(owner);
  return { owner, place };
}

test('before the first publication all menus are new to guests', async () => {
  const owner = await anOwner();
  await aPlace(owner);
  expect(await changesOf(owner)).toMatchObject({
    publication: null,
    changes: [{ title: 'Dinner', above: [], sides: [[null, {}]], beneath: 1 }],
  });
});

test('what is published has no changes, and a change that was taken back is none', async () => {
  const { owner, place } = await published();
  expect(await changesOf(owner)).toEqual({ publication: 1, changes: [] });
  const count = async () => (await venueOf(owner)).unpublished_changes;
  await changeItem(owner, place, { title: 'Tawook' });
  expect(await count()).toBe(1);
  await changeItem(owner, place, { title: 'Shish tawook' });
  expect(await count()).toBe(0);
  expect(await changesOf(owner)).toEqual({ publication: 1, changes: [] });
});

test('a price is told as it was and is, with who changed it, and doubted where it is far from before', async () => {
  const { owner, place } = await published();
  const { price } = (
    await call('GET /me/menus/{menu}/sections/{section}/items/{item}', { token: owner.token, params: place })
  ).document.data.attributes;
  const near = (Number(price) * 1.4).toFixed(2);
  await changeItem(owner, place, { price: near });
  const { document } = await call('GET /me/venue/changes', { token: owner.token });
  expect(document.data).toMatchObject([
    {
      attributes: {
        record_type: 'items',
        title: 'Shish tawook',
        above: ['Dinner', 'Grill'],
        menu: place.menu,
        changes: [{ record_id: place.item, before: { price }, after: { price: near } }],
        doubts: [],
        actor: expect.stringMatching(/\S/),
        at: expect.any(String),
      },
    },
  ]);
  await changeItem(owner, place, { price: `${price.replace('.', '')}0` });
  expect((await changesOf(owner)).changes).toMatchObject([{ doubts: ['price_far'] }]);
});

test('what is hidden, shown, new, deleted and moved is told as such, with a section that it leaves empty', async () => {
  const { owner, place } = await published();
  const second = await anItem(owner, place, { title: 'Kofta' });
  const section = await aSection(owner, place.menu, { title: 'Sweets' });
  await changeItem(owner, place, { disabled: true });
  expect((await changesOf(owner)).changes).toMatchObject([
    { title: 'Shish tawook', sides: [[{ disabled: false }, { disabled: true }]] },
    { title: 'Kofta', sides: [[null, { texts: { en: { title: 'Kofta' } } }]] },
    { title: 'Sweets', sides: [[null, {}]], beneath: 0, doubts: ['section_empty'] },
  ]);
  await publish(owner);
  await changeItem(owner, place, { disabled: false });
  await moveItem(owner, { ...place, item: second }, section);
  expect((await changesOf(owner)).changes).toMatchObject([
    { title: 'Shish tawook', sides: [[{ disabled: true }, { disabled: false, price: '42.50' }]] },
    {
      title: 'Kofta',
      above: ['Dinner', 'Sweets'],
      sides: [[{ parent_id: place.section }, { parent_id: section }]],
    },
  ]);
  await publish(owner);
  await deleteItem(owner, place);
  expect((await changesOf(owner)).changes).toMatchObject([
    { title: 'Shish tawook', sides: [[{ is_new: false }, null]], doubts: ['section_empty'] },
  ]);
});

test('a menu that is switched off stands for all that is in it, after what changed in the venue', async () => {
  const { owner, place } = await published();
  await changeItem(owner, place, { title: 'Tawook' });
  await changeMenu(owner, place.menu, { disabled: true });
  await changeVenue(owner, { name: 'Levante' });
  expect((await changesOf(owner)).changes).toMatchObject([
    { title: 'Levante', sides: [[{ name: expect.any(String) }, { name: 'Levante' }]] },
    { title: 'Dinner', sides: [[{ disabled: false }, { disabled: true }]], beneath: 1 },
  ]);
});

test('one dish that stands elsewhere is named with its places, and a currency with other decimals changes no price', async () => {
  const { owner, place } = await published();
  for (const title of ['Kofta', 'Kebab', 'Arayes']) await anItem(owner, place, { title });
  await publish(owner);
  await changeItem(owner, place, { position: 3 });
  expect((await changesOf(owner)).changes).toMatchObject([
    { title: 'Grill', sides: [[{ positions: { [place.item]: 1 } }, { positions: { [place.item]: 3 } }]] },
  ]);
  await publish(owner);
  await changeMenu(owner, place.menu, { currency: 'kwd' });
  expect((await changesOf(owner)).changes).toMatchObject([
    { title: 'Dinner', sides: [[{ currency: 'aed' }, { currency: 'kwd' }]] },
  ]);
});

test('dishes that move out of a section do not go with it', async () => {
  const { owner, place } = await published();
  const section = await aSection(owner, place.menu, { title: 'Sweets' });
  await moveItem(owner, place, section);
  const params = { menu: place.menu, section: place.section };
  await call('DELETE /me/menus/{menu}/sections/{section}', { token: owner.token, params });
  expect((await changesOf(owner)).changes).toMatchObject([
    { title: 'Grill', beneath: 0 },
    { title: 'Sweets', beneath: 0 },
    { title: 'Shish tawook', above: ['Dinner', 'Sweets'] },
  ]);
});

test('another theme is on for the one before, and is named', async () => {
  const { owner } = await published();
  const theme = await aTheme(owner, { name: 'Night' });
  await call('PATCH /me/branding/themes/{theme}', {
    token: owner.token,
    params: { theme },
    body: { data: { type: 'themes', id: theme, attributes: { enabled: true } } },
  });
  expect((await changesOf(owner)).changes).toMatchObject([
    { title: 'Night', sides: [[{ enabled: false }, { enabled: true }]] },
  ]);
});

test('a branch has changes of its own, and those that a sync brings', async () => {
  const { owner, place } = await published();
  const branch = await branchOf(owner);
  await publish(branch);
  await changeItem(owner, place, { title: 'Tawook' });
  expect((await changesOf(branch)).changes).toEqual([]);
  await syncNow(owner);
  expect((await changesOf(branch)).changes).toMatchObject([
    { title: 'Dinner', sides: [[null, {}]], beneath: 1 },
  ]);
  await publish(branch);
  await changeItem(branch, await copyOf(branch, place), { title: 'Shish' });
  expect((await changesOf(branch)).changes).toMatchObject([{ title: 'Shish', above: ['Dinner', 'Grill'] }]);
});

test('a draft that somebody changed after it was listed is not published', async () => {
  const { owner, place } = await published();
  const { token } = owner;
  const tagOf = async () => (await call('GET /me/venue/changes', { token })).headers.get('etag') ?? '';
  const publishAs = async (tag: string) =>
    (await call('PUT /me/venue/publish', { token, headers: { 'if-match': tag } })).errors;
  const stale = [{ code: 'version_stale' }];
  await changeItem(owner, place, { title: 'Tawook' });
  const before = await tagOf();
  await changeItem(owner, place, { price: '1' });
  expect(await publishAs(before)).toMatchObject(stale);
  expect(await venueOf(owner)).toMatchObject({ publication_number: 1, unpublished_changes: 1 });
  const after = await tagOf();
  expect(await publishAs(after)).toEqual([]);
  expect(await venueOf(owner)).toMatchObject({ publication_number: 2, unpublished_changes: 0 });
  // What a colleague has published meanwhile is another draft too.
  expect(await publishAs(after)).toMatchObject(stale);
});

import { expect, test } from 'vitest';
import { branchOf, copyOf, syncNow } from '../sync/syncing.ts';
import { changeItem, changeVenue, publish, readItem, undo } from '../tools/actions.ts';
import { activityOf, call } from '../tools/client.ts';
import { anOwner, aPlace, aTranslation, type Owner, type Place } from '../tools/factories.ts';

const lock = (owner: Owner, place: Place, title_locked = true) => changeItem(owner, place, { title_locked });

/** An owner whose item “Margherita” is called something else in Russian. */
async function aNamedItem(): Promise<{ owner: Owner; place: Place }> {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await changeVenue(owner, { extra_locales: ['ar', 'ru'] });
  await changeItem(owner, place, { title: 'Margherita' });
  return { owner, place };
}

const translatesOf = async ({ token }: Owner, { menu }: Place) =>
  (await call('GET /me/menus/{menu}/translates', { token, params: { menu }, query: { 'page[size]': 100 } }))
    .document;

/** The number of records without a title, in each further language. */
const untranslatedOf = async ({ token }: Owner) =>
  (await call('GET /me/venue/overview', { token })).document.data.attributes.untranslated.map(
    ({ records }) => records,
  );

const titlesIn = async ({ token }: Owner): Promise<unknown> => {
  const draft = (await call('GET /me/venue/draft', { token })).document as never as {
    menus: { sections: { items: { texts: Record<string, { title?: string }> }[] }[] }[];
  };
  const texts = draft.menus[0]?.sections[0]?.items[0]?.texts ?? {};
  return Object.fromEntries(Object.entries(texts).map(([locale, said]) => [locale, said.title]));
};

test('a locked title is the main language’s for guests in every language, until it is unlocked', async () => {
  const { owner, place } = await aNamedItem();
  await aTranslation(owner, place.menu, ['item', 'items', place.item], ['ru', 'Маргарита']);
  expect(await titlesIn(owner)).toEqual({ en: 'Margherita', ru: 'Маргарита' });
  const locked = await lock(owner, place);
  expect(locked.document.data.attributes.title_locked).toBe(true);
  expect(await titlesIn(owner)).toEqual({ en: 'Margherita' });
  expect((await publish(owner)).status).toBe(200);
  await undo(owner, activityOf(locked));
  expect((await readItem(owner, place)).document.data.attributes.title_locked).toBe(false);
  expect(await titlesIn(owner)).toEqual({ en: 'Margherita', ru: 'Маргарита' });
});

test('a locked title is neither missing nor outdated, and no place that needs care', async () => {
  const { owner, place } = await aNamedItem();
  expect(await untranslatedOf(owner)).toEqual([3, 3]);
  await lock(owner, place);
  expect(await untranslatedOf(owner)).toEqual([2, 2]);
  await lock(owner, place, false);
  await aTranslation(owner, place.menu, ['item', 'items', place.item], ['ru', 'Маргарита']);
  await changeItem(owner, place, { title: 'Pizza Margherita', title_locked: true });
  const { data } = await translatesOf(owner, place);
  expect(data.find(({ id }) => id === `items.${place.item}.ru`)?.attributes).toMatchObject({
    missing: [],
    outdated: false,
    title_locked: true,
    data: { title: 'Маргарита' },
  });
});

test('a locked title that the main language lacks is shown as it is said', async () => {
  const { owner, place } = await aNamedItem();
  await lock(owner, place);
  await changeVenue(owner, { default_locale: 'ru', extra_locales: ['en'] });
  expect(await titlesIn(owner)).toEqual({ en: 'Margherita' });
});

test('copies of a record and of a main venue have their titles locked too', async () => {
  const { owner, place } = await aNamedItem();
  await lock(owner, place);
  const copy = await call('POST /me/menus/{menu}/sections/{section}/items/{item}/duplicate', {
    token: owner.token,
    params: place,
  });
  expect(copy.document.data.attributes.title_locked).toBe(true);
  const branch = await branchOf(owner);
  await syncNow(owner);
  const linked = await copyOf(branch, place);
  expect((await readItem(branch, linked)).document.data.attributes.title_locked).toBe(true);
  await lock(owner, place, false);
  await syncNow(owner);
  expect((await readItem(branch, linked)).document.data.attributes.title_locked).toBe(false);
});

test('menus and sections have locks as items do', async () => {
  const { owner, place } = await aNamedItem();
  const data = { type: 'sections', id: place.section, attributes: { title_locked: true } };
  const section = await call('PATCH /me/menus/{menu}/sections/{section}', {
    token: owner.token,
    params: place,
    body: { data },
  });
  const menu = await call('PATCH /me/menus/{menu}', {
    token: owner.token,
    params: place,
    body: { data: { type: 'menus', id: place.menu, attributes: { title_locked: true } } },
  });
  expect([section, menu].map(({ document }) => document.data.attributes.title_locked)).toEqual([true, true]);
  expect(await untranslatedOf(owner)).toEqual([1, 1]);
});

import { expect, test } from 'vitest';
import { changeItem, changeMenu, changeVenue } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { aMenu, anExtra, anOwner, aPlace, aTranslation, type Owner } from '../tools/factories.ts';

const languagesOf = async ({ token }: Owner) =>
  (await call('GET /me/venue/languages', { token })).document.data;

const totalsOf = async (owner: Owner) =>
  (await languagesOf(owner)).map(({ id, attributes: { texts, missing, outdated } }) => [
    id,
    { texts, missing, outdated },
  ]);

test('each language tells how far the texts are said in it, the main one first', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await anExtra(owner, place);
  await changeVenue(owner, { extra_locales: ['ru', 'ar'] });
  await aTranslation(owner, place.menu, ['item', 'items', place.item], ['ar', 'شيش طاووق']);
  const [main, russian, arabic] = await languagesOf(owner);
  const { texts = 0 } = main?.attributes ?? {};
  expect(texts).toBeGreaterThanOrEqual(4);
  expect(main).toMatchObject({ id: 'en', attributes: { default: true, missing: 0, outdated: 0 } });
  expect(russian).toMatchObject({ id: 'ru', attributes: { default: false, texts, missing: texts } });
  expect(arabic).toMatchObject({ id: 'ar', attributes: { texts, missing: texts - 1, suggested: 0 } });
  const { menus = [], default: _, ...total } = arabic?.attributes ?? {};
  expect(menus).toEqual([{ menu_id: place.menu, title: expect.any(String), enabled: true, ...total }]);
});

test('a text of an older source is outdated, and one that the main language lacks is missing there', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await changeVenue(owner, { extra_locales: ['ru'] });
  await aTranslation(owner, place.menu, ['item', 'items', place.item], ['ru', 'Кебаб']);
  await changeItem(owner, place, { title: 'Lamb kebab' });
  const texts = (await languagesOf(owner))[0]?.attributes.texts ?? 0;
  expect(await totalsOf(owner)).toEqual([
    ['en', { texts, missing: 0, outdated: 0 }],
    ['ru', { texts, missing: texts - 1, outdated: 1 }],
  ]);
  await changeVenue(owner, { default_locale: 'ru', extra_locales: ['en'] });
  expect(await totalsOf(owner)).toEqual([
    ['ru', { texts, missing: texts - 1, outdated: 0 }],
    ['en', { texts, missing: 0, outdated: expect.any(Number) }],
  ]);
});

test('a locked title is no text to translate, and deleted menus count nothing', async () => {
  const owner = await anOwner();
  const menu = await aMenu(owner, { title: 'Drinks' });
  await changeVenue(owner, { extra_locales: ['ru'] });
  await changeMenu(owner, menu, { title_locked: true });
  expect((await totalsOf(owner)).map(([, total]) => total)).toEqual([
    { texts: 1, missing: 0, outdated: 0 },
    { texts: 0, missing: 0, outdated: 0 },
  ]);
  await call('DELETE /me/menus/{menu}', { token: owner.token, params: { menu } });
  expect((await languagesOf(owner)).map(({ attributes }) => attributes.menus)).toEqual([[], []]);
});

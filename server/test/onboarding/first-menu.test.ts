import { expect, test } from 'vitest';
import { signingUp } from '../contract/example-bodies.ts';
import { call, tokenOf } from '../tools/client.ts';

test('a venue speaks the languages of the menu that it begins with, and the menu shows them', async () => {
  const signedUp = await call('POST /sign_up', await signingUp());
  const token = tokenOf(signedUp);
  const venue = (await call('GET /me/venue', { token })).document.data.attributes;
  expect([venue.default_locale, venue.extra_locales]).toEqual(['ar', ['ru']]);
  const menu = (await call('GET /me/menus', { token })).document.data[0]?.id ?? '';
  const read = (await call('GET /me/menus/{menu}', { token, params: { menu } })).document.data.attributes;
  expect(read).toMatchObject({ locales: ['ar', 'ru'] });
  const sections = (await call('GET /me/menus/{menu}/sections', { token, params: { menu } })).document.data;
  const section = sections[0]?.id ?? '';
  const { data, included } = (
    await call('GET /me/menus/{menu}/sections/{section}/items', { token, params: { menu, section } })
  ).document;
  expect(data[0]?.attributes).toMatchObject({ ingredient_warnings: ['sesame'], food_speciality: ['vegan'] });
  expect(included?.find(({ type }) => type === 'extras')?.attributes).toMatchObject({
    title: 'Large',
    price: '6.00',
  });
  const query = { 'page[size]': 100 };
  const translated = (await call('GET /me/menus/{menu}/translates', { token, params: { menu }, query }))
    .document.data;
  const texts = translated.map(({ attributes: { translate_type, data: words } }) => [translate_type, words]);
  expect(texts).toContainEqual(['sections', { title: 'Закуски' }]);
  expect(texts).toContainEqual(['items', { title: 'Фалафель' }]);
  expect(texts).toContainEqual(['settings', { description: 'Шесть штук' }]);
});

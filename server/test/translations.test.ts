import { expect, test } from 'vitest';
import { call } from './client.ts';
import { anItem, anOwner, aPlace, type Owner, type Place } from './factories.ts';

const ONE = 'PATCH /me/menus/{menu}/translates/{translate}';

const create = (
  owner: Owner,
  { menu }: Place,
  attributes: object,
  relationship: string,
  type: string,
  id: string,
) =>
  call('POST /me/menus/{menu}/translates', {
    token: owner.token,
    params: { menu },
    body: {
      data: { type: 'translates', attributes, relationships: { [relationship]: { data: { type, id } } } },
    },
  });

const change = (owner: Owner, { menu }: Place, translate: string, attributes: object) =>
  call(ONE, {
    token: owner.token,
    params: { menu, translate },
    body: { data: { type: 'translates', id: translate, attributes } },
  });

const localesOf = async (owner: Owner, { menu }: Place) =>
  (await call('GET /me/menus/{menu}', { token: owner.token, params: { menu } })).document.data.attributes
    .locales;

test('a page is five records in tree order with all their rows', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  for (let n = 0; n < 6; n += 1) await anItem(owner, place, { title: `Dish ${n}` });
  const { document } = await call('GET /me/menus/{menu}/translates', {
    token: owner.token,
    params: { menu: place.menu },
  });
  expect(document.meta).toMatchObject({ total: 9, per_page: 5, last_page: 2 });
  const types = document.data.map(({ attributes }) => attributes.translate_type);
  expect(types).toEqual([
    'menus',
    'settings',
    'sections',
    'settings',
    ...Array(3).fill(['items', 'settings']).flat(),
  ]);
  expect(document.data.every(({ attributes }) => attributes.default)).toBe(true);
});

test('the default language’s row is the record’s own text, both ways', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await change(owner, place, `items.${place.item}.en`, { data: { title: 'Mixed grill' } });
  const item = await call('GET /me/menus/{menu}/sections/{section}/items/{item}', {
    token: owner.token,
    params: place,
  });
  expect(item.document.data.attributes.title).toBe('Mixed grill');
  const cleared = await change(owner, place, `items.${place.item}.en`, { data: { title: '' } });
  expect([cleared.status, cleared.errors[0]?.code]).toEqual([422, 'default_locale_required']);
});

test('enabled belongs to menu and language; empty data clears; the same twice is refused', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const id = `items.${place.item}.ru`;
  const made = await create(
    owner,
    place,
    { locale: 'ru', data: { title: 'Шашлык' } },
    'item',
    'items',
    place.item,
  );
  expect(made.document.data).toMatchObject({ id, attributes: { enabled: true, default: false } });
  expect(await localesOf(owner, place)).toEqual(['en', 'ru']);
  const again = await create(
    owner,
    place,
    { locale: 'ru', data: { title: 'Шашлык' } },
    'item',
    'items',
    place.item,
  );
  expect([again.status, again.errors[0]?.code]).toEqual([409, 'translation_exists']);
  await change(owner, place, id, { enabled: false });
  expect(await localesOf(owner, place)).toEqual(['en']);
  await change(owner, place, id, { enabled: true });
  await change(owner, place, id, { data: { title: '' } });
  expect(await localesOf(owner, place)).toEqual(['en']);
  const menu = await change(owner, place, `menus.${place.menu}.ru`, { data: { title: 'Ужин' } });
  expect(menu.document.data.attributes).toMatchObject({ enabled: true, data: { title: 'Ужин' } });
});

test('an enabled language without texts is kept and shown in the menu’s own row', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const ticked = await create(owner, place, { locale: 'ar' }, 'menu', 'menus', place.menu);
  expect(ticked.document.data.attributes).toMatchObject({ enabled: true, data: {} });
  const rows = async () =>
    (
      await call('GET /me/menus/{menu}/translates', { token: owner.token, params: { menu: place.menu } })
    ).document.data
      .filter(({ attributes }) => attributes.locale === 'ar')
      .map(({ id, attributes: { enabled, data } }) => ({ id, enabled, data }));
  const id = `menus.${place.menu}.ar`;
  expect(await rows()).toEqual([{ id, enabled: true, data: {} }]);
  expect(await localesOf(owner, place)).toEqual(['en']);
  await change(owner, place, id, { enabled: false });
  expect(await rows()).toEqual([]);
});

test('a title is long enough or none', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const short = await change(owner, place, `items.${place.item}.ar`, { data: { title: 'لا' } });
  expect([short.status, short.errors[0]?.code, short.errors[0]?.source?.pointer]).toEqual([
    422,
    'too_short',
    '/data/attributes/data/title',
  ]);
});

test('settings, extras and strangers', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const foreign = await aPlace(await anOwner());
  const settings = await create(
    owner,
    place,
    { locale: 'ar', data: { description: 'طازج' } },
    'settings',
    'settings',
    place.item,
  );
  expect(settings.document.data.relationships?.settings?.data).toEqual({ type: 'settings', id: place.item });
  const wrong = await create(
    owner,
    place,
    { locale: 'ar', data: { note: 'لا' } },
    'item',
    'items',
    place.item,
  );
  expect([wrong.status, wrong.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/data/note']);
  const stranger = await create(
    owner,
    place,
    { locale: 'ar', data: { title: 'غريب' } },
    'item',
    'items',
    foreign.item,
  );
  expect([stranger.status, stranger.errors[0]?.code]).toEqual([404, 'unknown_record']);
  expect((await change(owner, place, `items.${foreign.item}.ar`, { data: { title: 'غريب' } })).status).toBe(
    404,
  );
  expect((await change(owner, place, 'nonsense', { data: {} })).status).toBe(404);
});

test('another main language: its row becomes the base, the old base stays as a row', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await create(owner, place, { locale: 'ar', data: { title: 'شيش طاووق' } }, 'item', 'items', place.item);
  const { document } = await call('PATCH /me/venue', {
    token: owner.token,
    body: { data: { type: 'venues', attributes: { default_locale: 'ar' } } },
  });
  expect(document.data.attributes).toMatchObject({ default_locale: 'ar', extra_locales: ['en'] });
  const read = async (path: 'item' | 'section') =>
    path === 'item'
      ? (
          await call('GET /me/menus/{menu}/sections/{section}/items/{item}', {
            token: owner.token,
            params: place,
          })
        ).document.data.attributes
      : (await call('GET /me/menus/{menu}/sections/{section}', { token: owner.token, params: place }))
          .document.data.attributes;
  expect(await read('item')).toMatchObject({ title: 'شيش طاووق', locales: ['ar', 'en'] });
  expect(await read('section')).toMatchObject({ title: 'Grill', locales: ['en'] });
});

test('of concurrent creations of a translation, one succeeds', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      create(owner, place, { locale: 'ru', data: { title: `Шашлык ${n}` } }, 'item', 'items', place.item),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
});

test('a translation of a record changed meanwhile is refused, and nothing is lost', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const id = `items.${place.item}.ar`;
  const made = await create(
    ...([owner, place, { locale: 'ar', data: { title: 'كباب' } }, 'item', 'items', place.item] as const),
  );
  const { version } = made.document.data.meta;
  expect(made.headers.get('etag')).toContain(`"${version}-`);
  const over = (translate: string, title: string) =>
    call(ONE, {
      token: owner.token,
      params: { menu: place.menu, translate },
      headers: { 'if-match': `"${version}-"` },
      body: { data: { type: 'translates', id: translate, attributes: { data: { title } } } },
    });
  const theirs = await over(id, 'كباب حلبي');
  const mine = await over(id, 'كباب مشوي');
  expect([theirs.status, mine.status, mine.errors[0]?.code]).toEqual([200, 412, 'version_stale']);
  const { document } = await call('GET /me/menus/{menu}/translates', {
    token: owner.token,
    params: { menu: place.menu },
  });
  const now = document.data.find((row) => row.id === id);
  expect(now).toMatchObject({ attributes: { data: { title: 'كباب حلبي' } }, meta: { version: version + 1 } });
  const settings = document.data.find((row) => row.id === `settings.${place.item}.en`);
  expect(settings?.meta).toEqual(now?.meta);
});

test('one call enables and writes a menu’s language, for the given version', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const params = { menu: place.menu };
  const { meta } = (await call('GET /me/menus/{menu}', { token: owner.token, params })).document.data;
  const write = (headers: Record<string, string>) =>
    call('POST /me/menus/{menu}/translates', {
      token: owner.token,
      params,
      headers,
      body: {
        data: {
          type: 'translates',
          attributes: { locale: 'ar', enabled: true, data: { title: 'العشاء' } },
          relationships: { menu: { data: { type: 'menus', id: place.menu } } },
        },
      },
    });
  expect((await write({ 'if-match': `"${meta.version + 1}-"` })).status).toBe(412);
  expect((await write({ 'if-match': `"${meta.version}-"` })).status).toBe(201);
  expect(await localesOf(owner, place)).toContain('ar');
});

import { TRANSLATE_RELATIONSHIPS, type TranslateType } from '@sofra/contract/catalogue/translations';
import { expect, test } from 'vitest';
import { changeVenue, codes, readItem } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { anItem, anOwner, aPlace, type Owner, type Place } from '../tools/factories.ts';

const ONE = 'PATCH /me/menus/{menu}/translates/{translate}';

type Create = { type?: TranslateType; id?: string; headers?: Record<string, string> };

/** Translates the item of a place, or another record of its menu. */
function create({ token }: Owner, { menu, item }: Place, attributes: object, other: Create = {}) {
  const { type = 'items', id = item, headers = {} } = other;
  const relationships = { [TRANSLATE_RELATIONSHIPS[type]]: { data: { type, id } } };
  const body = { data: { type: 'translates', attributes, relationships } };
  return call('POST /me/menus/{menu}/translates', { token, params: { menu }, headers, body });
}

const change = (owner: Owner, { menu }: Place, translate: string, attributes: object, headers = {}) =>
  call(ONE, {
    token: owner.token,
    params: { menu, translate },
    headers,
    body: { data: { type: 'translates', id: translate, attributes } },
  });

const listOf = async ({ token }: Owner, { menu }: Place) =>
  (await call('GET /me/menus/{menu}/translates', { token, params: { menu } })).document;

/** An owner with an item, to translate. */
async function aTranslator(): Promise<{ owner: Owner; place: Place }> {
  const owner = await anOwner();
  return { owner, place: await aPlace(owner) };
}

const localesOf = async (owner: Owner, { menu }: Place) =>
  (await call('GET /me/menus/{menu}', { token: owner.token, params: { menu } })).document.data.attributes
    .locales;

test('a page is five records in tree order with all their rows', async () => {
  const { owner, place } = await aTranslator();
  for (let n = 0; n < 6; n += 1) await anItem(owner, place, { title: `Dish ${n}` });
  const document = await listOf(owner, place);
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
  const { owner, place } = await aTranslator();
  await change(owner, place, `items.${place.item}.en`, { data: { title: 'Mixed grill' } });
  expect((await readItem(owner, place)).document.data.attributes.title).toBe('Mixed grill');
  const cleared = await change(owner, place, `items.${place.item}.en`, { data: { title: '' } });
  expect(codes(cleared)).toEqual([422, 'default_locale_required']);
});

test('enabled belongs to menu and language; empty data clears; the same twice is refused', async () => {
  const { owner, place } = await aTranslator();
  const id = `items.${place.item}.ru`;
  const made = await create(owner, place, { locale: 'ru', data: { title: 'Шашлык' } });
  expect(made.document.data).toMatchObject({ id, attributes: { enabled: true, default: false } });
  expect(await localesOf(owner, place)).toEqual(['en', 'ru']);
  const again = await create(owner, place, { locale: 'ru', data: { title: 'Шашлык' } });
  expect(codes(again)).toEqual([409, 'translation_exists']);
  await change(owner, place, id, { enabled: false });
  expect(await localesOf(owner, place)).toEqual(['en']);
  await change(owner, place, id, { enabled: true });
  await change(owner, place, id, { data: { title: '' } });
  expect(await localesOf(owner, place)).toEqual(['en']);
  const menu = await change(owner, place, `menus.${place.menu}.ru`, { data: { title: 'Ужин' } });
  expect(menu.document.data.attributes).toMatchObject({ enabled: true, data: { title: 'Ужин' } });
});

test('an enabled language without texts is kept and shown in the menu’s own row', async () => {
  const { owner, place } = await aTranslator();
  const ticked = await create(owner, place, { locale: 'ar' }, { type: 'menus', id: place.menu });
  expect(ticked.document.data.attributes).toMatchObject({ enabled: true, data: {} });
  const rows = async () =>
    (await listOf(owner, place)).data
      .filter(({ attributes }) => attributes.locale === 'ar')
      .map(({ id, attributes: { enabled, data } }) => ({ id, enabled, data }));
  const id = `menus.${place.menu}.ar`;
  expect(await rows()).toEqual([{ id, enabled: true, data: {} }]);
  expect(await localesOf(owner, place)).toEqual(['en']);
  await change(owner, place, id, { enabled: false });
  expect(await rows()).toEqual([]);
});

test('a title is long enough or none', async () => {
  const { owner, place } = await aTranslator();
  const short = await change(owner, place, `items.${place.item}.ar`, { data: { title: 'لا' } });
  expect([short.status, short.errors[0]?.code, short.errors[0]?.source?.pointer]).toEqual([
    422,
    'too_short',
    '/data/attributes/data/title',
  ]);
});

test('settings, extras and strangers', async () => {
  const { owner, place } = await aTranslator();
  const foreign = await aPlace(await anOwner());
  const described = { locale: 'ar', data: { description: 'طازج' } };
  const settings = await create(owner, place, described, { type: 'settings' });
  expect(settings.document.data.relationships?.settings?.data).toEqual({ type: 'settings', id: place.item });
  const wrong = await create(owner, place, { locale: 'ar', data: { note: 'لا' } });
  expect([wrong.status, wrong.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/data/note']);
  const strange = { locale: 'ar', data: { title: 'غريب' } };
  expect(codes(await create(owner, place, strange, { id: foreign.item }))).toEqual([404, 'unknown_record']);
  expect((await change(owner, place, `items.${foreign.item}.ar`, { data: { title: 'غريب' } })).status).toBe(
    404,
  );
  expect((await change(owner, place, 'nonsense', { data: {} })).status).toBe(404);
});

test('another main language: its row becomes the base, the old base stays as a row', async () => {
  const { owner, place } = await aTranslator();
  await create(owner, place, { locale: 'ar', data: { title: 'شيش طاووق' } });
  const { document } = await changeVenue(owner, { default_locale: 'ar' });
  expect(document.data.attributes).toMatchObject({ default_locale: 'ar', extra_locales: ['en'] });
  const item = await readItem(owner, place);
  const section = await call('GET /me/menus/{menu}/sections/{section}', {
    token: owner.token,
    params: place,
  });
  expect(item.document.data.attributes).toMatchObject({ title: 'شيش طاووق', locales: ['ar', 'en'] });
  expect(section.document.data.attributes).toMatchObject({ title: 'Grill', locales: ['en'] });
});

test('of concurrent creations of a translation, one succeeds', async () => {
  const { owner, place } = await aTranslator();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      create(owner, place, { locale: 'ru', data: { title: `Шашлык ${n}` } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
});

test('a translation of a record changed meanwhile is refused, and nothing is lost', async () => {
  const { owner, place } = await aTranslator();
  const id = `items.${place.item}.ar`;
  const made = await create(owner, place, { locale: 'ar', data: { title: 'كباب' } });
  const { version } = made.document.data.meta;
  expect(made.headers.get('etag')).toContain(`"${version}-`);
  const over = (title: string) =>
    change(owner, place, id, { data: { title } }, { 'if-match': `"${version}-"` });
  expect((await over('كباب حلبي')).status).toBe(200);
  expect(codes(await over('كباب مشوي'))).toEqual([412, 'version_stale']);
  const { data } = await listOf(owner, place);
  const now = data.find((row) => row.id === id);
  expect(now).toMatchObject({ attributes: { data: { title: 'كباب حلبي' } }, meta: { version: version + 1 } });
  const settings = data.find((row) => row.id === `settings.${place.item}.en`);
  expect(settings?.meta).toEqual(now?.meta);
});

test('one call enables and writes a menu’s language, for the given version', async () => {
  const { owner, place } = await aTranslator();
  const params = { menu: place.menu };
  const { meta } = (await call('GET /me/menus/{menu}', { token: owner.token, params })).document.data;
  const attributes = { locale: 'ar', enabled: true, data: { title: 'العشاء' } };
  const write = (version: number) =>
    create(owner, place, attributes, {
      type: 'menus',
      id: place.menu,
      headers: { 'if-match': `"${version}-"` },
    });
  expect((await write(meta.version + 1)).status).toBe(412);
  expect((await write(meta.version)).status).toBe(201);
  expect(await localesOf(owner, place)).toContain('ar');
});

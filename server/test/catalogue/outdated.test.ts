import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { translationId } from '../../src/catalogue/translation-ids.ts';
import { up } from '../../src/platform/database/migrations/0015-sources-of-texts.ts';
import { branchOf, copyOf, syncNow } from '../sync/syncing.ts';
import { changeItem, changeVenue, publish, undo } from '../tools/actions.ts';
import { activityOf, call } from '../tools/client.ts';
import { anExtra, anOwner, aPlace, aTranslation, type Owner, type Place } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

const RU = { type: 'items', locale: 'ru' } as const;

/** An owner whose item “Kebab” is translated into Russian. */
async function aTranslatedItem(): Promise<{ owner: Owner; place: Place }> {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await changeVenue(owner, { extra_locales: ['ar', 'ru'] });
  await changeItem(owner, place, { title: 'Kebab' });
  await aTranslation(owner, place.menu, ['item', 'items', place.item], ['ru', 'Кебаб']);
  return { owner, place };
}

const write = (
  owner: Owner,
  { menu, item }: Place,
  attributes: object,
  locale: 'en' | 'ar' | 'ru' = 'ru',
) => {
  const translate = translationId({ type: 'items', record: item, locale });
  const body = { data: { type: 'translates', id: translate, attributes } };
  return call('PATCH /me/menus/{menu}/translates/{translate}', {
    token: owner.token,
    params: { menu, translate },
    body,
  });
};

const listOf = async ({ token }: Owner, { menu }: Pick<Place, 'menu'>) =>
  (
    await call('GET /me/menus/{menu}/translates', {
      token,
      params: { menu },
      query: { 'page[size]': 100 },
    })
  ).document;

/** The list's answer on a translation of an item's title; undefined for what is right. */
async function changedSource(owner: Owner, place: Place, locale: 'en' | 'ar' | 'ru' = 'ru') {
  const id = translationId({ ...RU, locale, record: place.item });
  const { attributes } = (await listOf(owner, place)).data.find((row) => row.id === id) ?? {};
  expect(attributes?.outdated).toBe(attributes?.changed_sources.title !== undefined);
  return attributes?.changed_sources.title;
}

test('a translation is outdated while its source is another, and right again once that is as it was', async () => {
  const { owner, place } = await aTranslatedItem();
  expect(await changedSource(owner, place)).toBeUndefined();
  await changeItem(owner, place, { title: 'Lamb kebab' });
  expect(await changedSource(owner, place)).toEqual({ before: 'Kebab', after: 'Lamb kebab' });
  await changeItem(owner, place, { title: 'Kebab' });
  expect(await changedSource(owner, place)).toBeUndefined();
  await changeItem(owner, place, { title: 'Lamb kebab' });
  await write(owner, place, { data: { title: 'Кебаб из ягнёнка' } });
  expect(await changedSource(owner, place)).toBeUndefined();
});

test('the same text written again is still right, and can be undone like any change of one', async () => {
  const { owner, place } = await aTranslatedItem();
  await changeItem(owner, place, { title: 'Kebabs' });
  const accepted = await write(owner, place, { data: { title: 'Кебаб' } });
  expect(accepted.document.data.attributes).toMatchObject({ outdated: false, data: { title: 'Кебаб' } });
  const again = await write(owner, place, { data: { title: 'Кебаб' } });
  expect([again.status, again.headers.get('activity-id')]).toEqual([200, null]);
  expect((await undo(owner, activityOf(accepted))).status).toBe(200);
  expect(await changedSource(owner, place)).toEqual({ before: 'Kebab', after: 'Kebabs' });
});

test('undoing a new source makes its translation right; undoing the translation brings its source back', async () => {
  const { owner, place } = await aTranslatedItem();
  const changed = await changeItem(owner, place, { title: 'Shashlik' });
  const written = await write(owner, place, { data: { title: 'Шашлык' } });
  await undo(owner, activityOf(written));
  expect(await changedSource(owner, place)).toEqual({ before: 'Kebab', after: 'Shashlik' });
  await undo(owner, activityOf(changed));
  expect(await changedSource(owner, place)).toBeUndefined();
});

test('the default language there and back: the publication is the same byte for byte, and so is what is outdated', async () => {
  const { owner, place } = await aTranslatedItem();
  await write(owner, place, { enabled: true, data: { title: 'كباب' } }, 'ar');
  await write(owner, place, { enabled: true });
  await changeItem(owner, place, { title: 'Shashlik' });
  const outdated = async () => [
    await changedSource(owner, place, 'ar'),
    await changedSource(owner, place, 'ru'),
  ];
  const before = await outdated();
  const draft = async () =>
    JSON.stringify((await call('GET /me/venue/draft', { token: owner.token })).document);
  const published = await draft();
  const number = async () => {
    await publish(owner);
    const { db } = (await theServer()).app;
    const publications = await db
      .selectFrom('publications')
      .select('number')
      .where('venue_id', '=', owner.venueId)
      .execute();
    return publications.length;
  };
  expect(await number()).toBe(1);
  await changeVenue(owner, { default_locale: 'ar' });
  expect(await outdated()).toEqual([undefined, undefined]);
  await changeVenue(owner, { default_locale: 'en' });
  expect(await draft()).toBe(published);
  expect(await number()).toBe(1);
  expect(await outdated()).toEqual(before);
});

test('a text that was the main language’s is outdated once the new main text changes', async () => {
  const { owner, place } = await aTranslatedItem();
  const changed = await changeItem(owner, place, { title: 'Shish kebab' });
  await write(owner, place, { data: { title: 'Шиш-кебаб' } });
  await changeVenue(owner, { default_locale: 'ru' });
  expect(await changedSource(owner, place, 'en')).toBeUndefined();
  await changeItem(owner, place, { title: 'Шашлык' });
  const sources = { before: 'Шиш-кебаб', after: 'Шашлык' };
  expect(await changedSource(owner, place, 'en')).toEqual(sources);
  // The sources that the new main language has written are no change of the record.
  expect((await undo(owner, activityOf(changed))).status).toBe(200);
});

test('copies keep what their translations were made from', async () => {
  const { owner, place } = await aTranslatedItem();
  const params = { menu: place.menu, section: place.section, item: place.item };
  const duplicate = async () =>
    (
      await call('POST /me/menus/{menu}/sections/{section}/items/{item}/duplicate', {
        token: owner.token,
        params,
      })
    ).document.data.id;
  expect(await changedSource(owner, { ...place, item: await duplicate() })).toBeUndefined();
  await changeItem(owner, place, { title: 'Shashlik' });
  const copy = await duplicate();
  expect(await changedSource(owner, { ...place, item: copy })).toEqual({
    before: 'Kebab (copy)',
    after: 'Shashlik (copy)',
  });
  const menu = await call('POST /me/menus/{menu}/duplicate', { token: owner.token, params });
  const { data } = await listOf(owner, { menu: menu.document.data.id });
  const [first] = data.filter(({ id }) => id.startsWith('items.') && id.endsWith('.ru'));
  expect(first?.attributes.changed_sources.title).toEqual({ before: 'Kebab', after: 'Shashlik' });
});

test('each row says which texts are missing and whether it is outdated', async () => {
  const { owner, place } = await aTranslatedItem();
  await anExtra(owner, place);
  const settings = { data: { type: 'settings', attributes: { description: 'With rice', note: 'Hot' } } };
  await changeItem(owner, place, {}, { relationships: { settings } });
  await aTranslation(owner, place.menu, ['menu', 'menus', place.menu], ['ru', 'Ужин']);
  const translate = `settings.${place.item}.ru`;
  const attributes = { locale: 'ru', data: { description: 'С рисом' } };
  const relationships = { settings: { data: { type: 'settings', id: place.item } } };
  await call('POST /me/menus/{menu}/translates', {
    token: owner.token,
    params: { menu: place.menu },
    body: { data: { type: 'translates', attributes, relationships } },
  });
  await changeItem(owner, place, { title: 'Lamb kebab' });
  const { data } = await listOf(owner, place);
  const rows = data
    .filter(({ id }) => id.endsWith('.ru'))
    .map(({ id, attributes: { missing, outdated } }) => ({ id, missing, outdated }));
  expect(rows).toEqual([
    { id: `menus.${place.menu}.ru`, missing: [], outdated: false },
    { id: `items.${place.item}.ru`, missing: [], outdated: true },
    { id: translate, missing: ['note'], outdated: false },
  ]);
});

test('a branch’s copies keep what their translations were made from, and a second sync changes nothing', async () => {
  const { owner, place } = await aTranslatedItem();
  await changeItem(owner, place, { title: 'Shashlik' });
  const branch = await branchOf(owner);
  await changeVenue(branch, { extra_locales: ['ar', 'ru'] });
  await syncNow(owner);
  const copy = await copyOf(branch, place);
  const sources = { before: 'Kebab', after: 'Shashlik' };
  const id = `items.${copy.item}.ru`;
  const row = async () =>
    (
      await call('GET /me/menus/{menu}/translates', { token: branch.token, params: { menu: copy.menu } })
    ).document.data.find((one) => one.id === id);
  expect((await row())?.attributes.changed_sources.title).toEqual(sources);
  await write(owner, place, { data: { title: 'Кебаб' } });
  await syncNow(owner);
  expect((await row())?.attributes.outdated).toBe(false);
});

test('translations from before sources were kept by language count as right until their source changes', async () => {
  const { owner, place } = await aTranslatedItem();
  const { db } = (await theServer()).app;
  const before = { en: { title: 'Kebab' }, ru: { title: 'Кебаб', source: { title: 'Another' } } };
  const migrated = new Error('is rolled back');
  const run = db.transaction().execute(async (trx) => {
    await sql`update items set texts = ${JSON.stringify(before)}::jsonb where id = ${place.item}`.execute(
      trx,
    );
    await sql`drop function with_sources`.execute(trx);
    // A migration knows no tables.
    await up(trx as never);
    const { texts } = await trx
      .selectFrom('items')
      .select('texts')
      .where('id', '=', place.item)
      .executeTakeFirstOrThrow();
    expect(texts).toEqual({ en: before.en, ru: { title: 'Кебаб', source: { en: { title: 'Kebab' } } } });
    throw migrated;
  });
  await expect(run).rejects.toBe(migrated);
  expect(await changedSource(owner, place)).toBeUndefined();
});

import { SUGGESTIONS } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { changeItem, changeVenue, codes, deleteItem, publish, undo } from '../tools/actions.ts';
import { type Answered, activityOf, call } from '../tools/client.ts';
import {
  anExtra,
  anItem,
  anOwner,
  aPlace,
  aTranslation,
  type Owner,
  type Place,
} from '../tools/factories.ts';
import { theTranslator } from '../tools/harness.ts';
import { translated } from './translators.ts';

type Suggested = Answered<'POST /me/menus/{menu}/suggestions'>;

/** The titles that an answer has. */
const titlesIn = ({ document }: Suggested) => document.data.map(({ attributes }) => attributes.data.title);

const suggest = (owner: Owner, { menu }: Pick<Place, 'menu'>, attributes: object, record: object = {}) =>
  call('POST /me/menus/{menu}/suggestions', {
    token: owner.token,
    params: { menu },
    body: {
      data: { type: 'suggestions', attributes: { locale: 'ru', ...attributes }, relationships: record },
    },
  });

const ofItem = ({ item }: Place) => ({ item: { data: { type: 'items', id: item } } });
const ofSettings = ({ item }: Place) => ({ settings: { data: { type: 'settings', id: item } } });

/** An owner with one menu, its section and its item “Lentil soup”. */
async function aSoup(): Promise<{ owner: Owner; place: Place }> {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await changeVenue(owner, { extra_locales: ['ar', 'ru'] });
  await changeItem(owner, place, { title: 'Lentil soup' });
  return { owner, place };
}

const describe = (owner: Owner, place: Place, texts: object) =>
  changeItem(
    owner,
    place,
    {},
    { relationships: { settings: { data: { type: 'settings', attributes: texts } } } },
  );

const write = (owner: Owner, { menu, item }: Place, title: string) =>
  call('PATCH /me/menus/{menu}/translates/{translate}', {
    token: owner.token,
    params: { menu, translate: `items.${item}.ru` },
    body: { data: { type: 'translates', attributes: { data: { title } } } },
  });

const listOf = async ({ token }: Owner, { menu }: Place) =>
  (await call('GET /me/menus/{menu}/translates', { token, params: { menu }, query: { 'page[size]': 100 } }))
    .document;

/** An item's title in Russian as the list has it. */
async function russian(owner: Owner, place: Place) {
  const { data } = await listOf(owner, place);
  const { attributes } = data.find(({ id }) => id === `items.${place.item}.ru`) ?? {};
  return { title: attributes?.data.title, suggested: attributes?.suggested };
}

test('a suggestion is stored as a machine’s until a person writes the field, the same text too', async () => {
  const { owner, place } = await aSoup();
  const said = await suggest(owner, place, {}, ofItem(place));
  expect([said.status, said.document.meta]).toEqual([200, { stored: 1, left: 0, unfit: [] }]);
  expect(said.document.data).toMatchObject([
    {
      id: `items.${place.item}.ru`,
      attributes: { data: { title: 'ru: Lentil soup' }, suggested: ['title'], missing: [], outdated: false },
    },
  ]);
  expect(await russian(owner, place)).toEqual({ title: 'ru: Lentil soup', suggested: ['title'] });
  const accepted = await write(owner, place, 'ru: Lentil soup');
  expect(accepted.document.data.attributes.suggested).toEqual([]);
  await undo(owner, activityOf(accepted));
  expect((await russian(owner, place)).suggested).toEqual(['title']);
  await write(owner, place, 'Чечевичный суп');
  expect(await russian(owner, place)).toEqual({ title: 'Чечевичный суп', suggested: [] });
});

test('guests read a suggestion as any text, and its acceptance changes nothing for them', async () => {
  const { owner, place } = await aSoup();
  await suggest(owner, place, {}, ofItem(place));
  const draft = async () =>
    JSON.stringify((await call('GET /me/venue/draft', { token: owner.token })).document);
  const suggested = await draft();
  expect(suggested).toContain('"ru":{"title":"ru: Lentil soup"}');
  expect(suggested).not.toContain('machine');
  expect((await publish(owner)).status).toBe(200);
  await write(owner, place, 'ru: Lentil soup');
  expect(await draft()).toBe(suggested);
});

test('a named text is suggested anew, and one undo brings back what a person had written', async () => {
  const { owner, place } = await aSoup();
  await aTranslation(owner, place.menu, ['item', 'items', place.item], ['ru', 'Суп']);
  await changeItem(owner, place, { title: 'Red lentil soup' });
  const said = await suggest(owner, place, { fields: ['title'] }, ofItem(place));
  expect(said.document.data[0]?.attributes).toMatchObject({ outdated: false, suggested: ['title'] });
  expect((await undo(owner, activityOf(said))).status).toBe(200);
  const { data } = await listOf(owner, place);
  expect(data.find(({ id }) => id === `items.${place.item}.ru`)?.attributes).toMatchObject({
    data: { title: 'Суп' },
    outdated: true,
    suggested: [],
  });
});

test('all that is missing is suggested in the order of the tree, as one change, and nothing is overwritten', async () => {
  const { owner, place } = await aSoup();
  await describe(owner, place, { description: 'With lemon.\n\nWith bread.', note: 'Hot' });
  await anExtra(owner, place);
  const tea = await anItem(owner, place, { title: 'Mint tea' });
  await aTranslation(owner, place.menu, ['item', 'items', tea], ['ru', 'Чай']);
  const before = await listOf(owner, place);
  const said = await suggest(owner, place, {});
  expect(said.document.meta).toEqual({ stored: 6, left: 0, unfit: [] });
  const { data } = await listOf(owner, place);
  const russian = data.filter(({ id }) => id.endsWith('.ru'));
  expect(russian.filter(({ attributes }) => attributes.missing.length > 0 || attributes.outdated)).toEqual(
    [],
  );
  const texts = russian.map(({ attributes }) => attributes.data);
  expect(texts).toContainEqual({ description: 'ru: With lemon.\n\nWith bread.', note: 'ru: Hot' });
  expect(texts).toContainEqual({ title: 'Чай' });
  expect(said.document.data).toHaveLength(5);
  await undo(owner, activityOf(said));
  expect((await listOf(owner, place)).data.map(({ attributes }) => attributes)).toEqual(
    before.data.map(({ attributes }) => attributes),
  );
});

test('a long menu is suggested in parts, each with what is left', async () => {
  const { owner, place } = await aSoup();
  const data = [
    {
      type: 'sections',
      attributes: { title: 'Soups' },
      relationships: {
        items: {
          data: Array.from({ length: 70 }, (_, n) => ({
            type: 'items',
            attributes: {
              title: `Soup ${n}`,
              price: '5',
              ...(n >= 60 && n < 63 && { description: 'a'.repeat(1990) }),
            },
          })),
        },
      },
    },
  ];
  await call('POST /me/menus/{menu}/relationships/sections', {
    token: owner.token,
    params: { menu: place.menu },
    body: { data },
  });
  const parts = [
    await suggest(owner, place, {}),
    await suggest(owner, place, {}),
    await suggest(owner, place, {}),
  ];
  expect(parts.map(({ document }) => [document.meta.stored, document.meta.left])).toEqual([
    [SUGGESTIONS.texts, 27],
    // Of three long descriptions, one call takes two.
    [19, 8],
    [8, 0],
  ]);
  const last = await suggest(owner, place, {});
  expect([last.document.data, last.headers.get('activity-id')]).toEqual([[], null]);
});

test('a locked title is passed over', async () => {
  const { owner, place } = await aSoup();
  await changeItem(owner, place, { title_locked: true });
  expect((await suggest(owner, place, {}, ofItem(place))).document.data).toEqual([]);
  expect(titlesIn(await suggest(owner, place, {}))).toHaveLength(2);
  expect((await russian(owner, place)).title).toBeUndefined();
});

test('a text that breaks a rule of its field is told and skipped, not stored', async () => {
  const { owner, place } = await aSoup();
  await describe(owner, place, { note: 'Hot\nand sour' });
  const translator = await theTranslator(({ q }) => ({
    translatedText: (q as string[]).map((one) => {
      if (one === 'Lentil soup') return 'x'.repeat(121);
      return one.includes('\n') ? 'Остро и кисло' : `ru: ${one}`;
    }),
  }));
  const said = await suggest(owner, place, {});
  const broken = said.document.meta.unfit.map(({ field, code }) => [field, code]);
  expect(broken).toContainEqual(['title', 'too_long']);
  expect(broken).toContainEqual(['note', 'invalid_format']);
  expect(await russian(owner, place)).toEqual({ title: undefined, suggested: undefined });
  const asked = translator.got.length;
  const next = await suggest(owner, place, { skip: broken.length });
  expect([next.document.data, next.document.meta, translator.got.length]).toEqual([
    [],
    { stored: 0, left: 0, unfit: [] },
    asked,
  ]);
});

test('what a person writes while the machine is asked stays, and a record that went is no failure', async () => {
  const { owner, place } = await aSoup();
  const tea = await anItem(owner, place, { title: 'Mint tea' });
  await theTranslator(async (body) => {
    await aTranslation(owner, place.menu, ['item', 'items', place.item], ['ru', 'Похлёбка']);
    await deleteItem(owner, { ...place, item: tea });
    return translated(body);
  });
  const said = await suggest(owner, place, {});
  expect([said.status, said.document.meta.unfit]).toEqual([200, []]);
  expect(await russian(owner, place)).toEqual({ title: 'Похлёбка', suggested: [] });
});

test('a suggestion for a source that has changed meanwhile is not stored', async () => {
  const { owner, place } = await aSoup();
  await theTranslator(async (body) => {
    await changeItem(owner, place, { title: 'Pea soup' });
    return translated(body);
  });
  const said = await suggest(owner, place, {}, ofItem(place));
  expect([said.status, said.headers.get('activity-id')]).toEqual([200, null]);
  expect(await russian(owner, place)).toEqual({ title: undefined, suggested: undefined });
});

test.each<[string, object, (place: Place) => object, unknown[]]>([
  ['the main language', { locale: 'en' }, ofItem, [422, 'unknown_value']],
  ['fields of no record', { fields: ['title'] }, () => ({}), [422, 'required']],
  ['two records', {}, (place) => ({ ...ofItem(place), ...ofSettings(place) }), [422, 'duplicate_value']],
  ['a field of another kind', { fields: ['note'] }, ofItem, [422, 'unknown_field']],
])('%s cannot be suggested', async (_, attributes, record, expected) => {
  const { owner, place } = await aSoup();
  expect(codes(await suggest(owner, place, attributes, record(place)))).toEqual(expected);
});

test('the main language is a person’s, and the marks are there again when it is another', async () => {
  const { owner, place } = await aSoup();
  await suggest(owner, place, {});
  await changeVenue(owner, { default_locale: 'ru' });
  await describe(owner, place, { note: 'Остро' });
  const translator = await theTranslator();
  const said = await suggest(owner, place, { locale: 'en' }, ofSettings(place));
  expect(said.document.data[0]?.attributes.data).toEqual({ note: 'en: Остро' });
  expect(translator.got.at(-1)?.body).toMatchObject({ source: 'ru', target: 'en' });
  expect((await russian(owner, place)).suggested).toEqual([]);
  await changeVenue(owner, { default_locale: 'en' });
  expect((await russian(owner, place)).suggested).toEqual(['title']);
});

test('suggestions are accepted together: of an item with its extras, or of a menu, as one change with one undo', async () => {
  const { owner, place } = await aSoup();
  await anExtra(owner, place);
  await suggest(owner, place, {});
  const waiting = async () => {
    const { data } = await listOf(owner, place);
    return data.flatMap(({ id, attributes: { suggested } }) => suggested.map(() => id.split('.')[0])).sort();
  };
  const accept = (attributes: object, relationships: object = {}) =>
    call('PATCH /me/menus/{menu}/suggestions', {
      token: owner.token,
      params: { menu: place.menu },
      body: { data: { type: 'suggestions', attributes: { accepted: true, ...attributes }, relationships } },
    });
  expect(await waiting()).toEqual(['extras', 'items', 'menus', 'sections']);
  const ofOne = await accept({}, ofItem(place));
  expect([ofOne.status, ofOne.document.meta.accepted]).toEqual([200, 2]);
  expect(await waiting()).toEqual(['menus', 'sections']);
  expect(await russian(owner, place)).toEqual({ title: 'ru: Lentil soup', suggested: [] });
  expect((await accept({ locale: 'ar' })).document.meta.accepted).toBe(0);
  expect((await accept({ locale: 'ru' })).document.meta.accepted).toBe(2);
  expect(await waiting()).toEqual([]);
  await undo(owner, activityOf(ofOne));
  expect(await waiting()).toEqual(['extras', 'items']);
  await changeItem(owner, place, { title: 'Red lentil soup' });
  await accept({});
  const { data } = await listOf(owner, place);
  expect(data.find(({ id }) => id === `items.${place.item}.ru`)?.attributes.outdated).toBe(false);
});

import { expect, test } from 'vitest';
import { changeItem, changeMenu, codes, deleteItem, ITEM, readItem, venueOf } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { aMenu, anItem, anOwner, aPlace, aSection, type Owner, type Place } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

async function inCurrency(currency: string): Promise<{ owner: Owner; place: Place }> {
  const owner = await anOwner();
  const menu = await aMenu(owner, { currency });
  const section = await aSection(owner, menu);
  return { owner, place: { menu, section, item: await anItem(owner, { menu, section }, { price: '5' }) } };
}

const CASES: [currency: string, sent: string | number, answered: string][] = [
  ['usd', '0.1', '0.10'],
  ['usd', '0.10', '0.10'],
  ['usd', '1.005', '1.01'],
  ['usd', 12.5, '12.50'],
  ['usd', '9999999.99', '9999999.99'],
  ['usd', '9999999.994', '9999999.99'],
  ['usd', '9999999.995', 'too_big'],
  ['usd', '0.004', 'not_positive'],
  ['usd', '0', 'not_positive'],
  ['usd', '-1', 'not_positive'],
  ['usd', '1e3', 'invalid_amount'],
  ['usd', '١٢', 'invalid_amount'],
  ['usd', '', 'invalid_amount'],
  ['kwd', '12.345', '12.345'],
  ['kwd', '0.0004', 'not_positive'],
  ['jpy', '100', '100'],
  ['jpy', '99.5', '100'],
  ['jpy', '0.4', 'not_positive'],
];

test.each(CASES)('a price in %s sent as %s', async (currency, sent, answered) => {
  const { owner, place } = await inCurrency(currency);
  const change = await changeItem(owner, place, { price: sent });
  const made = await call('POST /me/menus/{menu}/sections/{section}/items', {
    token: owner.token,
    params: place,
    body: { data: { type: 'items', attributes: { title: 'Made so', price: sent } } },
  });
  for (const answer of [change, made]) {
    if (/^\d/.test(answered)) expect(answer.document.data.attributes.price).toBe(answered);
    else
      expect([answer.status, answer.errors[0]?.code, answer.errors[0]?.source?.pointer]).toEqual([
        422,
        answered,
        '/data/attributes/price',
      ]);
  }
});

test('a change of a menu’s currency makes nothing free and loses no decimal', async () => {
  const { owner, place } = await inCurrency('usd');
  const { token } = owner;
  const extras = { data: [{ type: 'extras', attributes: { title: 'Cheese', price: '0.25' } }] };
  await changeItem(owner, place, { price: '0.40' }, { relationships: { extras } });
  const change = (currency: string) => changeMenu(owner, place.menu, { currency });
  const shown = async () => {
    const { document } = await readItem(owner, place);
    const draft = await call('GET /me/venue/draft', { token, query: { menu: place.menu } });
    const [section] = (draft.document as { sections: { items: { price: string }[] }[] }).sections;
    const prices = (document.included ?? []).flatMap(({ attributes }) =>
      'price' in attributes ? [attributes.price] : [],
    );
    return [document.data.attributes.price, ...prices, section?.items[0]?.price];
  };
  await change('jpy');
  expect(await shown()).toEqual(['1', '1', '1']);
  await change('usd');
  expect(await shown()).toEqual(['0.40', '0.25', '0.40']);
});

test('the second of two concurrent changes gets a conflict, and nothing is lost', async () => {
  const { owner, place } = await inCurrency('aed');
  const etag = (await readItem(owner, place)).headers.get('etag') ?? '';
  const headers = { 'if-match': etag };
  expect((await changeItem(owner, place, { title: 'Mine' }, { headers })).status).toBe(200);
  const second = await changeItem(owner, place, { title: 'Theirs' }, { headers });
  expect(codes(second)).toEqual([412, 'version_stale']);
  const now = await call(`GET ${ITEM}`, {
    token: owner.token,
    params: place,
    headers: { 'if-none-match': etag },
  });
  expect(now.document.data.attributes.title).toBe('Mine');
  const fresh = now.headers.get('etag') ?? '';
  const unchanged = await call(`GET ${ITEM}`, {
    token: owner.token,
    params: place,
    headers: { 'if-none-match': fresh },
  });
  expect(unchanged.status).toBe(304);
});

test('settings and extras raise the version; a failed write leaves no half', async () => {
  const { owner, place } = await inCurrency('aed');
  const write = (relationships: object, attributes: object = {}) =>
    changeItem(owner, place, attributes, { relationships });
  const versionOf = (headers: Headers) => Number(/^"(\d+)-/.exec(headers.get('etag') ?? '')?.[1]);
  const settings = { data: { type: 'settings', attributes: { description: 'Fresh' } } };
  expect(versionOf((await write({ settings })).headers)).toBe(2);
  const extras = { data: [{ type: 'extras', attributes: { title: 'Cheese', price: '3' } }] };
  const withExtra = await write({ extras });
  expect(versionOf(withExtra.headers)).toBe(3);
  const id = withExtra.document.data.relationships?.extras.data[0]?.id ?? '';
  const data = [
    { type: 'extras', id, attributes: { price: '4' } },
    { type: 'extras', id: place.item, attributes: { title: 'No extra' } },
  ];
  const broken = await write({ extras: { data } }, { title: 'Never' });
  expect([broken.status, broken.errors[0]?.source?.pointer]).toEqual([
    404,
    '/data/relationships/extras/data/1/id',
  ]);
  const after = await readItem(owner, place);
  expect(after.document.data.attributes.title).toBe('Shish tawook');
  expect(after.document.included?.find(({ type }) => type === 'extras')?.attributes).toMatchObject({
    title: 'Cheese',
    price: '3.00',
  });
});

test('every write call on content is recorded once, with its values before and after', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await changeItem(owner, place, { title: 'Mixed grill', is_new: true });
  await call('PATCH /me/menus/{menu}/sections/{section}/relationships/items', {
    token: owner.token,
    params: place,
    body: { data: [{ type: 'items', id: place.item, attributes: { disabled: true } }] },
  });
  await deleteItem(owner, place);
  const { app } = await theServer();
  const rows = await app.db
    .selectFrom('activity')
    .selectAll()
    .where('venue_id', '=', owner.venueId)
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual([
    'venue_create',
    'create',
    'create',
    'create',
    'update',
    'update',
    'delete',
  ]);
  expect(rows[4]).toMatchObject({
    user_id: owner.user.id,
    support_user_id: null,
    changes: [
      {
        record: { type: 'items', id: place.item },
        before: { is_new: false, texts: { en: { title: 'Shish tawook' } } },
        after: { is_new: true, texts: { en: { title: 'Mixed grill' } } },
      },
    ],
  });
  expect((await venueOf(owner)).unpublished_changes).toBe(rows.length);
});

test('an extra may occur only once in a call', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const extra = (attributes: object, id?: string) => ({ type: 'extras', ...(id && { id }), attributes });
  const write = (...data: object[]) => changeItem(owner, place, {}, { relationships: { extras: { data } } });
  const made = await write(extra({ title: 'Cheese', price: '1' }));
  const id = made.document.data.relationships?.extras.data[0]?.id ?? '';
  const twice = await write(extra({ _destroy: true }, id), extra({ title: 'Halloumi' }, id.toUpperCase()));
  expect([twice.status, twice.errors[0]?.code, twice.errors[0]?.source?.pointer]).toEqual([
    422,
    'duplicate_value',
    '/data/relationships/extras/data/1/id',
  ]);
});

test('a new extra gets every problem at once, and one without an id can’t be removed', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const data = [{ _destroy: true }, {}, { title: 'Cheese', price: '1' }].map((attributes) => ({
    type: 'extras',
    attributes,
  }));
  const refused = await changeItem(owner, place, {}, { relationships: { extras: { data } } });
  expect(refused.errors.map(({ code, source }) => [code, source?.pointer])).toEqual([
    ['required', '/data/relationships/extras/data/0/id'],
    ['required', '/data/relationships/extras/data/1/attributes/title'],
    ['required', '/data/relationships/extras/data/1/attributes/price'],
  ]);
});

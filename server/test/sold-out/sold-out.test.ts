import { describe, expect, test } from 'vitest';
import { branchOf, copyOf, syncNow } from '../sync/syncing.ts';
import {
  changeItem,
  changeVenue,
  codes,
  DAY,
  deleteItem,
  HOUR,
  publish,
  undo,
  venueOf,
} from '../tools/actions.ts';
import { activityOf, call } from '../tools/client.ts';
import { anExtra, anItem, anOwner, aPlace, type Owner, type Place } from '../tools/factories.ts';
import { shiftClock, stopClock, theServer } from '../tools/harness.ts';
import { bringBack, sellOut } from './sold-out.ts';

type By = Pick<Owner, 'token'>;

const listed = async ({ token }: By, q?: string) => {
  const { document } = await call('GET /me/venue/availabilities', {
    token,
    query: q === undefined ? {} : { q },
  });
  return document.data.map(({ id, attributes }) => ({ id, ...attributes }));
};

const page = async (by: By, headers: Record<string, string> = {}) => {
  const [{ url }, { slug }] = [await theServer(), await venueOf(by)];
  return fetch(`${url}/m/${slug}/dinner?lang=en`, { headers });
};

const refusal = ({ status, errors: [first] }: Awaited<ReturnType<typeof sellOut>>) => [
  status,
  first?.code,
  first?.source?.pointer,
];

/** How often a guest reads that something is sold out. */
const seen = async (by: By) => (await (await page(by)).text()).match(/>Sold out</g)?.length ?? 0;

async function published(): Promise<{ owner: Owner; place: Place; extra: string }> {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const extra = await anExtra(owner, place);
  await publish(owner);
  return { owner, place, extra };
}

test('a mark is at guests at once, without a publication, with a tag of its own', async () => {
  const { owner, place, extra } = await published();
  const before = await page(owner);
  const tag = before.headers.get('etag') ?? '';
  await sellOut(owner, [place.item, extra]);
  const after = await page(owner, { 'if-none-match': tag });
  expect([after.status, await seen(owner)]).toEqual([200, 2]);
  expect(await venueOf(owner)).toMatchObject({ publication_number: 1, unpublished_changes: 0 });
  expect(await listed(owner)).toMatchObject([
    { record_type: 'items', title: 'Shish tawook', above: ['Dinner', 'Grill'], sold_out: true, until: null },
    { record_type: 'extras', title: 'Cheese', above: ['Dinner', 'Grill', 'Shish tawook'], sold_out: true },
  ]);
  await bringBack(owner, [place.item, extra]);
  expect((await page(owner, { 'if-none-match': tag })).status).toBe(304);
  expect(await listed(owner)).toEqual([]);
});

test('a publication, a change and a stay in the bin leave the mark alone', async () => {
  const { owner, place } = await published();
  await sellOut(owner, [place.item]);
  await changeItem(owner, place, { title: 'Mixed grill' });
  await publish(owner);
  expect(await seen(owner)).toBe(1);
  const deleted = await deleteItem(owner, place);
  expect(await listed(owner)).toEqual([]);
  await undo(owner, activityOf(deleted));
  expect(await listed(owner)).toMatchObject([{ title: 'Mixed grill', sold_out: true }]);
});

test('a mark ends by itself: pages are made anew when it does, and caches keep none beyond it', async () => {
  stopClock();
  const { owner, place } = await published();
  await sellOut(owner, [place.item], 1);
  expect(await seen(owner)).toBe(1);
  shiftClock(HOUR - 3000);
  const shared = await page(owner);
  expect(shared.headers.get('cache-control')).toMatch(/s-maxage=3$/);
  expect(await shared.text()).toContain('>Sold out<');
  shiftClock(3000);
  expect(await seen(owner)).toBe(0);
  expect(await listed(owner)).toEqual([]);
});

describe('the end of a mark', () => {
  const inDubai = async () => {
    const owner = await anOwner();
    await changeVenue(owner, { time_zone: 'Asia/Dubai' });
    return owner;
  };
  const endOf = async (until: string | number | null) => {
    const owner = await inDubai();
    const { item } = await aPlace(owner);
    const { document } = await sellOut(owner, [item], until);
    return Date.parse(document.data[0]?.attributes.until ?? '');
  };

  test('hours, a date on the venue’s clock, an instant, or none', async () => {
    expect(Math.abs((await endOf(4)) - Date.now() - 4 * HOUR)).toBeLessThan(60_000);
    expect(await endOf('2199-12-01 18:00')).toBe(Date.parse('2199-12-01T14:00:00Z'));
    expect(await endOf('2199-12-01T18:00+03:00')).toBe(Date.parse('2199-12-01T15:00:00Z'));
    expect(await endOf(null)).toBeNaN();
  });

  test('the next opening, which the list tells before', async () => {
    const owner = await inDubai();
    const { item } = await aPlace(owner);
    const { document } = await call('GET /me/venue/availabilities', { token: owner.token });
    expect(document.meta).toMatchObject({
      opening: expect.stringContaining('T02:00:00'),
      time_zone: 'Asia/Dubai',
    });
    await sellOut(owner, [item], 'opening');
    expect((await listed(owner))[0]?.until).toBe(document.meta.opening);
  });

  test('what is past or no time is refused with its pointer', async () => {
    const owner = await anOwner();
    const { item } = await aPlace(owner);
    const refused = async (until: string | number) => refusal(await sellOut(owner, [item], until));
    const pointer = '/data/0/attributes/until';
    expect(await refused('2020-01-01 10:00')).toEqual([422, 'date_in_past', pointer]);
    expect(await refused('tomorrow')).toEqual([422, 'invalid_format', pointer]);
    expect(await refused(0)).toEqual([422, 'too_small', pointer]);
    expect(await listed(owner)).toEqual([]);
  });
});

test('a mark is undone and redone at guests too, and is refused when somebody has said something else since', async () => {
  const { owner, place, extra } = await published();
  await sellOut(owner, [place.item], 4);
  const first = await listed(owner);
  const both = await sellOut(owner, [place.item, extra]);
  expect((await listed(owner)).map(({ until }) => until)).toEqual([null, null]);
  const back = await undo(owner, activityOf(both));
  expect([await listed(owner), await seen(owner)]).toEqual([first, 1]);
  const again = await undo(owner, activityOf(back));
  expect(await seen(owner)).toBe(2);
  await bringBack(owner, [extra]);
  expect(codes(await undo(owner, activityOf(again)))).toMatchObject([409, 'changed_since']);
  expect(await seen(owner)).toBe(1);
});

test('marks stand in the way of no other undo', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const item = await anItem(owner, place, { title: 'Kofta' });
  const { document } = await call('GET /me/activity', { token: owner.token, query: { 'page[size]': 1 } });
  await sellOut(owner, [item]);
  expect((await undo(owner, document.data[0]?.id ?? '')).status).toBe(200);
});

test('the last word counts, and saying the same again is no change', async () => {
  const { owner, place } = await published();
  await Promise.all([
    sellOut(owner, [place.item], 1),
    bringBack(owner, [place.item]),
    sellOut(owner, [place.item]),
  ]);
  await sellOut(owner, [place.item]);
  const since = (await listed(owner))[0]?.since;
  const same = await sellOut(owner, [place.item]);
  expect(same.headers.get('activity-id')).toBeNull();
  // Another end is a change, and it is sold out since then.
  await sellOut(owner, [place.item], 4);
  expect((await listed(owner))[0]?.since).toBe(since);
  const twice = await sellOut(owner, [place.item, place.item]);
  expect(refusal(twice)).toEqual([422, 'duplicate_value', '/data/1/id']);
});

test('of many words at once about one dish each is taken', async () => {
  const { owner, place } = await published();
  const word = (n: number) =>
    n % 3 === 0 ? bringBack(owner, [place.item]) : sellOut(owner, [place.item], (n % 5) + 1);
  const said = await Promise.all(Array.from({ length: 24 }, (_, n) => word(n)));
  expect(said.filter(({ status }) => status >= 300).map(refusal)).toEqual([]);
});

test('search finds items and extras with the spelling taken lightly, the other venue’s never', async () => {
  const { owner, place } = await published();
  const stranger = await published();
  await anItem(owner, place, { title: 'Crème brûlée' });
  expect(await listed(owner, 'BRULEE')).toMatchObject([{ title: 'Crème brûlée', sold_out: false }]);
  expect(await listed(owner, 'che')).toMatchObject([{ record_type: 'extras', title: 'Cheese' }]);
  expect(refusal(await sellOut(owner, [stranger.place.item]))).toEqual([404, 'unknown_record', '/data/0/id']);
  expect(refusal(await sellOut(owner, [place.menu]))).toEqual([404, 'unknown_record', '/data/0/id']);
});

test('a sync takes no mark along, and writes over none', async () => {
  const { owner, place } = await published();
  const branch = await branchOf(owner);
  await sellOut(owner, [place.item]);
  await syncNow(owner, { child_ids: [branch.venueId] });
  const copy = await copyOf(branch, place);
  expect(await listed(branch)).toEqual([]);
  await sellOut(branch, [copy.item], 4);
  await bringBack(owner, [place.item]);
  await changeItem(owner, place, { title: 'Mixed grill' });
  await syncNow(owner);
  expect(await listed(branch)).toMatchObject([{ id: copy.item, title: 'Mixed grill', sold_out: true }]);
  expect(await listed(owner)).toEqual([]);
});

test('a copy of a dish is to be had, and a dish that is gone for good takes its mark along', async () => {
  const { owner, place } = await published();
  const { db } = (await theServer()).app;
  await sellOut(owner, [place.item]);
  const { menu, section, item } = place;
  await call('POST /me/menus/{menu}/sections/{section}/items/{item}/duplicate', {
    token: owner.token,
    params: { menu, section, item },
  });
  expect(await listed(owner, 'tawook')).toMatchObject([{ sold_out: true }, { sold_out: false }]);
  await deleteItem(owner, place);
  await call('DELETE /me/bin/{record}', { token: owner.token, params: { record: item } });
  expect(await db.selectFrom('sold_out').selectAll().where('item_id', '=', item).execute()).toEqual([]);
});

test('an end that has passed can’t be given back', async () => {
  const { owner, place } = await published();
  await sellOut(owner, [place.item], 1);
  const forGood = await sellOut(owner, [place.item]);
  shiftClock(DAY);
  await undo(owner, activityOf(forGood));
  expect(await listed(owner)).toEqual([]);
});

import { basename } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sellOut } from '../sold-out/sold-out.ts';
import {
  cardsOf,
  changeItem,
  changeMenu,
  changeVenue,
  deleteItem,
  dishCardsOf,
  moveItem,
  publish,
  venueOf,
} from '../tools/actions.ts';
import {
  aMenu,
  anItem,
  anOwner,
  anUpload,
  aPlace,
  aSection,
  aTranslation,
  lay,
  type Owner,
  type Place,
  photograph,
} from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

/** Asks for an address below a venue's, and follows nothing. */
async function ask(owner: Owner, rest: string, init: RequestInit = {}): Promise<Response> {
  const { url } = await theServer();
  const { slug } = await venueOf(owner);
  return fetch(`${url}/m/${slug}${rest}`, { redirect: 'manual', ...init });
}

const numberOf = async (id: string) => {
  const { app } = await theServer();
  const row = await app.db.selectFrom('items').select('number').where('id', '=', id).executeTakeFirst();
  return row?.number ?? 0;
};

type Published = { owner: Owner; place: Place; number: number; slug: string };

/** A published dish with a photo, in English and Arabic. */
async function published(): Promise<Published> {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await photograph(owner, place, await anUpload(owner.token));
  await changeVenue(owner, { extra_locales: ['ar'] });
  await aTranslation(owner, place.menu, ['item', 'items', place.item], ['ar', 'شيش طاووق']);
  await publish(owner);
  const { slug } = await venueOf(owner);
  return { owner, place, number: await numberOf(place.item), slug };
}

const statusAndPlace = ({ status, headers }: Response) => [status, headers.get('location')];
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="?${name}"? content="([^"]*)"`).exec(html)?.[1];

test('a dish has an address of its own, kept and sent as the pages beside it', async () => {
  const { owner, number, slug } = await published();
  const { url } = await theServer();
  const path = `/dinner/${number}?lang=en`;
  const first = await ask(owner, path, { headers: { 'accept-encoding': 'identity' } });
  const html = await first.text();
  expect(meta(html, 'og:title')).toContain('Shish tawook');
  expect(html).toContain(`content="0;url=${url}/m/${slug}/dinner?lang=en#item-${number}"`);
  const beside = await ask(owner, '/dinner?lang=en');
  const common = (of: Response) =>
    ['cache-control', 'vary', 'content-language', 'x-content-type-options', 'referrer-policy'].map((name) =>
      of.headers.get(name),
    );
  expect([first.status, ...common(first)]).toEqual([200, ...common(beside)]);
  expect(first.headers.get('content-security-policy')).toMatch(/style-src 'sha256-/);
  const etag = first.headers.get('etag') ?? '';
  expect((await ask(owner, path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const head = await ask(owner, path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    ...[200, String(Buffer.byteLength(html)), ''],
  ]);
  const brotli = await ask(owner, path, { headers: { 'accept-encoding': 'br' } });
  expect(brotli.headers.get('content-encoding')).toBe('br');
  const chosen = await ask(owner, `/dinner/${number}`, { headers: { 'accept-language': 'ar' } });
  expect(chosen.headers.get('cache-control')).toMatch(/^private/);
  expect(await chosen.text()).toMatch(/<html lang=ar dir=rtl>[\s\S]*شيش طاووق/);
});

test('it holds when the dish, its menu and the venue have other names, and when the dish is sold out', async () => {
  const { owner, place, number, slug } = await published();
  const { url } = await theServer();
  const etagOf = async () => (await ask(owner, `/dinner/${number}?lang=en`)).headers.get('etag');
  const etag = await etagOf();
  await sellOut(owner, [place.item]);
  expect(await etagOf()).toBe(etag);
  await changeItem(owner, place, { title: 'Mixed grill' });
  await changeMenu(owner, place.menu, { title: 'Supper' });
  const next = `${slug}-shared`;
  await changeVenue(owner, { slug: next });
  await publish(owner);
  const former = await fetch(`${url}/m/${slug}/dinner/${number}?lang=en`, { redirect: 'manual' });
  expect(statusAndPlace(former)).toEqual([301, `${url}/m/${next}/dinner/${number}?lang=en`]);
  const html = await (await ask(owner, `/dinner/${number}?lang=en`)).text();
  expect(meta(html, 'og:title')).toContain('Mixed grill');
  expect(html).toContain(`/m/${next}/dinner?lang=en#item-${number}"`);
});

test('a dish that is gone leads to its menu, one that has moved to its other menu', async () => {
  const { owner, place, number, slug } = await published();
  const { url } = await theServer();
  const shared = () => ask(owner, `/dinner/${number}?lang=ar`).then(statusAndPlace);
  await anItem(owner, place);
  const lunch = await aMenu(owner, { title: 'Lunch' });
  await moveItem(owner, place, await aSection(owner, lunch));
  await publish(owner);
  expect(await shared()).toEqual([302, `${url}/m/${slug}/lunch/${number}?lang=ar`]);
  const [section] = await (await theServer()).app.db
    .selectFrom('sections')
    .select('id')
    .where('parent_id', '=', lunch)
    .execute();
  await deleteItem(owner, { menu: lunch, section: section?.id ?? '', item: place.item });
  await publish(owner);
  expect(await shared()).toEqual([302, `${url}/m/${slug}/dinner?lang=ar`]);
});

test('no other number, menu or venue answers as a dish', async () => {
  const [{ owner, number, slug }, other] = [await published(), await published()];
  const { url } = await theServer();
  const foreign = await numberOf(await anItem(other.owner, other.place));
  await publish(other.owner);
  expect(foreign).not.toBe(number);
  expect(statusAndPlace(await ask(owner, `/dinner/${foreign}?lang=en`))).toEqual([
    ...[302, `${url}/m/${slug}/dinner?lang=en`],
  ]);
  const [card = ''] = await dishCardsOf(owner, 'dinner', [number]);
  expect((await fetch(card)).status).toBe(200);
  expect((await fetch(card.replace(`item-${number}.`, `item-${foreign}.`))).status).toBe(404);
  const statusOf = async (rest: string) => (await ask(owner, `${rest}?lang=en`)).status;
  for (const malformed of [
    '0',
    '-1',
    '1e3',
    '01',
    '1.5',
    '9'.repeat(10),
    '9'.repeat(500),
    '٢',
    '%00',
    'null',
  ])
    expect([malformed, await statusOf(`/dinner/${malformed}`)]).toEqual([malformed, 404]);
  for (const path of [`/brunch/${number}`, `/menus/${number}`, `/dinner/${number}/1`, `/dinner/1/allergens`])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  expect((await fetch(`${url}/m/nobody-has-this/dinner/${number}`)).status).toBe(404);
  expect((await fetch(`${url}/m/-/dinner/${number}`)).status).toBe(404);
});

test('a shared dish shows its photo with its title and price, in each language, until it is another one', async () => {
  const { owner, place, number, slug } = await published();
  const { url } = await theServer();
  const cardAt = async (name: string) => {
    const answer = await fetch(`${url}/c/${slug}/${name}.jpg`);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const [ofVenue = ''] = (await cardsOf(owner)).split('/').slice(-1);
  const html = await (await ask(owner, `/dinner/${number}?lang=ar`)).text();
  const [arabic = ''] = await dishCardsOf(owner, 'dinner', [number], 'ar');
  expect([meta(html, 'og:image'), arabic]).toEqual([
    arabic,
    expect.stringMatching(`${ofVenue}-ar-item-${number}[.][0-9]+[.]jpg$`),
  ]);
  const [english = ''] = await dishCardsOf(owner, 'dinner', [number]);
  const names = [basename(english, '.jpg'), basename(arabic, '.jpg'), `${ofVenue}-en`];
  const cards = await Promise.all(names.map(cardAt));
  expect(await sharp(cards[0]?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(new Set(cards.map(({ status, bytes }) => `${status} ${bytes.toString('base64')}`)).size).toBe(3);
  expect((await cardAt(names[0] ?? '')).bytes.equals(cards[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  for (const none of [
    'ru-item-1.1',
    `en-item-${number}.1`,
    'en-item-0.1',
    'en-item-999999999.1',
    `en-item-${number}`,
  ])
    expect([none, (await cardAt(`${ofVenue}-${none}`)).status]).toEqual([none, 404]);
  const plain = await anItem(owner, place);
  await publish(owner);
  // Nothing of the dish has changed with this publication.
  expect(await dishCardsOf(owner, 'dinner', [number])).toEqual([english]);
  const ofPlain = await numberOf(plain);
  expect((await cardAt(`${ofVenue}-en-item-${ofPlain}.2`)).status).toBe(404);
  const page = await (await ask(owner, `/dinner/${ofPlain}?lang=en`)).text();
  expect(meta(page, 'og:image')).toBe(`${await cardsOf(owner)}-en.jpg`);
  await changeItem(owner, place, { price: '57' });
  await publish(owner);
  expect(await dishCardsOf(owner, 'dinner', [number])).not.toEqual([english]);
});

test('the cards of many dishes that are asked for at once are all made', async () => {
  const { owner, place } = await published();
  const { app } = await theServer();
  await lay(app.db, place, 12);
  await changeItem(owner, place, { title: 'Mixed grill' });
  await publish(owner);
  const dishes = await app.db
    .selectFrom('items')
    .select('number')
    .where('parent_id', '=', place.section)
    .execute();
  expect(dishes).toHaveLength(12);
  const cards = await dishCardsOf(
    owner,
    'dinner',
    dishes.map(({ number }) => number),
  );
  const answers = await Promise.all(cards.map((address) => fetch(address)));
  expect(answers.map(({ status }) => status)).toEqual(dishes.map(() => 200));
});
